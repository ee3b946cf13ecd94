import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// A reminder's new time: what was not said stays as it was.
    func retime(_ id: ReminderID, to said: SaidTime, _ frame: TimeFrame) throws {
        let old = try reminderToChange(id)
        let time = try NewTime(of: old, in: frame).reading(said).map { try self.time($0, in: frame) } ?? nil
        guard let time else { return try askWhen(ReminderTimeQuestion(text: old.text, day: said, reminder: id)) }
        try move(old, to: time.date, isWallTime: time.isWallTime, time.assumed)
    }

    /// So much later, or earlier, than it was.
    func shift(_ id: ReminderID, by length: SaidLength, _ frame: TimeFrame) throws {
        let old = try reminderToChange(id)
        let from = TimeFrame(now: old.due, settings: settings)
        let date: Date
        switch SaidTime(length: length).reading(in: from) {
        case .moment(let time): date = time.date
        case .over(let over): date = over
        case .noClock: return
        }
        guard date > now else { throw Refusal(ReminderReply.over(measures.when(date))) }
        try move(old, to: date, isWallTime: old.isWallTime, [])
    }

    private func move(_ old: ReminderRecord, to date: Date, isWallTime: Bool, _ assumed: [TimeAssumption]) throws {
        let new = NewReminder(text: old.text, due: date, isWallTime: isWallTime)
        let id = try reviseReminder(old.id, as: new).id
        let notes = assumed.map { voice.say(ReminderReply.assumed($0, measures.time(date))) }
        let text = ([voice.say(ReminderReply.moved(measures.when(date)))] + notes).joined()
        try show(ReminderCard(id), note: ReminderReply.whole(text))
    }

    /// A reminder of words that were said before.
    func remind(_ words: String, at said: SaidTime, _ frame: TimeFrame, isTyped: Bool) throws {
        let text = try ReminderText(checking: words).text
        guard let time = try time(said, in: frame) else {
            return try askWhen(ReminderTimeQuestion(text: text, day: said))
        }
        let reminder = try keepReminder(NewReminder(text: text, due: time.date, isWallTime: time.isWallTime))
        if isTyped { try remember(origin: .reminder(reminder.id)) }
        try tell(reminder, time)
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
        self.frame = frame
        wall = WallTime(reminder.due, in: frame.zone)
        ahead = wall.day - WallTime(frame.now, in: frame.zone).day
    }

    /// A time of day alone stays on the reminder's day and in its half of the day, a day alone keeps its time of day,
    /// where that is still to come.
    func reading(_ said: SaidTime) -> SaidTime? {
        guard said.length == nil else { return said }
        var kept = said
        if said.day == nil, ahead > 0 { kept.day = .ahead(ahead) }
        if let clock = said.clock {
            kept.clock = half(of: clock, said)
        } else if said.part == nil, said.day != nil {
            kept.clock = SaidTime.Clock(hour: wall.minuteOfDay / 60, minute: wall.minuteOfDay % 60)
        }
        if case .moment = kept.reading(in: frame) { return kept }
        return said
    }

    /// "at 7" of a reminder at 18:00 is 19:00.
    private func half(of clock: SaidTime.Clock, _ said: SaidTime) -> SaidTime.Clock {
        var clock = clock
        guard clock.half == nil, said.part == nil, (1...12).contains(clock.hour),
            clock.isWholeHour || !frame.uses24Hours
        else { return clock }
        clock.half = wall.minuteOfDay < 720 ? .am : .pm
        return clock
    }
}
