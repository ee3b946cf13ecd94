import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// How often at the most, in seconds.
    private static let shortestStep = 60

    /// Keeps what comes again and again, or gives a reminder that rule, and says how it was read with the next three
    /// dates; asks for the time of day where none was said.
    func keep(_ said: SaidRepeat, for question: ReminderTimeQuestion, of spoken: Spoken?) throws {
        let timed = try timed(said, as: question.reminder)
        let said = question.isAlarm == true ? timed.ofMorning : timed
        let frame = frame(of: spoken)
        if let there = frame.onClocks(of: said) { throw Refusal(TimeProblem.otherClocks(there.zone)) }
        guard let span = SaidValue.repetition(said).span(in: frame), let rule = span.rule, let first = span.start,
            let anchor = first.moments(in: frame.zone).dates.first,
            let next = NextOccurrence(rule, anchor: anchor, in: frame.zone).next(after: now)
        else { throw Refusal(RepeatReply.never) }
        // What is counted from when it was done has no moment before its first notice.
        let due = span.isAfterCompletion ? next : anchor
        guard rule.frequency != .secondly || rule.interval >= Self.shortestStep else {
            throw Refusal(RepeatReply.often)
        }
        guard said.end == nil || !rule.isOfClock else { throw Refusal(RepeatReply.window) }
        guard span.hasTime || rule.isOfClock else {
            var next = question
            next.repetition = said
            return try askWhen(next)
        }
        try clearQuestion()
        let old = try question.reminder.map { try reminderToChange($0) }
        var new = old.map(NewReminder.init) ?? NewReminder(text: question.text, due: due, isWallTime: true)
        (new.text, new.due, new.isWallTime) = (question.text, due, !rule.isElapsed)
        (new.rule, new.isAfterDone, new.isAlarm) = (
            rule, span.isAfterCompletion, new.isAlarm || question.isAlarm == true
        )
        new.isUrgent = question.isUrgent == true
        if let old {
            let reminder = try reviseReminder(old.id, as: new)
            return try show(ReminderCard(reminder.id), note: RepeatReply.moved(words(of: reminder)))
        }
        let reminder = try keepReminder(new)
        if spoken != nil { try remember(origin: .reminder(reminder.id)) }
        try tellRepeating(
            reminder, note: question.untilDone == nil ? nil : RingReply.stopEnds,
            assumed: said.assumedHalf(in: frame))
    }

    /// At the time of day that the reminder has, where none is said, and from its day on.
    private func timed(_ said: SaidRepeat, as reminder: ReminderID?) throws -> SaidRepeat {
        guard let reminder, said.timesADay == nil, !said.rule.isOfClock else { return said }
        let old = try reminderToChange(reminder), wall = WallTime(old.due, in: settings.timeZone)
        var timed = said
        if said.clocks.isEmpty, said.part == nil { timed.clocks = [SaidTime.Clock(minuteOfDay: wall.minuteOfDay)] }
        if old.rule == nil, said.start == nil, said.rule.days.isEmpty, said.rule.monthDays.isEmpty,
            wall.day > present.day
        {
            timed.start = SaidTime(day: .ahead(wall.day - present.day))
        }
        return timed
    }

    func words(of reminder: ReminderRecord) -> Wording {
        repetition(of: reminder) ?? measures.when(reminder.due)
    }

    /// Says when it comes, with its next three dates; Undo stands under it.
    func tellRepeating(
        _ reminder: ReminderRecord, note: RingReply? = nil, assumed: [TimeAssumption] = []
    ) throws {
        let lines =
            [voice.say(RepeatReply.kept(words(of: reminder), reminder.text, isGroup: isGroup))]
            + [nextDates(of: reminder).map { voice.say($0) }].compactMap(\.self)
            + assumed.map { voice.say(ReminderReply.assumed($0, measures.assumed($0, reminder.due))) }
            + ((reminder.isAlarm ? [.rings] : []) + [note].compactMap(\.self)).map { voice.say($0) }
            + (reminder.isUrgent ? [voice.say(NoticeReply.urgent(true))] : []) + assumedZone
        let open = ShowCard(ReminderCard(reminder.id)).button(CommonReply.open, voice)
        let instead = assumed.contains(.halfOfDay) ? otherHalf(of: reminder) : []
        try tell(
            ReminderReply.whole(lines.joined()), buttons: zoneButtons + instead + [[open]],
            about: .reminder(reminder.id))
    }

    /// "06:00 instead", for all that come.
    private func otherHalf(of reminder: ReminderRecord) -> [[Button]] {
        let half = WallTime(reminder.due, in: settings.timeZone).minuteOfDay < 720 ? 43_200.0 : -43_200
        let other = reminder.due.addingTimeInterval(half)
        let new = other > now ? other : other.addingTimeInterval(.day)
        let label = ReminderReply.instead(measures.clockTime(WallTime(new, in: settings.timeZone).minuteOfDay))
        return [[RemindInstead(id: reminder.id, old: reminder.due, new: new).button(label, voice)]]
    }

    /// The next three dates; of what is counted from when it was done only the next is known.
    func nextDates(of reminder: ReminderRecord) -> RepeatReply? {
        guard !reminder.isAfterDone else { return .first(measures.pick(reminder.due)) }
        let settled = [reminder.toldDue, reminder.doneDue, now].compactMap(\.self).max()
        guard let dates = reminder.occurrences(in: settings.timeZone)?.moments(after: settled, limit: 3), !dates.isEmpty
        else { return nil }
        return .next(dates.map { measures.inSentence($0) }.joined(separator: "; "))
    }

    /// Another time of day of what repeats, on its days, or another day where it comes on one: all that come are moved.
    func retimeRepeating(_ old: ReminderRecord, to said: SaidTime, _ frame: TimeFrame) throws {
        if try moveRepeating(old, to: said) || moveOne(old, to: said, frame) { return }
        guard said.length == nil, said.day == nil, said.clock != nil || said.part != nil else {
            throw Refusal(RepeatReply.onlyTime(words(of: old)))
        }
        guard let minute = NewTime.minute(of: said, insteadOf: WallTime(old.due, in: frame.zone), in: frame) else {
            throw Refusal(RepeatReply.onlyTime(words(of: old)))
        }
        try retimeRepeating(old, minute: minute)
    }

    /// `minute`: since midnight.
    func retimeRepeating(_ old: ReminderRecord, minute: Int) throws {
        try tellRetimed(retimed(old, minute: minute))
    }

    /// Puts all that come of it to another minute of the day.
    func retimed(_ old: ReminderRecord, minute: Int) throws -> ReminderRecord {
        var new = NewReminder(old)
        guard var rule = new.rule, !rule.isOfClock else { throw Refusal(RepeatReply.onlyTime(words(of: old))) }
        (rule.hours, rule.minutes) = ([minute / 60], [minute % 60])
        let zone = settings.timeZone
        let day = WallTime(old.due, in: zone).day
        new.rule = rule
        new.due = WallTime(day: day, hour: 0, minute: minute).moments(in: zone).dates.first ?? old.due
        if old.isAfterDone, new.due <= now {
            new.due = WallTime(day: day + 1, hour: 0, minute: minute).moments(in: zone).dates.first ?? old.due
        }
        return try reviseReminder(old.id, as: new)
    }

    private func moveRepeating(_ old: ReminderRecord, to said: SaidTime) throws -> Bool {
        var new = NewReminder(old)
        guard let day = said.day, said.part == nil, said.clock == nil, let rule = new.rule?.on(day) else {
            return false
        }
        let zone = settings.timeZone, minute = WallTime(old.due, in: zone).minuteOfDay
        guard let due = rule.firstMoment(from: old.due, minute: minute, in: zone, after: now) else { return false }
        (new.rule, new.due) = (rule, due)
        try tellRetimed(reviseReminder(old.id, as: new))
        return true
    }

    private func tellRetimed(_ reminder: ReminderRecord) throws {
        let lines =
            [voice.say(FollowReply.now(words(of: reminder), reminder.text))]
            + [nextDates(of: reminder).map { voice.say($0) }].compactMap(\.self) + assumedZone
        try tell(ReminderReply.whole(lines.joined()), of: .reminder(reminder.id), buttons: zoneButtons)
    }
}

enum RepeatReply: Reply {
    case kept(Wording, String, isGroup: Bool)
    case next(String), first(Wording)
    case never, often, notTogether, oneRule, window
    case moved(Wording)
    case onlyTime(Wording)
    case missed(Int), openSince(Wording), isAt(Wording)
    case rule(Wording), ruleAndNext(Wording, Wording), last(Wording), ended(Wording)

    var wording: Wording {
        switch self {
        case .kept(let rule, let text, false):
            Wording("repeat.kept", "I will remind you *{rule}*: {text}", ["rule": .wording(rule), "text": .text(text)])
        case .kept(let rule, let text, true):
            Wording(
                "repeat.keptInGroup", "I will remind this group *{rule}*: {text}",
                ["rule": .wording(rule), "text": .text(text)])
        case .next(let dates): Wording("repeat.next", "Next: {dates}", ["dates": .text(dates)])
        case .first(let date):
            Wording("repeat.first", "Next: {date}, and then counted from when you tap Done.", ["date": .wording(date)])
        case .never: Wording("repeat.never", "I find no day on which that comes. Type a time like `tomorrow at 8`.")
        case .oneRule:
            Wording(
                "repeat.oneRule",
                "One rule holds for all of it, so nothing is changed. Keep the other part as its own, like `vitamins every Thursday at 10`, and leave it out here."
            )
        case .notTogether:
            Wording(
                "repeat.notTogether",
                "One rule cannot say both, so nothing is changed. Keep it a second time under its name, with the other times."
            )
        case .often: Wording("repeat.often", "I can remind you once a minute at the most.")
        case .window:
            Wording(
                "repeat.window",
                "Between two times of the day I can remind you every whole hour, like `every 2 hours between 9 and 17`, or every so many minutes as an hour divides into, from one full hour to another, like `every 30 minutes between 9 and 12`."
            )
        case .moved(let rule): Wording("repeat.moved", "I will remind you *{rule}*.", ["rule": .wording(rule)])
        case .openSince(let when):
            Wording("repeat.openSince", "It was due {when}, and is still open.", ["when": .wording(when)])
        case .missed(let count): Wording("repeat.missed", "It came due {n} times.", ["n": .number(count)])
        case .isAt(let when): Wording("repeat.isAt", "It is {when}", ["when": .wording(when)])
        case .rule(let rule): Wording("repeat.rule", "↻ {rule}", ["rule": .wording(rule)])
        case .ruleAndNext(let rule, let next):
            Wording("repeat.ruleAndNext", "↻ {rule}, next {when}", ["rule": .wording(rule), "when": .wording(next)])
        case .last(let rule): Wording("repeat.last", "↻ {rule}; this is the last one", ["rule": .wording(rule)])
        case .ended(let rule): Wording("repeat.ended", "↻ {rule}: no more of it comes", ["rule": .wording(rule)])
        case .onlyTime(let rule):
            Wording(
                "repeat.onlyTime",
                "That comes {rule}. Type another time of day for all of them, like `10:00`, or another rule, like `every Tuesday at 9`.",
                ["rule": .wording(rule)])
        }
    }
}
