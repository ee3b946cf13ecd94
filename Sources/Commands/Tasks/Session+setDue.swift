import Actions
import Core
import Foundation
import Language
import Store

/// What is said of a task after it was kept.
extension Session {
    /// Another time: a day alone keeps its time of day, a time of day alone its day and its half of the day; of what comes
    /// again it is the time of all.
    func setDue(of id: TaskID, to said: SaidTime, _ frame: TimeFrame) throws {
        let again = try atAnotherHour(id, said, frame)
        let due = try again?.due ?? newDue(of: id, said, frame)
        let rule = try again?.rule ?? said.day.flatMap { try ruleJustSaid(of: id, on: $0) }
        let task = try reviseTask(id) { new in
            new.due = due
            if let rule {
                new.repetition = TaskRule(rule, anchor: due, isAfterDone: new.repetition?.isAfterDone == true)
            }
        }
        try show(TaskCard(task.id), note: TaskReply.moved)
    }

    /// When it is due where that is said of it.
    func newDue(of id: TaskID, _ said: SaidTime, _ frame: TimeFrame) throws -> FloatingTime {
        let old = try draft(of: taskToChange(id)), typed = postponed(said, from: old.due?.day, frame)
        let isNextWeek = typed.day == .unit(.week, 1)
        let isOfMonth = typed.isDayOfMonthAlone
        let frame = old.due.map { isOfMonth ? self.frame(frame, of: typed, near: $0.day) : frame } ?? frame
        var said = old.due.map { typed.notToday(of: $0.day, in: frame).onWeekday(of: $0.day, in: frame) } ?? typed
        let hasClock = old.due?.minute != nil
        if hasClock, let old = old.due {
            said = NewTime(at: old.wall, in: frame).reading(typed.notToday(of: old.day, in: frame))
        }
        let due = try due(of: said, in: frame)
        // "next week" of what is due then is the week behind it.
        if let day = old.due?.day, isNextWeek, due.day <= day {
            return FloatingTime(day: day + 7, minute: due.minute)
        }
        // A time of day alone is meant for the day that it has.
        if !hasClock, said.day == nil, said.length == nil, let day = old.due?.day, day > present.day {
            return FloatingTime(day: day, minute: due.minute)
        }
        return due
    }

    /// "no, Saturday" of what was just kept for every Sunday puts the rule right; later only that one time is moved.
    private func ruleJustSaid(of id: TaskID, on day: SaidDay) throws -> Recurrence? {
        let task = try taskToChange(id)
        guard now.timeIntervalSince(task.createdAt) < Self.recallLasts else { return nil }
        return task.repetition?.rule.on(day)
    }

    /// "make it 9" of what comes at 8 every day: from then on, and today where that is still to come.
    private func atAnotherHour(
        _ id: TaskID, _ said: SaidTime, _ frame: TimeFrame
    ) throws -> (due: FloatingTime, rule: Recurrence)? {
        let old = try taskToChange(id)
        guard said.day == nil, said.length == nil, let due = old.due, due.minute != nil,
            var rule = old.repetition?.rule, !rule.isOfClock, rule.hours.count <= 1,
            let minute = NewTime.minute(of: said, insteadOf: due.wall, in: frame)
        else { return nil }
        (rule.hours, rule.minutes) = ([minute / 60], [minute % 60])
        let new = FloatingTime(day: due.day, minute: minute)
        guard new.wall <= present.wall, due.wall > present.wall else { return (new, rule) }
        let next = rule.occurrences(from: new.wall, after: present.wall, limit: 1).first
        return (next.map { FloatingTime(day: $0.day, minute: minute) } ?? new, rule)
    }

    /// Hides it until then.
    func setStart(of id: TaskID, to said: SaidTime, _ frame: TimeFrame) throws {
        let task = try reviseTask(id) { $0.start = try due(of: said, in: frame) }
        try show(TaskCard(task.id), note: ReminderReply.followed)
    }

    func due(of said: SaidTime, in frame: TimeFrame) throws -> FloatingTime {
        let slots = Slots([Slots.Filled(name: SlotName.due, value: .time(said), typed: "", range: 0..<0)])
        var times: WishTimes?
        do throws(TimeProblem) { times = try WishTimes(slots, in: frame) } catch { throw Refusal(error) }
        guard let due = times?.due else { throw Refusal(TaskReply.noTime) }
        return due
    }

    func shiftTask(_ id: TaskID, by length: SaidLength) throws {
        let due = try shiftedDue(of: id, by: length)
        try show(TaskCard(reviseTask(id) { $0.due = due }.id), note: TaskReply.moved)
    }

    /// So much later, or earlier, than it was due; what has no time of day stays with whole days.
    func shiftedDue(of id: TaskID, by length: SaidLength) throws -> FloatingTime {
        let old = try draft(of: taskToChange(id)), zone = settings.timeZone
        guard let due = old.due else { throw Refusal(TaskChangeReply.noDay(old.title)) }
        try length.mustBeNear()
        let frame = TimeFrame(now: due.moment(in: zone), settings: settings)
        guard let moment = length.moment(in: frame) else { return due }
        let shifted = FloatingTime(moment, in: zone)
        let isWhole = due.minute == nil && shifted.minute == 0
        return isWhole ? FloatingTime(shifted.date) : shifted
    }
}
