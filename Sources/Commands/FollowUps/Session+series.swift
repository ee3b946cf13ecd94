import Actions
import Core
import Language
import Store

extension Session {
    /// Does what a line says of the series that was spoken of: "only every 2 weeks", "also on Wednesdays", "until June"; false
    /// for anything else.
    func changeSeries(_ thing: Thing, _ spoken: Spoken) throws -> Bool {
        guard let words = SeriesWords(spoken.line, spoken.followUp), let old = try series(of: thing) else {
            return false
        }
        if let part = words.part(of: old), part.cuts(old.next, frame(of: spoken)) {
            guard thing.kind == .event else { throw Refusal(RepeatReply.oneRule) }
            try split(eventToChange(EventID(thing.id)), part, frame(of: spoken))
            return true
        }
        guard let said = words.changing(old, today: present.day), thing.kind != .event || said.clocks.count < 2 else {
            guard words.isAdded else { return false }
            throw Refusal(RepeatReply.notTogether)
        }
        try `repeat`(thing, said, frame(of: spoken), spoken)
        return true
    }

    func `repeat`(_ thing: Thing, _ said: SaidRepeat, _ frame: TimeFrame, _ spoken: Spoken?) throws {
        switch thing.kind {
        case .task: try repeatTask(TaskID(thing.id), said, frame)
        case .event: try repeatEvent(EventID(thing.id), said, frame)
        default:
            let reminder = try reminderToChange(ReminderID(thing.id))
            try keep(said, for: ReminderTimeQuestion(text: reminder.text, reminder: reminder.id), of: spoken)
        }
    }

    /// "not next week", "except April 2", "pause it until June": it is left out on those days; false for what comes once.
    func leaveOut(saidOf thing: Thing, _ spoken: Spoken) throws -> Bool {
        guard let days = spoken.followUp?.daysLeftOut(in: spoken.line).flatMap(daysLeftOut),
            try series(of: thing) != nil
        else {
            return false
        }
        try leaveOut(days, of: thing)
        return true
    }

    private static let mostOfSkip = 8

    /// "skip the next two", "enough for today" of what was spoken of and comes again; false for anything else.
    func leaveOutNext(_ spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, spoken.line.tokens.count <= Self.mostOfSkip,
            case let count = spoken.line.nextTimesLeftOut,
            count != nil || SignalWord.enoughToday.isSaid(by: spoken.text.withoutEnd),
            let said = try spokenOf(spoken.repliedThing).last, case let thing = try whole(of: said),
            try mayChange(thing),
            let series = try series(of: thing)
        else { return false }
        guard let count else {
            try leaveOut(present.day...present.day, of: thing)
            return true
        }
        guard !series.rule.isOfClock else { return false }
        let first = FloatingTime(day: series.next, minute: series.minute)
        let rule = TaskRule(series.rule, anchor: first, isAfterDone: false)
        guard let last = rule.coming(from: first, limit: count).last else { return false }
        try leaveOut(min(present.day, first.day)...last.day, of: thing)
        return true
    }

    /// What a notice is of: the to-do that it tells of, else the thing itself.
    func whole(of thing: Thing) throws -> Thing { try task(about: thing).map { .task($0) } ?? thing }
    /// "4pm in summer" of what comes at 3pm all year: one rule cannot say both.
    func refuseSeason(saidOf thing: Thing, _ spoken: Spoken) throws {
        guard case .time(let said)? = spoken.line.soleTime, said.isOfSeason, try series(of: thing) != nil else {
            return
        }
        throw Refusal(RepeatReply.oneRule)
    }

    /// nil of what comes once, and of what is counted from when it was done.
    func series(of thing: Thing) throws -> SaidSeries? {
        switch thing.kind {
        case .task:
            guard let task = try task(TaskID(thing.id)), let due = task.due, let rule = task.repetition,
                !rule.isAfterDone
            else { return nil }
            return SaidSeries(rule.rule, minute: due.minute, next: due.day)
        case .event:
            guard let event = try event(EventID(thing.id)), let rule = event.repetition else { return nil }
            let next = rule.occurrences(from: event.start.wall, after: present.wall, limit: 1).first
            return SaidSeries(rule, minute: event.start.minute, next: next?.day ?? event.start.day)
        case .reminder:
            guard let reminder = try reminder(ReminderID(thing.id)), let rule = NewReminder(reminder).rule,
                !reminder.isAfterDone
            else { return nil }
            let next = WallTime(reminder.next(in: settings.timeZone) ?? reminder.due, in: settings.timeZone)
            return SaidSeries(rule, minute: next.minuteOfDay, next: next.day)
        default: return nil
        }
    }

    private func repeatTask(_ id: TaskID, _ said: SaidRepeat, _ frame: TimeFrame) throws {
        let times: WishTimes
        do throws(TimeProblem) { times = try WishTimes(said.slots, in: frame) } catch { throw Refusal(error) }
        var due = times.due
        // Of several times of day those of today that have passed are no more.
        if let first = due, first.moment(in: settings.timeZone) < now, first.minute != nil {
            due = times.repetition?.coming(from: first, limit: 50).first { $0.moment(in: settings.timeZone) > now }
            if due == nil { throw Refusal(RepeatReply.never) }
        }
        var new = try draft(of: taskToChange(id))
        (new.due, new.repetition) = (due, times.repetition)
        try amendTask(id, as: new)
    }

    private func repeatEvent(_ id: EventID, _ said: SaidRepeat, _ frame: TimeFrame) throws {
        let times: EventTimes
        do throws(TimeProblem) { times = try EventTimes(said.slots, in: frame) } catch { throw Refusal(error) }
        let old = try eventToChange(id)
        var new = NewEvent(old)
        if let start = times.start { new.move(to: start) }
        (new.rule, new.zone) = (times.rule, times.zone)
        let event = try reviseEvent(id, as: new)
        // "make it weekly" of what comes every Friday changes nothing.
        let isSame = event.rule == old.rule && event.start == old.start && event.finish == old.finish
        let note: any Reply = isSame ? TaskReply.asBefore : ReminderReply.followed
        try show(EventCard(event.id), note: note)
    }
}

extension SaidRepeat {
    fileprivate var slots: Slots {
        Slots([Slots.Filled(name: SlotName.due, value: .repetition(self), typed: "", range: 0..<0)])
    }
}
