import Actions
import Core
import Foundation
import Language
import Store

/// Keeps something that is told again and again until it is done.
struct KeepNaggingCommand: Command {
    private static let nag =
        "(nag|pester|keep reminding|keep nagging|keep on reminding|keep on nagging) (me|us)"
    private static let ask = "(remind|nag|pester|keep reminding|keep nagging|keep on reminding|keep on nagging) (me|us)"
    private static let title = "[to|that|about|of|with]"
    private static let done =
        "(done|finished|i do it|i did it|i am done|(it is|its|this is|that is) (done|finished)|(i|ive) [have] {deed:word} (it|them|that|this))"
    private static let until =
        "((until|till) \(done)|again and again|over and over|over and over again|and (keep nagging|keep reminding|keep on nagging) (me|us))"

    static let about = About(
        intent: "reminder.add", key: "reminder.untilDone", area: .reminders,
        summary: "Be told something again and again until it is done",
        phrases: [
            Phrase("\(ask) {start:time} \(until) [:|,] \(title) {title:rest}"),
            Phrase("\(ask) {start:time} [:|,] \(title) {title:text} [,] \(until)"),
            Phrase("\(ask) \(title) {title:text} {start:time} [,] \(until)"),
            Phrase("\(ask) \(title) {title:text} [,] \(until)"),
            Phrase("\(ask) {start:time} [:|,] \(title) {title:text} [,] {time:time} [,] \(until)"),
            Phrase("\(nag) {start:time} [:|,] \(title) {title:rest}"),
            Phrase("\(nag) \(title) {title:text} {start:time}"),
            Phrase("\(nag) {start:time} [:|,] \(title) {title:text} {time:time}"),
            Phrase("\(nag) (to|about|of|that) {title:rest}"),
        ],
        examples: ["remind me at 18:00 to take the pill until done", "nag me every 15 minutes to call mum"])

    private let reading: ReminderCommand
    init(_ said: Said) throws { reading = try ReminderCommand(said) }

    func perform(in session: Session) throws {
        guard let title = reading.title else { throw Refusal(ReminderReply.empty) }
        let often = UntilDone(reading.wrong?.repetition)
        if reading.start == nil, try session.nag(reminderNamed: title, often) { return }
        var question = ReminderTimeQuestion(text: title)
        question.untilDone = often
        if let task = try session.ownTask(named: title) { (question.text, question.task) = (task.title, task.id) }
        if let said = reading.wrong?.repetition {
            guard let first = said.firstNag else { return try session.keep(said, for: question, of: reading.spoken) }
            return try session.take(first, asAnswerTo: question, of: reading.spoken)
        }
        if let wrong = reading.wrong { return try session.offer(wrong, for: question, of: reading.spoken) }
        guard let start = reading.start else { return try session.askWhen(question) }
        try session.take(start, asAnswerTo: question, of: reading.spoken)
    }
}

extension Session {
    /// Lets the one reminder of those words come again until it is done; false where there is not just one.
    fileprivate func nag(reminderNamed words: String, _ often: UntilDone) throws -> Bool {
        guard let found = try reminder(named: words) else { return false }
        try setNag(found.id, often.step)
        try show(ReminderCard(found.id), note: often.note)
        return true
    }

    /// The one thing to do of those words, of one's own.
    fileprivate func ownTask(named words: String) throws -> TaskRecord? {
        let found = try tasks(named: words, .wholly)
        return try found.count == 1 && isOwn(.task(found[0].id)) ? found[0] : nil
    }

    /// A thing to do is due then, and told again and again until it is done.
    func nag(_ id: TaskID, at moment: Date, _ often: UntilDone) throws {
        try nagTask(id, from: FloatingTime(moment, in: settings.timeZone), every: often.step)
        try show(TaskCard(id), note: often.note)
    }
}

extension KeepNaggingCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        try reading.follow(thing, in: session)
    }
}

/// How often something is told again until it is done.
struct UntilDone: Codable, Hashable, Sendable {
    /// Seconds.
    let step: Int
    /// It was not said.
    let isAssumed: Bool
    /// It was said more or less often than is done.
    let isLimited: Bool?

    static let usual = 900
    private static let steps = 60...86_400

    init(_ said: SaidRepeat?) { self.init(seconds: said?.nagStep, isAssumed: said == nil) }

    init(seconds: Int?, isAssumed: Bool = false) {
        step = seconds.map { min(max($0, Self.steps.lowerBound), Self.steps.upperBound) } ?? Self.usual
        isLimited = seconds.map { !Self.steps.contains($0) }
        self.isAssumed = isAssumed
    }

    var note: RingReply {
        isAssumed ? .nagsAssumed(step / 60) : isLimited == true ? .nagsLimited(step / 60) : .nags(step / 60)
    }
}

extension SaidRepeat {
    /// Seconds between the moments of what counts minutes or hours: "every 15 minutes".
    var nagStep: Int? {
        guard rule.isElapsed else { return nil }
        switch rule.frequency {
        case .hourly: return rule.interval * 3600
        case .minutely: return rule.interval * 60
        case .secondly: return rule.interval
        default: return nil
        }
    }

    /// When it is told first: at the time that was said, else one step from now.
    fileprivate var firstNag: SaidTime? {
        nagStep.map { step in
            clocks.first.map { SaidTime(day: start?.day, clock: $0) } ?? start ?? SaidTime(seconds: step)
        }
    }
}
