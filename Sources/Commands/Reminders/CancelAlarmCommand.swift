import Actions
import Core
import Language
import Store

/// Turns off an alarm: the one that rings, else the one that is set for then, or the only one.
struct CancelAlarmCommand: Command {
    private static let off =
        "(cancel|delete|remove|stop|turn off|switch off|disable|deactivate|drop|clear) [my|the|that|this] [next]"
    private static let needless = "i (do not|dont) need (an|the|my|that) alarm"

    static let about = About(
        intent: "reminder.delete", key: "reminder.alarmOff", area: .reminders, summary: "Turn off an alarm",
        phrases: [
            Phrase("\(off) alarm [clock]"), Phrase("\(off) alarm [clock] [for|at|of] {start:time}"),
            Phrase("\(off) {start:time} alarm"), Phrase("\(off) alarm [for|at] {hour:number}"),
            Phrase("\(off) {hour:number} [oclock] alarm"), "no alarm {start:time}",
            Phrase("\(needless) [{start:time}]"), Phrase("\(needless) (any more|anymore|any longer)"),
        ],
        examples: ["turn off my alarm", "cancel the alarm for tomorrow"])

    let when: SaidValue?
    let spoken: Spoken

    init(_ said: Said) throws { (when, spoken) = (try said.withHour.slots.timeOrSpan("start"), said.spoken) }

    func perform(in session: Session) throws {
        let alarms = try session.comingReminders(called: nil).filter(\.isAlarm)
        if when == nil, let ringing = try session.toldReminders().first(where: \.isAlarm) {
            _ = try ReminderPress(id: ringing.id, step: .done).perform(in: session)
            return
        }
        let meant = try when.map { when in try alarms.filter { try session.comes($0, when, spoken) } } ?? alarms
        guard let alarm = meant.first else { throw Refusal(AlarmReply.none(alarms.count)) }
        guard meant.count == 1 else { return try session.askWhich(.delete, of: meant) }
        guard alarm.isRepeated else { return try session.deleteReminderSaying(alarm.id) }
        // One of a series: whether that day or all of it is meant is for whoever set it.
        guard let when, when.namesDay else { return try session.show(ReminderCard(alarm.id)) }
        try session.act(.skip, on: alarm)
    }
}

extension Session {
    /// It comes on the day and at the time of day that are said; a bare hour means either half of the day.
    fileprivate func comes(_ alarm: ReminderRecord, _ when: SaidValue, _ spoken: Spoken) throws -> Bool {
        let due = WallTime(alarm.due, in: settings.timeZone)
        if when.namesDay, let days = days(of: when, spoken), !(days.first...days.last).contains(due.day) {
            return false
        }
        guard case .time(let time) = when, let clock = time.clock else { return true }
        return clock.mayMean(minuteOfDay: due.minuteOfDay)
    }
}

extension SaidTime.Clock {
    /// It is that minute of a day; a bare hour means either half.
    func mayMean(minuteOfDay minute: Int) -> Bool {
        let said = hour * 60 + self.minute
        let isOfHalf = half.map { ($0 == .pm) == (minute >= 720) } ?? true
        return minute == said && half == nil || isOfHalf && minute % 720 == said % 720
    }
}

extension SaidValue {
    /// A day is said, and not only a time of day.
    fileprivate var namesDay: Bool { if case .time(let time) = self { time.day != nil } else { true } }
}

enum AlarmReply: Reply {
    /// So many are set for other times.
    case none(Int)

    var wording: Wording {
        switch self {
        case .none(0): Wording("alarm.none", "No alarm is set. `wake me at 7` sets one.")
        case .none(let count):
            Wording(
                "alarm.noneThen", "No alarm is set for then. `reminders` shows those that are ({n:alarm|alarms}).",
                ["n": .number(count)])
        }
    }
}
