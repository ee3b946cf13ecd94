package import Core
import Foundation
import Store

/// Who is told of a task when it is due.
extension Session {
    /// At how many more of its times somebody is told of what they do not tick.
    private static let mostUnticked = 14

    /// The reminders of a task stand at the moment when it is due, one for each who is told of it; a whole day, and what
    /// is done, has none. Those that come before move with it, and are told to whoever does it.
    func armReminder(of task: TaskRecord) throws {
        try armLeads(of: task)
        let told = try told(of: task)
        for person in try reminded(of: task) where !told.contains(person) {
            try db.run("DELETE FROM reminder WHERE task = \(task.id) AND lead IS NULL AND owner = \(person)")
        }
        guard let due = task.due, due.minute != nil, !task.isDone else {
            return try db.run("DELETE FROM reminder WHERE task = \(task.id) AND lead IS NULL")
        }
        let moment = try due.moment(in: zone(of: task.owner))
        for person in told { try arm(task, at: moment, for: person) }
        try mark("reminders:\(task.owner)")
        for person in told where person != task.owner { try mark("reminders:\(person)") }
    }

    /// Whoever is to be told of tasks is told again, where what was taken back had others told of them.
    package func armAgain(_ things: Set<Thing>) throws {
        for thing in things where thing.kind == .task {
            guard let task = try task(TaskID(thing.id)), !task.isDone, task.due?.minute != nil,
                try Set(told(of: task)) != Set(reminded(of: task))
            else { continue }
            // The Undo is the change; who is told follows from it.
            try transaction.withoutJournal { try armReminder(of: task) }
        }
    }

    /// Notices of others that show what became of a task.
    func markOthersNotices(of task: TaskRecord) throws {
        let notices = try ReminderID.fetchAll(
            db, literal: "SELECT id FROM reminder WHERE task = \(task.id) AND owner <> \(viewer)")
        for notice in notices { try mark("reminder:\(notice)") }
    }

    /// When a task that comes again is told of once more although nobody has ticked it: at the next of its times, of so
    /// many; nil for what is due once, and for what is counted from when it was done.
    func nextNotice(of task: TaskRecord) throws -> Date? {
        guard let due = task.due, let repetition = task.repetition else { return nil }
        let zone = try zone(of: task.owner)
        return repetition.coming(from: due, limit: 1 + Self.mostUnticked).dropFirst()
            .map { $0.moment(in: zone) }.first { $0 > now }
    }

    /// Whoever said yes to doing it; else whose it is, whoever put it on that person's list, as long as they see it, and
    /// whoever is asked and has not answered. In a group all hear of it there.
    private func told(of task: TaskRecord) throws -> [OwnerID] {
        guard !task.isAccepted, try profile(PersonID(task.owner.rawValue)) != nil else { return [try hearer(of: task)] }
        let adder = try task.addedBy.flatMap { try sees(.task(task.id), as: $0) ? $0.owner : nil }
        let asked = try task.assignee.flatMap { try transaction.noticeChat(of: $0.owner) == nil ? nil : $0.owner }
        return [task.owner] + Set([adder, asked].compactMap(\.self)).subtracting([task.owner])
    }

    /// Whoever does it, where a message can reach them; else whose it is, so that a group hears of what somebody took who
    /// has never written to the bot alone.
    func hearer(of task: TaskRecord) throws -> OwnerID {
        guard task.doer != task.owner else { return task.owner }
        return try transaction.noticeChat(of: task.doer) == nil ? task.owner : task.doer
    }

    private func reminded(of task: TaskRecord) throws -> [OwnerID] {
        try OwnerID.fetchAll(
            db, literal: "SELECT DISTINCT owner FROM reminder WHERE task = \(task.id) AND lead IS NULL")
    }

    private func arm(_ task: TaskRecord, at moment: Date, for person: OwnerID) throws {
        let known = try ReminderID.fetchOne(
            db,
            literal: "SELECT id FROM reminder WHERE task = \(task.id) AND lead IS NULL AND owner = \(person)")
        let next = try nextNotice(of: task)
        if let known {
            // What was done may be undone: until it is told at its new time it keeps when it was to come again.
            try db.run(
                """
                UPDATE reminder SET text = \(task.title), due = \(moment.stored), isDone = isStopped,
                    againDue = iif(toldDue >= \(moment.stored), \(next?.stored), againDue) WHERE id = \(known)
                """)
        } else if moment > now || next != nil {
            let isLate = moment <= now
            try db.run(
                """
                INSERT INTO reminder
                    (owner, text, due, isWallTime, createdAt, addedBy, task, toldDue, againDue)
                VALUES (\(person), \(task.title), \(moment.stored), 1, \(now.stored), \(task.addedBy), \(task.id),
                    \(isLate ? moment.stored : nil), \(isLate ? next?.stored : nil))
                """)
        }
    }
}
