package import Core
package import Foundation
package import Store

/// A line of a day: what is to be done or told then.
package struct AgendaLine: Hashable, Sendable {
    package let thing: Thing
    package let text: String
    package let due: Date
    /// Of the day, without a time.
    package let isWholeDay: Bool
    package let isOverdue: Bool
    /// It is of the day itself: what lasts till then, or is due again then although it was left undone before.
    package let isOfDay: Bool

    package init(
        thing: Thing, text: String, due: Date, isWholeDay: Bool = false, isOverdue: Bool, comesAgain: Bool = false
    ) {
        (self.thing, self.text, self.due) = (thing, text, due)
        (self.isWholeDay, self.isOverdue) = (isWholeDay, isOverdue)
        isOfDay = !isOverdue || comesAgain
    }
}

extension Session {
    /// How long what was told and not ticked off counts as overdue, in days: a summary is no rubbish heap.
    private static let overdueDays = 7
    /// Lines that are looked for.
    private static let agendaLimit = 100

    /// What comes on a day (since 1970-01-01, by the viewer's clocks), overdue first, then by time.
    package func agenda(of day: Int) throws -> [AgendaLine] {
        let lines = try reminderAgenda(of: day) + taskAgenda(of: day) + eventAgenda(of: day)
        return lines.sorted {
            ($0.isOverdue ? 0 : 1, $0.due, $0.thing.id) < ($1.isOverdue ? 0 : 1, $1.due, $1.thing.id)
        }
    }

    private func reminderAgenda(of day: Int) throws -> [AgendaLine] {
        let coming = try comingReminders(on: day...day).filter {
            $0.heldSince == nil && $0.reminder.isByItself
        }
        let overdue = try overdueReminders(since: now.addingTimeInterval(-Double(Self.overdueDays) * .day))
        return coming.map {
            AgendaLine(
                thing: .reminder($0.reminder.id), text: $0.reminder.shortText, due: $0.moment, isOverdue: false)
        }
            + overdue.map {
                AgendaLine(thing: .reminder($0.id), text: $0.shortText, due: $0.noticeDue ?? $0.due, isOverdue: true)
            }
    }

    /// What takes place that day and is not over.
    private func eventAgenda(of day: Int) throws -> [AgendaLine] {
        let span = CalendarSpan(day...day, in: settings.timeZone)
        return try eventItems(span).filter { $0.days.contains(day) }.compactMap { item in
            guard case .thing(let thing) = item.source, item.end >= now || item.isWholeDay else { return nil }
            return AgendaLine(
                thing: thing, text: item.title.cut(after: 40), due: item.start,
                isWholeDay: item.isWholeDay, isOverdue: false)
        }
    }

    /// What is to be done that day, and what of today and before is still open.
    private func taskAgenda(of day: Int) throws -> [AgendaLine] {
        let today = FloatingTime(day: present.day)
        let first = FloatingTime(day: today.day - Self.overdueDays)
        let open = try tasks(.days(first, today), sort: .due, offset: 0, limit: Self.agendaLimit)
        let later = day > today.day
        let coming =
            later ? try tasks(.day(FloatingTime(day: day)), sort: .due, offset: 0, limit: Self.agendaLimit) : []
        return try (open + coming).compactMap { task in
            guard let due = try task.due.map({ try onOwnClocks($0, of: task) }) else { return nil }
            let moment = due.moment(in: settings.timeZone)
            let isOver = due.minute == nil ? due.day < today.day : moment <= now
            return AgendaLine(
                thing: .task(task.id), text: task.shortTitle,
                due: moment, isWholeDay: due.minute == nil,
                isOverdue: isOver || due.day < day, comesAgain: task.comes(on: day))
        }
    }

    /// What was told and is neither ticked off nor put off, or is held just now.
    private func overdueReminders(since moment: Date) throws -> [ReminderRecord] {
        try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder
                WHERE \(own(.reminder)) AND \(ReminderRecord.byItself) AND NOT isDone AND due > \(moment.stored) AND due <= \(now.stored)
                    AND NOT EXISTS (SELECT 1 FROM timer
                        WHERE kind IN ('reminder', 'snooze') AND row = reminder.id AND since IS NULL)
                ORDER BY due, id LIMIT \(Self.agendaLimit)
                """)
    }
}

extension TaskRecord {
    /// One of its times is on that day, whatever was missed before; never of what is counted from when it was done.
    fileprivate func comes(on day: Int) -> Bool {
        guard let due, let repetition, !isAfterDone else { return false }
        return !repetition.coming(from: due, within: day...day, limit: 1).isEmpty
    }
}
