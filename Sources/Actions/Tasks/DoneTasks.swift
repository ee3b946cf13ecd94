package import Core
package import Foundation
package import Store

/// Something that was finished, or one time of what comes again.
package struct DoneTask: Sendable {
    package let task: TaskRecord
    package let at: Date
    package let person: PersonID?
    /// It comes again; this was one time of it.
    package let isRun: Bool
}

extension Session {
    /// What was finished within days, both included, the last first.
    package func doneTasks(from first: Int, to last: Int, offset: Int, limit: Int) throws -> [DoneTask] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM (\(doneRows(first, last))) ORDER BY at DESC, id DESC LIMIT \(limit) OFFSET \(offset)
                """)
        return try rows.compactMap { row in
            guard let task = try task(row["id"]) else { return nil }
            let at = Date(timeIntervalSince1970: row["at"])
            return DoneTask(task: task, at: at, person: row["person"], isRun: (row["isRun"] as Int) == 1)
        }
    }

    package func doneCount(from first: Int, to last: Int) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM (\(doneRows(first, last)))") ?? 0
    }

    /// Something was finished before a day.
    package func hasDone(before day: Int) throws -> Bool { try doneCount(from: 0, to: day - 1) > 0 }

    private func doneRows(_ first: Int, _ last: Int) -> Query {
        let zone = settings.timeZone
        let (from, to) = (FloatingTime(day: first).moment(in: zone), FloatingTime(day: last + 1).moment(in: zone))
        return """
            SELECT task.id, doneAt AS at, doneBy AS person, 0 AS isRun FROM task
            WHERE \(toDo) AND parent IS NULL AND doneAt >= \(from.stored) AND doneAt < \(to.stored)
            UNION ALL
            SELECT task.id, taskRun.at, taskRun.person, 1 FROM taskRun JOIN task ON task.id = taskRun.task
            WHERE \(toDo) AND NOT isSkipped AND taskRun.at >= \(from.stored) AND taskRun.at < \(to.stored)
                AND taskRun.at IS NOT doneAt
            """
    }
}
