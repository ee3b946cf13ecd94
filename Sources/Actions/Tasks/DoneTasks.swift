package import Core
package import Foundation
package import Store

/// Something that was finished, or one time of what comes again.
package struct DoneThing: Sendable {
    package let thing: Thing
    package let title: String
    /// nil for what a reminder told of.
    package let task: TaskRecord?
    package let at: Date
    package let person: PersonID?
    /// It comes again; this was one time of it.
    package let isRun: Bool
}

extension Session {
    /// What was finished within days, both included, the last first.
    package func doneThings(from first: Int, to last: Int, offset: Int, limit: Int) throws -> [DoneThing] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM (\(doneRows(first, last))) ORDER BY at DESC, id DESC LIMIT \(limit) OFFSET \(offset)
                """)
        return try rows.compactMap(doneThing)
    }

    private func doneThing(_ row: SQLRow) throws -> DoneThing? {
        let at = Date(timeIntervalSince1970: row["at"]), isRun = (row["isRun"] as Int) == 1, id: Int64 = row["id"]
        if (row["isTask"] as Int) == 1 {
            return try task(TaskID(id)).map {
                DoneThing(
                    thing: .task($0.id), title: $0.title, task: $0, at: at, person: row["person"], isRun: isRun)
            }
        }
        return try reminder(ReminderID(id)).map {
            DoneThing(
                thing: .reminder($0.id), title: $0.shortText, task: nil, at: at, person: row["person"], isRun: isRun)
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
            SELECT task.id, doneAt AS at, doneBy AS person, 0 AS isRun, 1 AS isTask FROM task
            WHERE \(toDo) AND parent IS NULL AND doneAt >= \(from.stored) AND doneAt < \(to.stored)
            UNION ALL
            SELECT task.id, taskRun.at, taskRun.person, 1, 1 FROM taskRun JOIN task ON task.id = taskRun.task
            WHERE \(toDo) AND NOT isSkipped AND taskRun.at >= \(from.stored) AND taskRun.at < \(to.stored)
                AND taskRun.at IS NOT doneAt
            UNION ALL
            SELECT reminder.id, reminderRun.at, reminderRun.person, rule IS NOT NULL, 0 FROM reminder
            JOIN reminderRun ON reminderRun.reminder = reminder.id
            WHERE \(own(.reminder)) AND reminderRun.at >= \(from.stored) AND reminderRun.at < \(to.stored)
            """
    }
}
