package import Core
package import Store

/// What of a to-do is still as it was made, as far as the journal knows.
package struct TaskAsMade {
    /// A column that a line can fill.
    package enum Part: String, CaseIterable, Sendable { case start, due, priority, occasion, place }

    package let parts: Set<Part>
    package let labels: [String]
}

extension Session {
    /// Nothing is as it was made where the journal no longer goes back so far.
    package func asMade(_ id: TaskID) throws -> TaskAsMade {
        let parts = try TaskAsMade.Part.allCases.filter { part in
            try Bool.fetchOne(
                db,
                literal: """
                    SELECT json_extract(new, '$.' || \(part.rawValue)) IS task.\(sql: part.rawValue)
                    FROM change JOIN task ON task.id = rowID
                    WHERE tableName = 'task' AND rowID = \(id) AND old IS NULL ORDER BY change.id DESC LIMIT 1
                    """) == true
        }
        let labels = try String.fetchAll(
            db,
            literal: """
                SELECT label FROM taskLabel WHERE task = \(id) AND EXISTS (
                    SELECT 1 FROM change AS own JOIN change AS made ON made.entry = own.entry
                    WHERE own.tableName = 'taskLabel' AND own.rowID = taskLabel.id AND own.old IS NULL
                        AND made.tableName = 'task' AND made.rowID = \(id) AND made.old IS NULL)
                """)
        return TaskAsMade(parts: Set(parts), labels: labels)
    }

    /// It is open, nothing hangs on it, and nobody has changed it since it was made.
    package func isUntouched(_ task: TaskRecord) throws -> Bool {
        guard !task.isDone, try steps(of: task.id).isEmpty, try photos(of: .task(task.id)).isEmpty else { return false }
        return try Bool.fetchOne(
            db,
            literal: """
                SELECT NOT EXISTS (SELECT 1 FROM change
                    WHERE tableName = 'task' AND rowID = \(task.id) AND old IS NOT NULL)
                """) == true
    }

    /// What to-dos that are gone were called when they went.
    package func titlesOfGone(_ ids: [TaskID]) throws -> [String] {
        try ids.compactMap { id in
            try String.fetchOne(
                db,
                literal: """
                    SELECT json_extract(old, '$.title') FROM change
                    WHERE tableName = 'task' AND rowID = \(id) AND new IS NULL
                        AND NOT EXISTS (SELECT 1 FROM task WHERE task.id = \(id))
                    ORDER BY change.id DESC LIMIT 1
                    """)
        }
    }
}
