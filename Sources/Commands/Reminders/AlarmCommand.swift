import Core
import Language
import Store

/// Keeps something that rings at a moment until it is heard.
struct AlarmCommand: Command {
    private static let set =
        "(set|add|make|create|put|new|schedule|give|i need|i want|turn on|switch on|a quick|one more) [me|us] [a|an|the|my|another|one more] [new|quick] alarm [clock] [on]"
    private static let rise = "(wake up|get up|be up|be woken|be woken up)"
    private static let wake =
        "(wake (me|us) [up]|get (me|us) (up|out of bed)|[i] (need|want) (waking|a wake up call)|wake up call|i (need|have|want|would like) to \(rise)|i (must|should) \(rise))"
    private static let title = "[to|that|about|of|saying]"

    static let about = About(
        intent: "reminder.add", key: "reminder.alarm", area: .reminders,
        summary: "An alarm that rings until you tap Got it",
        phrases: [
            Phrase("\(set) [for|to] {start:time} \(title) {title:rest}"), Phrase("\(set) [for|to] {start:time}"),
            Phrase("alarm [clock] [for] {start:time} \(title) {title:rest}"), "alarm [clock] [for] {start:time}",
            Phrase("\(wake) [for] {start:time} [to|for] {title:rest}"), Phrase("\(wake) [for] {start:time}"),
            Phrase("\(wake) [at] {hour:number} (to|for|sharp|,) {title:rest}"),
            Phrase("\(wake) [at|for] {hour:number} sharp"),
            Phrase("\(set) [for|at|to] {hour:number}"), "alarm [clock] [for|at] {hour:number}",
            Phrase("\(set) in {minutes:number}"), "alarm in {minutes:number}", Phrase("\(wake) in {minutes:number}"),
            Phrase("\(wake) [at|for] {hour:number}"), Phrase(set), "alarm", "wake (me|us) [up]",
        ],
        examples: ["alarm at 6:00: get up", "wake me at 7"])

    let reading: ReminderCommand
    init(_ said: Said) throws { reading = try ReminderCommand(said.withHour) }

    func perform(in session: Session) throws {
        let line = reading.title.map { LineReader.read($0, language: reading.spoken.line.language) }
        let isAnew = line?.saysOnlyAnew == true
        let text = (isAnew ? nil : reading.title) ?? session.voice.words(ReminderReply.wakeUp)
        var question = ReminderTimeQuestion(text: text)
        question.isAlarm = true
        if let wrong = reading.wrong { return try session.offer(wrong, for: question, of: reading.spoken) }
        guard let start = reading.start else { return try session.askWhen(question) }
        let frame = session.frame(of: reading.spoken), settled = start.settled(in: frame)
        if isAnew, let alarm = try session.alarmMeant() {
            return try session.retime(alarm.id, to: settled.ofMorning, frame)
        }
        try session.take(settled.ofMorning, asAnswerTo: question, of: reading.spoken)
    }
}

extension AlarmCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        try reading.follow(thing, in: session)
    }
}

extension Session {
    /// "wake me at 6:30 instead": the alarm that was just spoken of, or the only one.
    fileprivate func alarmMeant() throws -> ReminderRecord? {
        let alarms = try comingReminders(called: nil).filter(\.isAlarm)
        let known = try lastRecall?.things ?? []
        return alarms.last { known.contains(.reminder($0.id)) } ?? (alarms.count == 1 ? alarms.first : nil)
    }
}

extension Said {
    /// "set an alarm for 7", "alarm 0645": a bare number is the hour, with minutes where it has as many figures.
    var withHour: Said {
        let language = spoken.line.language, lead = LanguageTables.tables(for: language).leads.hour
        guard let hour = slots.text("hour"),
            let read = LineReader.read("\(lead) \(hour)", language: language).times.first,
            let time = try? read.time.get(), time.clock != nil
        else { return self }
        let start = Slots.Filled(name: SlotName.start, value: .time(time), typed: hour, range: 0..<0)
        return Said(spoken: spoken, slots: Slots([start]), assumed: assumed)
    }
}

extension SaidTime {
    /// "at 6" is in the morning for who wants to be woken.
    var ofMorning: SaidTime {
        guard part == nil else { return self }
        var time = self
        time.clock = clock?.ofMorning
        return time
    }
}

extension SaidRepeat {
    /// The same of what rings again and again.
    var ofMorning: SaidRepeat {
        guard part == nil else { return self }
        var said = self
        said.clocks = clocks.map(\.ofMorning)
        return said
    }
}

extension SaidTime.Clock {
    fileprivate var ofMorning: SaidTime.Clock {
        guard half == nil, isWholeHour, (4...11).contains(hour) else { return self }
        var clock = self
        clock.half = .am
        return clock
    }
}
