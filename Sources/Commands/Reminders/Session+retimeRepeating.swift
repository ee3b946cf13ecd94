import Actions
import Core
import Foundation
import Language
import Store

extension Session {
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
