import Actions
import Core
import Language
import Store

/// One time alone of what comes again.
extension Session {
    /// "only this Monday at 9:30" of an event or a reminder that repeats: that one time of it is then; false for anything else.
    func moveOne(saidOf thing: Thing, _ spoken: Spoken) throws -> Bool {
        if let shift = spoken.line.shiftOnce(spoken.followUp), try shiftOne(of: thing, shift, spoken) { return true }
        guard let followUp = spoken.followUp, let said = try? followUp.time?.get() else { return false }
        if followUp.kind == .only, let day = said.day, said.isDayAlone, spoken.line.pointsAtDay,
            try comesOnce(thing, on: day, spoken)
        {
            return true
        }
        if followUp.kind == .thisOnce { return try moveNext(of: thing, to: said, frame(of: spoken)) }
        guard followUp.kind == .only, said.clock != nil else { return false }
        try refuseOtherHour(onSeveralDays: said, thing, spoken)
        if thing.kind == .reminder, let reminder = try reminder(ReminderID(thing.id)), reminder.rule != nil {
            return try moveOne(reminder, to: said, frame(of: spoken))
        }
        guard thing.kind == .event, let event = try event(EventID(thing.id)) else { return false }
        return try moveOneTime(of: event, to: said, frame(of: spoken))
    }

    /// "on the weekend only at 9" of what comes each day would be two rules.
    private func refuseOtherHour(onSeveralDays said: SaidTime, _ thing: Thing, _ spoken: Spoken) throws {
        guard thing.kind != .event, let day = said.day, try series(of: thing) != nil,
            let days = SaidValue.time(SaidTime(day: day)).days(in: frame(of: spoken), today: present.day)?.range,
            days.count > 1
        else { return }
        throw Refusal(RepeatReply.oneRule)
    }

    /// "this time half an hour earlier", "next week an hour later": that one time of what comes again; what comes once is moved
    /// whole. False where it does not come then, or has no time of day.
    private func shiftOne(of thing: Thing, _ shift: (day: SaidTime?, length: SaidLength), _ spoken: Spoken) throws
        -> Bool
    {
        if try shift.day == nil && series(of: thing) == nil {
            return try `do`(.shift(shift.length), with: thing, frame(of: spoken), isTyped: true)
        }
        guard let moved = try moved(thing, on: shift.day, by: shift.length, spoken) else { return false }
        return try moveNext(of: thing, from: moved.old.day, to: moved.new, frame(of: spoken))
    }

    /// When it comes on some days, or next where none are said, and so much later; nil for what has no time of day then.
    private func moved(
        _ thing: Thing, on said: SaidTime?, by length: SaidLength, _ spoken: Spoken
    ) throws -> (old: FloatingTime, new: SaidTime)? {
        guard let series = try series(of: thing), let minute = series.minute else { return nil }
        var day = series.next
        if let said {
            guard thing.kind == .event, let event = try event(EventID(thing.id)),
                let days = days(of: .time(said), spoken)?.range, let time = time(of: event, on: days)
            else { return nil }
            day = time.day
        }
        let start = FloatingTime(day: day, minute: minute)
        let wall = WallTime(seconds: start.wall.seconds + length.days * 86_400 + Int(length.seconds))
        let clock = SaidTime.Clock(minuteOfDay: wall.minuteOfDay)
        return (start, SaidTime(day: .ahead(wall.day - present.day), clock: clock))
    }

    /// "only this Monday" of what comes each Monday: once on that day; false where it does not come then.
    private func comesOnce(_ thing: Thing, on day: SaidDay, _ spoken: Spoken) throws -> Bool {
        if thing.kind == .task, let next = try series(of: thing)?.next,
            days(of: .time(SaidTime(day: day)), spoken).map({ $0.range.contains(next) }) == true
        {
            try repeatNoMore(TaskID(thing.id))
            return true
        }
        guard thing.kind == .event, let event = try event(EventID(thing.id)), event.rule != nil,
            let time = try time(of: event, on: day, frame(of: spoken))
        else { return false }
        try comesOnce(event, on: time.day)
        return true
    }

    private func comesOnce(_ event: EventRecord, on day: Int) throws {
        var new = NewEvent(event)
        new.rule = nil
        new.move(to: FloatingTime(day: day, minute: event.start.minute))
        try show(EventCard(reviseEvent(event.id, as: new).id), note: ReminderReply.followed)
    }

    /// "just once" of what was to come again: it comes at its next time, and no more; false for anything else.
    func comesOnlyOnce(_ spoken: Spoken) throws -> Bool {
        guard SignalWord.onlyOnce.isSaid(by: spoken.text.withoutEnd),
            let said = try spokenOf(spoken.repliedThing).last, case let thing = try whole(of: said),
            try mayChange(thing), let series = try series(of: thing)
        else { return false }
        switch thing.kind {
        case .task: try repeatNoMore(TaskID(thing.id))
        case .event: try comesOnce(eventToChange(EventID(thing.id)), on: series.next)
        default:
            let old = try reminderToChange(ReminderID(thing.id))
            try move(old, to: ReadTime(date: old.next(in: settings.timeZone) ?? old.due, isWallTime: true, assumed: []))
        }
        return true
    }

    /// "this time at 8", "just this once on Thursday": its next time, or that on some day; false for what comes once.
    private func moveNext(of thing: Thing, from day: Int? = nil, to said: SaidTime, _ frame: TimeFrame) throws -> Bool {
        guard let next = try day ?? series(of: thing)?.next else { return false }
        var said = said
        said.day = said.day ?? .ahead(next - present.day)
        switch thing.kind {
        case .task:
            let due = try newDue(of: TaskID(thing.id), said, frame)
            try show(TaskCard(reviseTask(TaskID(thing.id)) { $0.due = due }.id), note: TaskReply.moved)
        case .event:
            let event = try eventToChange(EventID(thing.id))
            try moveEvent(event.id, on: next, to: newStart(of: event, on: next, said, frame))
        default: return try moveOne(reminderToChange(ReminderID(thing.id)), to: said, frame)
        }
        return true
    }

    /// "next week at 5", "this Tuesday at 18:30" of an event that repeats and takes place then, and "Thursday of this week"
    /// of one that takes place in that week; false for anything else.
    func moveOneTime(of event: EventRecord, to said: SaidTime, _ frame: TimeFrame) throws -> Bool {
        guard event.rule != nil, let day = said.day else { return false }
        if said.clock != nil, let time = try time(of: event, on: day, frame) {
            try moveEvent(event.id, on: time.day, to: SaidTime(part: said.part, clock: said.clock), frame)
            return true
        }
        guard let week = day.week else { return false }
        if let time = try time(of: event, on: week, frame), time.day >= present.day {
            try moveEvent(event.id, on: time.day, to: newStart(of: event, on: time.day, said, frame))
            return true
        }
        // "Friday this week", said when this week's has been: of the week in which it comes next.
        guard case .weekdayIn(let weekday, .unit(.week, 0)) = day, let next = comingTime(of: event),
            next.day - present.day <= 7
        else { return false }
        var said = said
        said.day = .weekday(weekday, .coming)
        let there = said.clock == nil ? nil : try time(of: event, on: .weekday(weekday, .coming), frame)
        let moved = there?.day ?? next.day
        try moveEvent(event.id, on: moved, to: newStart(of: event, on: moved, said, frame))
        return true
    }

    /// Its one time on a day, or within a week.
    private func time(of event: EventRecord, on day: SaidDay, _ frame: TimeFrame) throws -> EventTime? {
        let days = SaidValue.time(SaidTime(day: day)).days(in: frame, today: present.day)?.range
        return days.flatMap { $0.count <= 7 ? time(of: event, on: $0) : nil }
    }
}
