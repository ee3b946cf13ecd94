import Actions
import Core
import Language
import Store

/// One day of what repeats, named with it: "skip vitamins tomorrow".
extension Session {
    /// It is left out on the day that stands beside its name.
    /// - Returns: false where no day does, or nothing that repeats is called so.
    func skipOwn(withDayIn words: String) throws -> Bool {
        let named = LineReader.read(words, language: language).nameOnDay
        guard named.isClear, let days = named.time?.days(in: frame(of: nil), today: present.day) else { return false }
        let tasks = try tasks(named: named.name, .wholly).filter { $0.repetition != nil }
        let reminders = try reminders(named: named.name).filter(\.isRepeated)
        switch (tasks.first, reminders.first) {
        case (let task?, nil) where tasks.count == 1:
            days.first == days.last
                ? try leaveOut(days.first, of: task) : try leaveOut(days.first...days.last, of: task)
        case (nil, let reminder?) where reminders.count == 1 && days.first == days.last:
            try leaveOut(days.first, of: reminder)
        default: return false
        }
        return true
    }

    /// "skip water plants this week": the time that it is due next, where that is then.
    private func leaveOut(_ days: ClosedRange<Int>, of task: TaskRecord) throws {
        guard let due = task.due, !days.contains(due.day) else { return try act(.skip, on: task.id) }
        throw Refusal(EventDayReply.notThen(task.shortTitle, measures.when(due)))
    }

    private func leaveOut(_ day: Int, of task: TaskRecord) throws {
        guard let due = task.due, let old = task.repetition, due.day != day else { return try act(.skip, on: task.id) }
        guard !old.isAfterDone, old.rule.comes(on: day, from: old.anchor.wall), day > due.day else {
            throw Refusal(EventDayReply.notThen(task.shortTitle, measures.when(due)))
        }
        let rule = try leavingOut(day, of: old.rule)
        try reviseTask(task.id) {
            $0.repetition = TaskRule(rule, anchor: old.anchor, isAfterDone: old.isAfterDone)
        }
        try show(TaskCard(task.id), note: EventDayReply.leftOut(measures.when(FloatingTime(day: day))))
    }

    private func leaveOut(_ day: Int, of reminder: ReminderRecord) throws {
        let zone = settings.timeZone
        guard let next = reminder.next(in: zone).map({ WallTime($0, in: zone) }), next.day != day else {
            return try act(.skip, on: reminder)
        }
        var new = NewReminder(reminder)
        guard let rule = new.rule, day > next.day, rule.comes(on: day, from: WallTime(reminder.due, in: zone)) else {
            throw Refusal(EventDayReply.notThen(reminder.shortText, measures.when(FloatingTime(day: next.day))))
        }
        new.rule = try leavingOut(day, of: rule)
        _ = try reviseReminder(reminder.id, as: new)
        try show(ReminderCard(reminder.id), note: EventDayReply.leftOut(measures.when(FloatingTime(day: day))))
    }
}

extension Recurrence {
    /// It has a time on that day since 1970-01-01.
    fileprivate func comes(on day: Int, from start: WallTime) -> Bool {
        let before = WallTime(seconds: WallTime(day: day, hour: 0, minute: 0).seconds - 1)
        return occurrences(from: start, after: before, limit: 1).first?.day == day
    }
}
