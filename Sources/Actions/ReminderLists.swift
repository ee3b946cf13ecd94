import Core
package import Foundation
package import Store

/// A reminder with the moment of its next notice.
package struct ComingReminder: StoreRow {
    package let reminder: ReminderRecord
    package let moment: Date
    /// When it was to come, where it is held since.
    package let heldSince: Date?

    private enum Column: String, CodingKey { case moment, heldSince }

    package init(from decoder: any Decoder) throws {
        reminder = try ReminderRecord(from: decoder)
        let columns = try decoder.container(keyedBy: Column.self)
        moment = try columns.decode(Date.self, forKey: .moment)
        heldSince = try columns.decodeIfPresent(Date.self, forKey: .heldSince)
    }
}

extension Session {
    /// Reminders that are still to be told, next first.
    package func comingReminders(offset: Int, limit: Int) throws -> [ComingReminder] {
        try coming("TRUE", offset: offset, limit: limit)
    }

    package func comingReminderCount() throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT COUNT(*) FROM reminder CROSS JOIN timer ON kind = 'reminder' AND row = reminder.id
                WHERE \(own(.reminder))
                """) ?? 0
    }

    /// What is to be told by now, in the order of the timers.
    package func dueReminders(limit: Int) throws -> [ComingReminder] {
        // No notice is before its due date, so that the index of due dates finds them.
        try coming("reminder.due <= \(now.stored) AND timer.due <= \(now.stored)", offset: 0, limit: limit)
    }

    /// Notices of these are given in this piece; the list is marked by who gives them, so that they go first.
    package func noteNotices(_ told: [ComingReminder]) throws {
        for one in told {
            let id = one.reminder.id
            try stopReminding(of: .reminder(id))
            try db.run(
                "UPDATE reminder SET noticeDue = \((one.heldSince ?? one.moment).stored), noticeAt = \(now.stored) WHERE id = \(id)"
            )
        }
    }

    /// Reminders said as times of day in a zone that was only assumed are at that time in the right one.
    func moveReminders(from old: TimeZone, to new: TimeZone) throws {
        let reminders = try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder
                WHERE isWallTime AND NOT isDone AND noticeAt IS NULL AND \(changeable(.reminder)) ORDER BY id
                """)
        for reminder in reminders {
            guard let due = WallTime(reminder.due, in: old).moments(in: new).dates.first else { continue }
            try db.run("UPDATE reminder SET due = \(due.stored) WHERE id = \(reminder.id)")
            try markReminder(reminder.id)
        }
    }

    private func coming(_ condition: Query, offset: Int, limit: Int) throws -> [ComingReminder] {
        try ComingReminder.fetchAll(
            db,
            literal: """
                SELECT reminder.*, timer.due AS moment, timer.since AS heldSince FROM reminder
                CROSS JOIN timer ON kind = 'reminder' AND row = reminder.id
                WHERE \(own(.reminder)) AND \(condition) ORDER BY timer.due, timer.id
                LIMIT \(limit) OFFSET \(offset)
                """)
    }
}
