package import Core
package import Foundation
package import Store

/// A reminder that comes some time before a task is due.
package struct TaskLead: Hashable, Sendable {
    package let lead: Lead
    /// When it comes; of what has passed, when it came.
    package let moment: Date
    package let hasPassed: Bool
}

extension Session {
    static let mostLeads = 5

    /// When somebody is told of a task, or of what is to be done for it, before it is due, the longest time before first.
    package func leads(of id: TaskID) throws -> [TaskLead] {
        guard let task = try task(id), let start = task.due?.withMorning else { return [] }
        let zone = try zone(of: task.owner)
        return try leadReminders(of: id).compactMap { reminder in
            Lead(reminder, before: start, in: zone).map {
                TaskLead(lead: $0, moment: reminder.due, hasPassed: reminder.isDone)
            }
        }
    }

    private func leadReminders(of id: TaskID) throws -> [ReminderRecord] {
        try ReminderRecord.fetchAll(
            db, literal: "SELECT * FROM reminder WHERE task = \(id) AND lead > 0 ORDER BY lead DESC, id")
    }

    /// Tells of a task so long before it is due, besides at the time itself.
    /// - Returns: those that had passed already, and are left out.
    @discardableResult
    package func addLeads(_ leads: [Lead], to id: TaskID) throws -> [Lead] {
        let task = try taskToChange(id)
        let start = try startOfLeads(of: task), zone = try zone(of: task.owner)
        let known = Set(try self.leads(of: id).map(\.lead))
        let new = Set(leads).subtracting(known).sorted { $0.seconds > $1.seconds }
        let coming = new.filter { start.moment(earlier: $0.seconds, in: zone) > now }
        guard known.count + coming.count <= Self.mostLeads else { throw Refusal(LeadRefusal.tooMany(Self.mostLeads)) }
        try change(.change, voice.words(TaskTitle.changed(task.title)), subject: .task(id)) {
            for lead in coming { try keepLead(lead, of: task, due: start.moment(earlier: lead.seconds, in: zone)) }
        }
        try markTask(task)
        try mark("reminders:\(task.owner)", "reminders:\(task.doer)")
        return new.filter { !coming.contains($0) }
    }

    /// From when the times before a task are counted.
    /// - Throws: the sentence to be shown where there is nothing before it.
    package func startOfLeads(of task: TaskRecord) throws -> FloatingTime {
        guard let due = task.due, !task.isDone else { throw Refusal(LeadRefusal.noDay(task.title)) }
        return due.withMorning
    }

    package func removeLead(_ seconds: Int, from id: TaskID) throws {
        let task = try taskToChange(id)
        try change(.change, voice.words(TaskTitle.changed(task.title)), subject: .task(id)) {
            try db.run("DELETE FROM reminder WHERE task = \(id) AND lead = \(seconds)")
        }
        try markTask(task)
        try mark("reminders:\(task.owner)", "reminders:\(task.doer)")
    }

    /// What comes before a task moves with it; what has passed is not told any more.
    func armLeads(of task: TaskRecord) throws {
        guard let start = task.due?.withMorning else {
            return try db.run("DELETE FROM reminder WHERE task = \(task.id) AND lead > 0")
        }
        guard !task.isDone else { return }
        let hearer = try hearer(of: task)
        try db.run(
            "UPDATE reminder SET owner = \(hearer) WHERE task = \(task.id) AND lead > 0 AND owner <> \(hearer)")
        let zone = try zone(of: task.owner)
        for old in try leadReminders(of: task.id) {
            guard let lead = Lead(old, before: start, in: zone) else { continue }
            let due = start.moment(earlier: lead.seconds, in: zone)
            try db.run(
                """
                UPDATE reminder SET text = \(lead.text ?? task.title), lead = \(lead.seconds), due = \(due.stored),
                    isDone = \(due <= now) WHERE id = \(old.id)
                """)
        }
    }

    private func keepLead(_ lead: Lead, of task: TaskRecord, due: Date) throws {
        var reminder = try ReminderRecord(
            owner: hearer(of: task), text: lead.text ?? task.title, due: due, isWallTime: true, createdAt: now,
            addedBy: task.addedBy,
            rule: nil, isAfterDone: false, isAlarm: false, lead: lead.seconds)
        (reminder.task, reminder.leadDays, reminder.hasOwnText) = (task.id, lead.day?.days, lead.text != nil)
        try reminder.insertAnew(db)
    }
}

extension FloatingTime {
    /// A whole day is told of in the morning.
    package var withMorning: FloatingTime { FloatingTime(date, minute: minute ?? 9 * 60) }

    /// So many seconds before it: by the clocks where that is another day, so that a change of them moves nothing.
    func moment(earlier seconds: Int, in zone: TimeZone) -> Date {
        let told = WallTime(seconds: wall.seconds - seconds)
        guard told.day != day else { return moment(in: zone).addingTimeInterval(-Double(seconds)) }
        return FloatingTime(day: told.day, minute: told.minuteOfDay).moment(in: zone)
    }
}

/// Why a task is not told of before.
enum LeadRefusal: Reply {
    case noDay(String), tooMany(Int)

    var wording: Wording {
        switch self {
        case .noDay(let title):
            Wording(
                "lead.noDay",
                "“{title}” has no day, so there is no time before it. Type one, like `make it Friday at 15`.",
                ["title": .text(title)])
        case .tooMany(let most):
            Wording("lead.tooMany", "A to-do has at most {n} reminders before it.", ["n": .number(most)])
        }
    }
}
