import Actions
import Core
import Store

/// Days on which what repeats does not come.
extension Session {
    private static let mostLeftOut = 366

    /// Whatever comes on those days is left out; says so.
    /// - Throws: when it comes instead.
    func leaveOut(_ days: ClosedRange<Int>, of thing: Thing) throws {
        guard days.count <= Self.mostLeftOut else { throw Refusal(EventDayReply.tooLong) }
        switch thing.kind {
        case .task: try leaveOut(days, of: taskToChange(TaskID(thing.id)))
        case .reminder: try leaveOut(days, of: reminderToChange(ReminderID(thing.id)))
        default: try leaveOut(days, of: eventToChange(EventID(thing.id)))
        }
    }

    private func leaveOut(_ days: ClosedRange<Int>, of task: TaskRecord) throws {
        guard let due = task.due, let rule = task.repetition else { return try act(.skip, on: task.id) }
        let left = rule.coming(from: due, within: days, limit: Self.mostLeftOut)
        guard let first = left.first else { throw isNotThen(task.shortTitle, due) }
        guard left.count > 1 || first != due || rule.isAfterDone else { return try act(.skip, on: task.id) }
        let next = rule.first(from: due, behind: days)
        guard first != due || next != nil else { throw Refusal(EventDayReply.nothingLeft(task.shortTitle)) }
        try reviseTask(task.id) {
            if first == due {
                $0.due = next
            } else {
                $0.repetition = try TaskRule(leavingOut(left, of: rule.rule), anchor: rule.anchor, isAfterDone: false)
            }
        }
        try show(TaskCard(task.id), note: leftOut(left))
    }

    private func leaveOut(_ days: ClosedRange<Int>, of reminder: ReminderRecord) throws {
        let left = try comingTimes(of: reminder, on: days), next = try nextTime(of: reminder)
        guard let next, let first = left.first else {
            if let next { throw isNotThen(reminder.shortText, next) }
            return try act(.skip, on: reminder)
        }
        guard left.count > 1 || first != next else { return try act(.skip, on: reminder) }
        try leaveOutSilently(left, of: reminder)
        try show(ReminderCard(reminder.id), note: leftOut(left))
    }

    /// Some of the times at which a reminder comes again, without a word.
    func leaveOutSilently(_ times: [FloatingTime], of reminder: ReminderRecord) throws {
        guard try times != [nextTime(of: reminder)] else { return try skipReminder(reminder.id) }
        var new = NewReminder(reminder)
        new.rule = try new.rule.map { try leavingOut(times, of: $0) }
        _ = try reviseReminder(reminder.id, as: new)
    }

    /// When a reminder that repeats comes on some days; none where it comes once.
    func comingTimes(of reminder: ReminderRecord, on days: ClosedRange<Int>) throws -> [FloatingTime] {
        guard let next = try nextTime(of: reminder), let rule = NewReminder(reminder).rule else { return [] }
        let coming = TaskRule(
            rule, anchor: FloatingTime(reminder.due, in: settings.timeZone), isAfterDone: reminder.isAfterDone)
        return coming.coming(from: next, within: days, limit: Self.mostLeftOut)
    }

    private func nextTime(of reminder: ReminderRecord) throws -> FloatingTime? {
        let zone = settings.timeZone
        return NewReminder(reminder).rule == nil ? nil : reminder.next(in: zone).map { FloatingTime($0, in: zone) }
    }

    private func leaveOut(_ days: ClosedRange<Int>, of event: EventRecord) throws {
        let left = times(of: event, on: days)
        guard !left.isEmpty else { throw try isNotThen(event) }
        _ = try leaveOut(left.map(\.day), of: event.id)
        try show(
            EventCard(event.id),
            note: left.count == 1 ? .leftOut(when(of: left[0])) : leftOut(left.map { FloatingTime(day: $0.day) }))
    }

    private static let mostNamed = 6

    /// What is said of the times that are left out; of many only from when to when.
    private func leftOut(_ times: [FloatingTime]) -> EventDayReply {
        guard times.count > 1 else { return .leftOut(measures.when(times[0])) }
        let days = Set(times.map(\.day)).sorted().map { measures.short(FloatingTime(day: $0)) }
        guard days.count > Self.mostNamed else { return .allLeftOut(days.joined(separator: ", ")) }
        return .allLeftOut(voice.words(measures.days(ListedDays(times[0].day, times[times.count - 1].day))))
    }

    private func isNotThen(_ title: String, _ next: FloatingTime) -> Refusal {
        Refusal(EventDayReply.notThen(title, measures.when(next)))
    }

    private func leavingOut(_ times: [FloatingTime], of rule: Recurrence) throws -> Recurrence {
        try leavingOut(times.map(\.day), of: rule)
    }
}

extension TaskRule {
    /// What comes in none of so many days comes no more.
    private static let tenYears = 3653

    /// When it is due once those days are over; nil where it does not come any more.
    fileprivate func first(from due: FloatingTime, behind days: ClosedRange<Int>) -> FloatingTime? {
        guard !isAfterDone else { return FloatingTime(day: days.upperBound + 1, minute: due.minute) }
        return coming(from: due, within: days.upperBound + 1...days.upperBound + Self.tenYears, limit: 1).first
    }
}
