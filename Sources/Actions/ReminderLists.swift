package import Core
package import Foundation
package import Store

/// A reminder with the moment of its next notice.
package struct ComingReminder: StoreRow {
    package let reminder: ReminderRecord
    package private(set) var moment: Date
    /// When it was to come, where it is held since.
    package private(set) var heldSince: Date?

    private enum Column: String, CodingKey { case moment, heldSince }

    package init(from decoder: any Decoder) throws {
        reminder = try ReminderRecord(from: decoder)
        let columns = try decoder.container(keyedBy: Column.self)
        moment = try columns.decode(Date.self, forKey: .moment)
        heldSince = try columns.decodeIfPresent(Date.self, forKey: .heldSince)
    }

    /// The last notice was put off to then.
    package var isPutOff: Bool { moment == reminder.snoozeDue }

    /// One of its later notices.
    fileprivate func told(at moment: Date) -> ComingReminder {
        var later = self
        (later.moment, later.heldSince) = (moment, nil)
        return later
    }
}

extension Session {
    /// Reminders that are still to be told, next first.
    package func comingReminders(offset: Int, limit: Int) throws -> [ComingReminder] {
        try comingReminders("TRUE", offset: offset, limit: limit)
    }

    private func comingReminders(
        _ condition: Query, about: Query = "TRUE", offset: Int, limit: Int
    ) throws -> [ComingReminder] {
        try ComingReminder.fetchAll(
            db,
            literal: """
                SELECT reminder.*, min(timer.due) AS moment, max(timer.since) AS heldSince FROM reminder
                CROSS JOIN timer ON kind IN ('reminder', 'snooze') AND row = reminder.id
                WHERE \(own(.reminder)) AND \(about) AND \(isOfSeenTask) GROUP BY reminder.id HAVING \(condition)
                ORDER BY moment, reminder.id LIMIT \(limit) OFFSET \(offset)
                """)
    }

    /// What is told next of a to-do or an event.
    package func firstNotice(about thing: Thing) throws -> ComingReminder? {
        try comingReminders("TRUE", about: isAbout(thing), offset: 0, limit: 1).first
    }

    /// Those that are told within some days, next first; of what repeats the first moment there.
    package func comingReminders(on days: ClosedRange<Int>) throws -> [ComingReminder] {
        let span = CalendarSpan(days, in: settings.timeZone)
        let isThen: Query =
            "moment < \(span.end.stored) AND (moment >= \(span.start.stored) OR rule IS NOT NULL)"
        return try comingReminders(isThen, offset: 0, limit: Self.mostOfDays).compactMap { coming in
            if coming.moment >= span.start { return coming }
            let all = coming.reminder.repeatsByRule ? coming.reminder.occurrences(in: settings.timeZone) : nil
            return all?.next(after: span.start.addingTimeInterval(-1)).flatMap { next in
                next < span.end ? coming.told(at: next) : nil
            }
        }.sorted { ($0.moment, $0.reminder.id.rawValue) < ($1.moment, $1.reminder.id.rawValue) }
    }

    private static let mostOfDays = 1_000

    /// Those that have all of some words in their own, next first; what tells of a thing to do or an event is that.
    package func comingReminders(saying words: SearchWords, limit: Int) throws -> [ComingReminder] {
        let match = words.match(.whole, of: [ThingKind.reminder.searchWord(of: viewer)])
        // Words are not looked for where there is no reminder: each card of a place asks.
        return try ComingReminder.fetchAll(
            db,
            literal: """
                SELECT reminder.*, min(timer.due) AS moment, max(timer.since) AS heldSince
                FROM (SELECT 1 FROM reminder WHERE \(own(.reminder)) LIMIT 1) CROSS JOIN search
                CROSS JOIN reminder ON reminder.id = search.rowid / 16
                CROSS JOIN timer ON kind IN ('reminder', 'snooze') AND row = reminder.id
                WHERE search MATCH \(match) AND \(own(.reminder)) AND \(ReminderRecord.byItself)
                GROUP BY reminder.id ORDER BY moment, reminder.id LIMIT \(limit)
                """)
    }

    private static let mostTold = 1000

    /// Reminders whose notice waits for an answer, the last told first.
    package func toldReminders() throws -> [ReminderRecord] {
        try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder WHERE \(own(.reminder)) AND NOT isDone AND noticeAt IS NOT NULL
                ORDER BY noticeAt DESC, id DESC LIMIT \(Self.mostTold)
                """
        ).filter(\.isOpen)
    }

    /// What rang and was neither answered nor put off in so many seconds, the last first.
    package func unansweredReminders(within length: Double) throws -> [ReminderRecord] {
        let first = now.addingTimeInterval(-length)
        return try toldReminders().filter { reminder in
            reminder.isUnanswered && reminder.noticeAt.map { $0 > first } == true
        }
    }

    package func comingReminderCount() throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT COUNT(DISTINCT reminder.id) FROM reminder
                CROSS JOIN timer ON kind IN ('reminder', 'snooze') AND row = reminder.id
                WHERE \(own(.reminder)) AND \(isOfSeenTask)
                """) ?? 0
    }
}
