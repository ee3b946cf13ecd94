import Core
import Foundation
import Store

extension Session {
    /// Reminders of those days that stand for themselves; a repeating one at each of its coming moments.
    func reminderItems(_ span: CalendarSpan) throws -> [CalendarItem] {
        let reminders = try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder WHERE \(own(.reminder)) AND NOT isDone AND \(ReminderRecord.byItself)
                    AND due < \(span.end.stored) AND (due >= \(span.start.stored) OR rule IS NOT NULL)
                ORDER BY due, id LIMIT \(Self.mostItems)
                """)
        return reminders.flatMap { reminder in moments(of: reminder, span).map { item(reminder, at: $0) } }
    }

    private func moments(of reminder: ReminderRecord, _ span: CalendarSpan) -> [Date] {
        guard reminder.repeatsByRule, let all = reminder.occurrences(in: settings.timeZone) else {
            return [reminder.due]
        }
        // What comes every few minutes is one line a day.
        let told = [reminder.toldDue, reminder.doneDue].compactMap(\.self).max() ?? .distantPast
        var after = max(told, span.start.addingTimeInterval(-1))
        var moments: [Date] = []
        while moments.count < span.days.count, let next = all.next(after: after), next < span.end {
            moments.append(next)
            let day = WallTime(next, in: settings.timeZone).day
            after = FloatingTime(day: day + 1).moment(in: settings.timeZone).addingTimeInterval(-1)
        }
        return moments
    }

    private func item(_ reminder: ReminderRecord, at moment: Date) -> CalendarItem {
        let day = WallTime(moment, in: settings.timeZone).day
        return CalendarItem(
            source: .thing(.reminder(reminder.id)), title: reminder.shortText, start: moment, end: moment,
            days: day...day, isWholeDay: false, kind: moment <= now ? .overdue : .task, category: .reminders)
    }

    /// What the calendars of others have on those days.
    func slotItems(_ span: CalendarSpan) throws -> [CalendarItem] {
        guard !isGroup else { return [] }
        let calendars = Dictionary(uniqueKeysWithValues: try foreignCalendars().map { ($0.id, $0) })
        guard !calendars.isEmpty else { return [] }
        let slots = try CalendarSlotRecord.fetchAll(
            db,
            literal: """
                SELECT calendarSlot.* FROM calendar JOIN calendarSlot ON calendar = calendar.id
                WHERE calendar.owner = \(viewer) AND (day IS NULL
                        AND calendarSlot.start < \(span.end.stored) AND finish >= \(span.start.stored)
                    OR day <= \(span.days.upperBound) AND lastDay >= \(span.days.lowerBound))
                ORDER BY calendarSlot.start LIMIT \(Self.mostItems)
                """)
        return slots.compactMap { slot in calendars[slot.calendar].map { item(slot, of: $0) } }
    }

    func item(_ slot: CalendarSlotRecord, of calendar: CalendarRecord) -> CalendarItem {
        let zone = settings.timeZone
        let days =
            slot.day.flatMap { first in slot.lastDay.map { first...max(first, $0) } }
            ?? CalendarSpan.days(from: slot.start, to: slot.finish, in: zone)
        let start = slot.day.map { FloatingTime(day: $0).moment(in: zone) } ?? slot.start
        let end = slot.lastDay.map { FloatingTime(day: $0 + 1).moment(in: zone) } ?? slot.finish
        return CalendarItem(
            source: .calendar(calendar.id), title: slot.title, start: start, end: end, days: days,
            isWholeDay: slot.day != nil, location: slot.location, kind: slot.isTask ? .task : .event,
            category: .named(calendar.name, calendar.colour), slot: slot.name)
    }
}
