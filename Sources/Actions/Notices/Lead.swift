package import Core
import Foundation
package import Store

/// How long before a thing one is told of it, or of what is to be done before it.
package struct Lead: Hashable, Sendable {
    /// So many days before, at a time of day.
    package struct Day: Hashable, Sendable {
        package let days: Int
        package let minute: Int

        package init(days: Int, minute: Int) { (self.days, self.minute) = (days, minute) }
    }

    /// Seconds before its time.
    package let seconds: Int
    /// When it was said as a time of another day, which it keeps wherever the thing is moved.
    package let day: Day?
    /// What is to be done then; nil for the thing itself.
    package var text: String?

    package init(seconds: Int, text: String? = nil) {
        (self.seconds, day, self.text) = (seconds, nil, text)
    }

    /// Never behind what begins then.
    package init(_ day: Day, before start: FloatingTime, text: String? = nil) {
        let told = (start.day - day.days) * 86_400 + day.minute * 60
        (seconds, self.day, self.text) = (max(60, start.wall.seconds - told), day, text)
    }

    /// As a reminder has it, before what begins then on the clocks of that zone; nil for one that stands for itself.
    init?(_ reminder: ReminderRecord, before start: FloatingTime, in zone: TimeZone) {
        guard let lead = reminder.lead else { return nil }
        let text = reminder.hasOwnText ? reminder.text : nil
        if let days = reminder.leadDays {
            let minute = WallTime(reminder.due, in: zone).minuteOfDay
            self.init(Day(days: days, minute: minute), before: start, text: text)
        } else {
            self.init(seconds: lead, text: text)
        }
    }
}

extension Session {
    /// What is to be done so long before an event or a to-do; it moves and goes with that.
    package func hangReminders(_ leads: [Lead], of text: String, on thing: Thing) throws -> [ReminderRecord] {
        let hung = leads.map { lead in
            var hung = lead
            hung.text = text
            return hung
        }
        if thing.kind == .event {
            try addNotices(hung, to: EventID(thing.id))
        } else {
            try addLeads(hung, to: TaskID(thing.id))
        }
        return try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder WHERE \(isAbout(thing)) AND hasOwnText AND text = \(text) AND createdAt = \(now.stored)
                ORDER BY due
                """)
    }

    /// It tells of that to-do or event, or of what is to be done before it.
    func isAbout(_ thing: Thing) -> Query {
        thing.kind == .task ? "reminder.task = \(thing.id)" : "reminder.event = \(thing.id)"
    }
}

extension ReminderRecord {
    /// It tells of nothing that is shown itself.
    package var isByItself: Bool { task == nil && event == nil || hasOwnText }

    /// The same of a row.
    static let byItself: Query = "(coalesce(reminder.task, reminder.event) IS NULL OR reminder.hasOwnText)"
}
