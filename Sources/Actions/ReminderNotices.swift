import Core
package import Foundation
package import Store

/// A notice that is to be given.
package struct DueNotice: Sendable {
    package let reminder: ReminderRecord
    /// When it should have been given.
    package let moment: Date
    /// It was given before and nobody has answered.
    package let isAgain: Bool
    /// When it was to come, where it was held since.
    package let heldSince: Date?

    /// When it was to come, whether or not it was held.
    package var wasToCome: Date { heldSince ?? moment }
}

extension Session {
    /// What is to be told by now, in the order of the timers; what came due several times is told once.
    package func dueReminders(limit: Int) throws -> [DueNotice] {
        let timers = try DueTimer.fetchAll(
            db,
            literal: """
                SELECT timer.kind, timer.due, timer.since, reminder.id FROM reminder
                CROSS JOIN timer ON kind IN ('reminder', 'snooze', 'nag') AND row = reminder.id
                WHERE \(own(.reminder)) AND \(isOfSeenTask) AND reminder.due <= \(now.stored) AND timer.due <= \(now.stored)
                ORDER BY timer.due, timer.id LIMIT \(limit)
                """)
        var kinds: [ReminderID: Set<String>] = [:]
        for timer in timers { kinds[timer.id, default: []].insert(timer.kind) }
        var seen: Set<ReminderID> = []
        return try timers.filter { seen.insert($0.id).inserted }.compactMap { timer in
            try reminder(timer.id).map { try notice(of: $0, timer, kinds[timer.id] ?? []) }
        }
    }

    /// It tells of no task that the viewer sees no more.
    var isOfSeenTask: Query {
        "(reminder.task IS NULL OR EXISTS (SELECT 1 FROM task WHERE task.id = reminder.task AND \(visible(.task))))"
    }

    private func notice(of reminder: ReminderRecord, _ timer: DueTimer, _ kinds: Set<String>) throws -> DueNotice {
        var reminder = reminder
        var moment = timer.due
        let isNew = kinds.contains("reminder")
        if isNew {
            let due = occurrence(of: reminder)
            (reminder.toldDue, reminder.missed, moment) = (due.moment, due.count - 1, due.moment)
        } else if kinds.contains("snooze"), let until = reminder.snoozeDue {
            moment = until
        }
        let plan = NagPlan(isAlarm: reminder.isAlarm, nag: reminder.nag)
        let isAgain = kinds == ["nag"], isSameTime = isAgain && plan.next(given: reminder.notices, now: now) != nil
        reminder.notices = isSameTime ? reminder.notices + 1 : 1
        reminder.snoozeDue = nil
        reminder.nagDue = plan.next(given: reminder.notices, now: now)
        reminder.againDue = try nextNotice(of: reminder)
        reminder.noticeAt = now
        if !isSameTime { reminder.noticeDue = moment }
        return DueNotice(reminder: reminder, moment: moment, isAgain: isAgain, heldSince: timer.since)
    }

    /// When a to-do that comes again is told of once more, where this notice of it is not ticked.
    private func nextNotice(of reminder: ReminderRecord) throws -> Date? {
        guard reminder.lead == nil, let task = try reminder.task.flatMap({ try task($0) }) else { return nil }
        return try nextNotice(of: task)
    }

    private func occurrence(of reminder: ReminderRecord) -> NextOccurrence.Due {
        let settled = [reminder.toldDue, reminder.doneDue].compactMap(\.self).max()
        guard reminder.repeatsByRule else { return NextOccurrence.Due(moment: reminder.due, count: 1) }
        let due = reminder.occurrences(in: settings.timeZone)?.due(after: settled, by: now)
        // One that failed is told later, when it has been passed over.
        return due ?? NextOccurrence.Due(moment: reminder.toldDue ?? reminder.due, count: 1)
    }

    /// Notices of these are given in this piece; the list is marked by who gives them, so that they go first.
    package func noteNotices(_ told: [DueNotice]) throws {
        for one in told.map(\.reminder) {
            try db.run(
                """
                UPDATE reminder SET noticeDue = \(one.noticeDue?.stored), noticeAt = \(one.noticeAt?.stored),
                    toldDue = \(one.toldDue?.stored), missed = \(one.missed), snoozeDue = NULL,
                    nagDue = \(one.nagDue?.stored), againDue = \(one.againDue?.stored), notices = \(one.notices)
                WHERE id = \(one.id)
                """)
            try armNext(after: one)
        }
    }
}

/// A timer of a reminder that is due.
private struct DueTimer: StoreRow {
    let kind: String
    let due: Date
    let since: Date?
    let id: ReminderID
}
