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
}
