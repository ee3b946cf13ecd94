import Actions
import Core
import Language
import Store

extension Session {
    /// "tomorrow only at 8" of a reminder that comes again: that one time of it is then; false where it does not come on
    /// that day, or more or less than a day and its hour is said.
    func moveOne(_ old: ReminderRecord, to said: SaidTime, _ frame: TimeFrame) throws -> Bool {
        guard said.day != nil, said.clock != nil, !old.isAfterDone,
            let days = SaidValue.time(said).days(in: frame, today: present.day)?.range, days.count == 1,
            let left = try comingTimes(of: old, on: days).first, let time = try time(said, in: frame)
        else { return false }
        var new = NewReminder(old)
        (new.rule, new.due, new.isWallTime) = (nil, time.date, time.isWallTime)
        let one = try together {
            try leaveOutSilently([left], of: old)
            return try keepReminder(new)
        }
        try tell(one, time, others: [], note: voice.say(EventDayReply.leftOut(measures.when(left))))
        return true
    }
}
