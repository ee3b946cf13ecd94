package import Core
package import Foundation
package import Store

/// A reminder that comes some time before a task is due.
package struct TaskLead: Hashable, Sendable {
    package let seconds: Int
    /// When it comes; of what has passed, when it came.
    package let moment: Date
    package let hasPassed: Bool
}

extension Session {
    package static let mostLeads = 5
    /// A task without a time of day is counted from this minute of its day.
    private static let morning = 9 * 60

    /// When somebody is told of a task before it is due, the longest time before first.
    package func leads(of id: TaskID) throws -> [TaskLead] {
        guard try sees(.task(id)) else { return [] }
        return try SQLRow.fetchAll(
            db, literal: "SELECT lead, due, isDone FROM reminder WHERE task = \(id) AND lead > 0 ORDER BY lead DESC"
        ).map { row in
            TaskLead(
                seconds: row["lead"], moment: Date(stored: row["due"]), hasPassed: (row["isDone"] as Int) == 1)
        }
    }

    /// Tells of a task so many seconds before it is due, besides at the time itself.
    /// - Returns: those that had passed already, and are left out.
    @discardableResult
    package func addLeads(_ leads: [Int], to id: TaskID) throws -> [Int] {
        let task = try taskToChange(id)
        guard let start = try moment(of: task), !task.isDone else { throw Refusal(LeadRefusal.noDay(task.title)) }
        let known = Set(try self.leads(of: id).map(\.seconds))
        let new = Set(leads).subtracting(known).sorted(by: >)
        let coming = new.filter { start.addingTimeInterval(-Double($0)) > now }
        guard known.count + coming.count <= Self.mostLeads else { throw Refusal(LeadRefusal.tooMany(Self.mostLeads)) }
        try change(.change, voice.words(TaskTitle.changed(task.title)), subject: .task(id)) {
            for lead in coming { try keepLead(lead, of: task, before: start) }
        }
        try markTask(task)
        try mark("reminders:\(task.owner)", "reminders:\(task.doer)")
        return new.filter { !coming.contains($0) }
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
        guard let start = try moment(of: task) else {
            return try db.run("DELETE FROM reminder WHERE task = \(task.id) AND lead > 0")
        }
        guard !task.isDone else { return }
        try db.run(
            "UPDATE reminder SET owner = \(task.doer) WHERE task = \(task.id) AND lead > 0 AND owner <> \(task.doer)")
        let moment = start.stored
        try db.run(
            """
            UPDATE reminder SET text = \(task.title), due = \(moment) - lead, isDone = (\(moment) - lead <= \(now.stored))
            WHERE task = \(task.id) AND lead > 0
            """)
    }

    private func keepLead(_ lead: Int, of task: TaskRecord, before start: Date) throws {
        var reminder = ReminderRecord(
            owner: task.doer, text: task.title, due: start.addingTimeInterval(-Double(lead)), isWallTime: true,
            createdAt: now, addedBy: task.addedBy, rule: nil, isAfterDone: false, isAlarm: false, lead: lead)
        reminder.task = task.id
        _ = try reminder.insertedAnew(db)
    }

    /// nil for what has no day.
    private func moment(of task: TaskRecord) throws -> Date? {
        guard let due = task.due else { return nil }
        return FloatingTime(day: due.day, minute: due.minute ?? Self.morning).moment(in: try zone(of: task.owner))
    }
}

/// Why a task is not told of before.
package enum LeadRefusal: Reply {
    case noDay(String), tooMany(Int)

    package var wording: Wording {
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
