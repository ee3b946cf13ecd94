package import Core
import Foundation
package import Store

extension Session {
    /// One thing of the viewer's as calendars write it; nil for what has no time, or is no longer there.
    package func calendarEntry(of thing: Thing) throws -> CalendarEntry? {
        switch thing.kind {
        case .event:
            guard let event = try event(EventID(thing.id)) else { return nil }
            return try event.entry(at: event.place.flatMap { try place($0) })
        case .task:
            guard let task = try task(TaskID(thing.id)), task.due != nil else { return nil }
            return try entry(of: task, calendarLists())
        case .reminder:
            return try reminder(ReminderID(thing.id)).flatMap { $0.isDone ? nil : entry(of: $0) }
        case .place, .note, .heading, .review, .occasion, .bundle, .routine, .template: return nil
        }
    }

    /// All that is in the viewer's own calendar and still matters: what is over for a month is left out. Of very many the
    /// newest are there.
    package func ownCalendar(named name: String) throws -> CalendarFeed {
        let past = FloatingTime(day: present.day - 31)
        let events = try EventRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM event WHERE \(own(.event)) AND (rule IS NOT NULL OR coalesce(finish, start) >= \(past))
                ORDER BY id DESC LIMIT \(Self.mostItems)
                """)
        let tasks = try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(own(.task)) AND due IS NOT NULL AND parent IS NULL
                    AND (doneAt IS NULL OR due >= \(past)) ORDER BY id DESC LIMIT \(Self.mostItems)
                """)
        let reminders = try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder WHERE \(own(.reminder)) AND NOT isDone AND \(ReminderRecord.byItself)
                    AND (rule IS NOT NULL OR due >= \(now.addingTimeInterval(-31 * .day).stored))
                ORDER BY id DESC LIMIT \(Self.mostItems)
                """)
        let lists = try calendarLists()
        var feed = CalendarFeed(name: name)
        (feed.zone, feed.refreshAfter) = (settings.timeZone, 3600)
        feed.entries =
            try events.reversed().map { event in try event.entry(at: event.place.flatMap { try place($0) }) }
            + tasks.reversed().map { entry(of: $0, lists) } + reminders.reversed().map { entry(of: $0) }
        return feed
    }

    private func entry(of task: TaskRecord, _ lists: [HeadingID: CalendarCategory]) -> CalendarEntry {
        var entry = CalendarEntry(.task, uid: CalendarUID.of(.task(task.id), task.createdAt), title: task.title)
        entry.details = task.details.isEmpty ? nil : task.details
        let rule = task.repetition.flatMap { $0.isAfterDone ? nil : $0 }
        // A rule that counts is counted from its first time.
        let due = rule?.rule.count == nil ? task.due : rule?.anchor
        entry.end = due.map { .at(Self.time($0)) }
        if let start = task.start, let due, start < due, (start.minute == nil) == (due.minute == nil) {
            entry.start = Self.time(start)
        }
        if let rule { entry.repeat(by: rule.rule) }
        if case .named(let name, _)? = task.heading.flatMap({ lists[$0] }) { entry.categories = [name] }
        entry.priority = task.priority.map { [1, 5, 9][min(2, max(0, $0 - 1))] }
        (entry.status, entry.completedAt) = (task.isDone ? .completed : .needsAction, task.doneAt)
        if due?.minute != nil, !task.isDone { entry.alarms = [CalendarAlarm(.fromEnd(CalendarLength()))] }
        entry.createdAt = task.createdAt
        return entry
    }

    private func entry(of reminder: ReminderRecord) -> CalendarEntry {
        let uid = CalendarUID.of(.reminder(reminder.id), reminder.createdAt)
        var entry = CalendarEntry(.event, uid: uid, title: reminder.text)
        entry.start = CalendarTime(reminder.due, in: settings.timeZone)
        if reminder.repeatsByRule, let rule = reminder.rule.flatMap(Recurrence.init(text:)) {
            entry.repeat(by: rule)
        }
        entry.isFree = true
        entry.alarms = [CalendarAlarm(.fromStart(CalendarLength()))]
        entry.createdAt = reminder.createdAt
        return entry
    }

    private static func time(_ time: FloatingTime) -> CalendarTime {
        time.minute == nil ? .day(time.date) : .floating(time.wall)
    }
}
