import Core
import Language
import Store

/// Rings when some time is over, until it is heard.
struct TimerCommand: Command {
    private static let set = "(set|start|make|create|put|run) [me|us] [a|an|the|my|another] [new]"
    private static let timer = "(timer|countdown|count down)"

    static let about = About(
        intent: "reminder.add", key: "reminder.timer", area: .reminders, summary: "Ring when some time is over",
        phrases: [
            Phrase("[\(set)] \(timer) [for|of|to|from|:] {length:length} [to|for|:] {title:rest}"),
            Phrase("[\(set)] \(timer) [for|of|to|from|:] {length:length}"),
            "time me [for] {length:length} [for|of] {title:rest}", "time me [for] {length:length}",
            Phrase("[\(set)] {length:length} timer [to|for|:] {title:rest}"), Phrase("[\(set)] {length:length} timer"),
            Phrase("[\(set)] timer {span:time} [to|:] {title:rest}"), Phrase("[\(set)] timer {span:time}"),
            Phrase("[\(set)] timer [for] {title:few} [for|of|:] {length:length}"),
            Phrase("[\(set)] timer [for|to] {minutes:number}"), Phrase("[\(set)] {minutes:number} timer"),
            Phrase("[\(set)] {title:few} timer [for|:] {length:length}"),
            "[the|my|hard|soft] {title:runner} [for|in|:] {length:length}", "{length:length} [for|:] {title:runner}",
            Phrase("[\(set)] timer [for] {title:few} {span:time}"), Phrase("\(set) timer"), "timer",
        ],
        examples: ["timer 10 minutes", "set a 5 minute timer for the eggs"])

    let length: SaidLength?
    let title: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        length = said.slots.length("length") ?? said.slots.lastingLength("span") ?? said.minutes?.length
        title = try said.slots.text("title").map { try ReminderText(checking: $0).text }
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        var question = ReminderTimeQuestion(text: title ?? session.voice.words(ReminderReply.timer))
        question.isAlarm = true
        guard let length else { return try session.askWhen(question) }
        try session.take(SaidTime(length: length), asAnswerTo: question, of: spoken)
    }
}

extension TimerCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .reminder else { return false }
        let time = length.map { SaidTime(length: $0) }
        try session.revise(ReminderID(thing.id), text: title, time: time, of: spoken)
        return true
    }
}
