package import Core
package import Store

extension Session {
    /// Open tasks of the viewer's of that title; where none is called just so, those that have it in theirs.
    package func ownTasks(titled words: String, limit: Int) throws -> [TaskRecord] {
        for condition in isTitled(words) {
            let found = try TaskRecord.fetchAll(
                db,
                literal: """
                    SELECT * FROM task WHERE \(own(.task)) AND doneAt IS NULL AND \(condition)
                    ORDER BY id DESC LIMIT \(limit)
                    """)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What is open of the viewer's own and somebody was asked to do, the newest first; of that person where one is named.
    package func askedTasks(of person: PersonID? = nil, limit: Int) throws -> [TaskRecord] {
        let condition: Query = person.map { "assignee = \($0)" } ?? "assignee IS NOT NULL"
        return try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(own(.task)) AND doneAt IS NULL AND \(condition) ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// What the actor was asked to do and has not answered yet.
    package func unansweredTasks(limit: Int) throws -> [TaskRecord] {
        let isAsked: Query = "assignee = \(actor) AND NOT isAccepted AND doneAt IS NULL"
        // Every line asks this, and hardly anybody waits: the long rule of who sees what is left out then.
        guard try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM task WHERE \(isAsked))") == true else {
            return []
        }
        return try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(isAsked) AND \(visible(.task)) ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// What the actor has taken of others and is open.
    package func takenTasks(limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE assignee = \(actor) AND isAccepted AND doneAt IS NULL AND \(visible(.task))
                ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// What the actor was asked to do, or has taken, and is open, of that title.
    package func tasksForOthers(titled words: String, limit: Int) throws -> [TaskRecord] {
        for condition in isTitled(words) {
            let found = try TaskRecord.fetchAll(
                db,
                literal: """
                    SELECT * FROM task WHERE assignee = \(actor) AND doneAt IS NULL AND \(visible(.task)) AND \(condition)
                    ORDER BY id DESC LIMIT \(limit)
                    """)
            if !found.isEmpty { return found }
        }
        return []
    }
}
