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
        guard let date = length.moment(in: from) else { return }
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
            now.timeIntervalSince(old.createdAt) < Self.recallLasts
        else { return false }
        let said = old.due.timeIntervalSince(old.createdAt)
        let typed = try lastRecall?.said.flatMap { LineReader.read($0, language: language).unitOfLength }
        let unit = typed ?? (said <= 5_400 ? 60.0 : said.remainder(dividingBy: 3_600) == 0 ? 3_600 : 0)
        let seconds = length?.seconds ?? Double(number ?? 0) * unit
        let due = old.createdAt.addingTimeInterval(seconds)
        guard seconds > 0, due > now else { return false }
        try move(old, to: ReadTime(date: due, isWallTime: false, assumed: []))
        return true
    }

    /// Once, at another time, which is said with what was assumed of it.
    func move(_ old: ReminderRecord, to time: ReadTime) throws {
        var new = NewReminder(old)
        (new.due, new.isWallTime, new.rule) = (time.date, time.isWallTime, nil)
        _ = try reviseReminder(old.id, as: new)
        let notes =
            time.assumed.map { voice.say(ReminderReply.assumed($0, measures.assumed($0, time.date))) } + assumedZone
        let text = ([voice.say(FollowReply.now(measures.when(time.date), old.text))] + notes).joined()
        try tell(ReminderReply.whole(text), of: .reminder(old.id), buttons: zoneButtons)
    }
}
