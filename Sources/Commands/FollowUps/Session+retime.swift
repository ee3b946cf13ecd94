import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// A reminder's new time: what was not said stays as it was.
    func retime(_ id: ReminderID, to said: SaidTime, _ frame: TimeFrame) throws {
        let old = try reminderToChange(id)
        if old.rule != nil { return try retimeRepeating(old, to: said, frame) }
        let day = WallTime(old.due, in: frame.zone).day
        let said = postponed(said, from: day, frame).notToday(of: day, in: frame)
        guard let time = try time(NewTime(of: old, in: frame).reading(said), in: frame) else {
            return try askWhen(ReminderTimeQuestion(text: old.text, day: said, reminder: id))
        }
        try move(old, to: time)
    }

    /// "postpone it to Monday" is the Monday behind the day that it had, since 1970-01-01.
    func postponed(_ said: SaidTime, from day: Int?, _ frame: TimeFrame) -> SaidTime {
        guard let day, let heard, LineReader.read(heard, language: language).postpones else { return said }
        return said.behind(day, in: frame)
    }

    /// Moves a reminder by a length of time, a negative one to earlier.
    func shift(_ id: ReminderID, by length: SaidLength) throws {
        try length.mustBeNear()
        let old = try reminderToChange(id)
        if old.rule != nil {
            let wall = WallTime(old.due, in: settings.timeZone).minuteOfDay
            let minute = wall + Int(length.seconds / 60)
            guard length.days == 0, length.months == 0, (0..<1440).contains(minute) else {
                throw Refusal(RepeatReply.onlyTime(repetition(of: old) ?? measures.when(old.due)))
            }
            return try retimeRepeating(old, minute: minute)
        }
        let from = TimeFrame(now: old.due, settings: settings)
        let date: Date
        switch SaidTime(length: length).reading(in: from) {
        case .moment(let time): date = time.date
        case .over(let over): date = over
        case .noClock: return
        }
        guard date > now else { throw Refusal(ReminderReply.over(measures.when(date))) }
        try move(old, to: ReadTime(date: date, isWallTime: old.isWallTime, assumed: []))
    }

    /// "make it 25", "make it 45 minutes" of what was just asked for in 20 minutes: in so many, counted from the same moment.
    /// - Returns: false for anything else, of which a number says an hour.
    func recount(_ spoken: Spoken) throws -> Bool {
        let length = spoken.followUp?.lengthInstead, number = spoken.followUp?.number ?? spoken.line.numberAlone
        guard length != nil || number.map((1...600).contains) == true,
            let thing = try spokenOf(spoken.repliedThing).last, thing.kind == .reminder, try mayChange(thing),
            let old = try reminder(ReminderID(thing.id)),
            old.rule == nil, old.toldDue == nil, !old.isWallTime,
            now.timeIntervalSince(old.createdAt) < Self.recountable
        else { return false }
        let said = old.due.timeIntervalSince(old.createdAt)
        let unit = said <= 5_400 ? 60.0 : said.remainder(dividingBy: 3_600) == 0 ? 3_600 : 0
        let seconds = length?.seconds ?? Double(number ?? 0) * unit
        let due = old.createdAt.addingTimeInterval(seconds)
        guard seconds > 0, due > now else { return false }
        try move(old, to: ReadTime(date: due, isWallTime: false, assumed: []))
        return true
    }

    /// Seconds for which the length that was said is remembered.
    private static let recountable = 600.0

    /// At another time, which is said with what was assumed of it.
    func move(_ old: ReminderRecord, to time: ReadTime) throws {
        var new = NewReminder(old)
        (new.due, new.isWallTime) = (time.date, time.isWallTime)
        _ = try reviseReminder(old.id, as: new)
        let notes =
            time.assumed.map { voice.say(ReminderReply.assumed($0, measures.assumed($0, time.date))) } + assumedZone
        let text = ([voice.say(FollowReply.now(measures.when(time.date), old.text))] + notes).joined()
        try tell(ReminderReply.whole(text), of: .reminder(old.id), buttons: zoneButtons)
    }

    /// Tells in a line what became of a thing, which can be opened; cards of it that stand in the chat show it anyway.
    func tell(_ reply: some Reply, of thing: Thing, buttons: [[Button]] = []) throws {
        let open = try card(of: thing).map { [[ShowCard($0).button(CommonReply.open, voice)]] } ?? []
        try tell(reply, buttons: buttons + open, about: thing)
    }

    /// A reminder of words that were said before.
    func remind(
        _ words: String, at said: SaidTime, _ frame: TimeFrame, isTyped: Bool, isAlarm: Bool = false
    ) throws {
        let text = try ReminderText(checking: words).text
        guard let time = try time(said, in: frame) else {
            return try askWhen(ReminderTimeQuestion(text: text, day: said))
        }
        var new = NewReminder(text: text, due: time.date, isWallTime: time.isWallTime)
        new.isAlarm = isAlarm
        let reminder = try keepReminder(new)
        if isTyped { try remember(origin: .reminder(reminder.id)) }
        try tell(reminder, time, others: said.others(than: time, in: frame))
    }

    /// Asks when to be reminded of a thing.
    func askTime(of thing: Thing) throws {
        let id = thing.kind == .reminder ? ReminderID(thing.id) : nil
        let text = try id.map { try reminderToChange($0).text } ?? name(of: thing) ?? ""
        try askWhen(ReminderTimeQuestion(text: ReminderText(checking: text).text, reminder: id))
    }
}

/// What a new time means for a reminder that has one already.
struct NewTime {
    private let wall: WallTime
    private let frame: TimeFrame
    /// Days from today to its own.
    private let ahead: Int

    init(of reminder: ReminderRecord, in frame: TimeFrame) {
        self.init(at: WallTime(reminder.due, in: frame.zone), in: frame)
    }

    init(at wall: WallTime, in frame: TimeFrame) {
        (self.wall, self.frame) = (wall, frame)
        ahead = wall.day - WallTime(frame.now, in: frame.zone).day
    }

    /// A time of day alone stays on the reminder's day and in its half of the day, a day alone keeps its time of day,
    /// where that is still to come; "3:30" of today's 15:00 is 15:30.
    func reading(_ said: SaidTime) -> SaidTime {
        guard said.length == nil else { return said }
        let said = duringItsNight(said).settled(in: frame).onWeekday(of: wall.day, in: frame)
        var kept = said
        if said.day == nil, ahead >= 0 { kept.day = .ahead(ahead) }
        if let clock = said.clock {
            kept.clock = half(of: clock, said)
        } else if said.part == nil, said.day != nil {
            kept.clock = SaidTime.Clock(hour: wall.minuteOfDay / 60, minute: wall.minuteOfDay % 60)
        }
        switch kept.reading(in: frame) {
        case .moment: return kept
        case .over where said.clock == nil && said.part == nil: return kept
        case .over:
            guard said.day == nil, let clock = kept.clock, clock.half == nil, (1..<12).contains(clock.hour) else {
                return said
            }
            kept.clock?.half = wall.minuteOfDay < 720 ? .am : .pm
            if case .moment = kept.reading(in: frame) { return kept }
            return said
        case .noClock: return said
        }
    }

    /// "4:30" of what is at three in the night is as early.
    private func duringItsNight(_ said: SaidTime) -> SaidTime {
        guard said.isPartMeant == true, wall.minuteOfDay < Self.firstHour * 60 else { return said }
        var said = said
        (said.part, said.isPartMeant) = (nil, nil)
        return said
    }

    private static let evening = 18 * 60
    /// Minutes within which "7:30" of what is at 19:00 is of the same half.
    private static let beside = 120

    /// Before it the other half is meant, but of what is nearly as early: "at 5" of what is at 10:00 is 17:00.
    private static let firstHour = 7

    /// "at 7" of a reminder at 18:00 is 19:00, "at 11" of one at noon 11:00: the nearer one. With another day the hour is
    /// meant as usual, but for what is in the evening and near to that.
    private func half(of clock: SaidTime.Clock, _ said: SaidTime) -> SaidTime.Clock {
        var clock = clock
        let minute = clock.hour * 60 + clock.minute, old = wall.minuteOfDay
        guard clock.half == nil, said.part == nil, (1..<12).contains(clock.hour),
            case let (early, late) = (abs(minute - old), abs(minute + 720 - old)),
            said.day == nil || old >= Self.evening && late <= Self.beside || ahead == 0
        else { return clock }
        let isBeside = said.day == nil && old >= Self.evening && late <= Self.beside
        // "1:30" of what is at 15:00 is no night, "6:00" of what is at nine may be.
        let isOfDay = clock.hour < Self.firstHour && late < early && (Self.firstHour * 60..<Self.evening).contains(old)
        guard clock.isWholeHour || !frame.uses24Hours || isBeside || isOfDay else { return clock }
        let isNight = clock.hour < Self.firstHour && early > Self.beside
        let isMorning = early == late ? old < 720 : early < late
        clock.half = isMorning && !isNight ? .am : .pm
        return clock
    }

    /// The minute of the day that a time of day means for what comes again at `wall`: that it has passed today says
    /// nothing of the days to come. nil where no time of day is said.
    static func minute(of said: SaidTime, insteadOf wall: WallTime, in frame: TimeFrame) -> Int? {
        let day = max(wall.day, WallTime(frame.now, in: frame.zone).day) + 7
        let ahead = WallTime(day: day, hour: 0, minute: wall.minuteOfDay)
        switch NewTime(at: ahead, in: frame).reading(said).reading(in: frame) {
        case .moment(let time): return WallTime(time.date, in: frame.zone).minuteOfDay
        case .over(let date): return WallTime(date, in: frame.zone).minuteOfDay
        case .noClock: return nil
        }
    }
}

extension SaidLength {
    /// Nothing is moved by more than ten years at once.
    func mustBeNear() throws { if isTooFar { throw Refusal(TimeProblem.tooFar("")) } }
}
