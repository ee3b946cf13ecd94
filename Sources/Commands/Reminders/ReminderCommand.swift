import Actions
package import Core
import Language
package import Store

/// Keeps something to be told at a moment.
package struct ReminderCommand: Command {
    private static let ask = "(remind (me|us)|[set|add|make|create] [me|us] [a|another] [new] reminder [for])"
    private static let title = "[to|that|about|of]"

    package static let about = About(
        intent: "reminder.add", area: .reminders, menu: "remind_me", summary: "Be told something at a time",
        phrases: [
            Phrase("\(ask) {start:time} \(title) {title:rest}"),
            Phrase("\(ask) \(title) {title:text} {start:time}"),
            Phrase("\(ask) {start:time} \(title) {title:text} {time:time}"),
            Phrase("\(ask) \(title) {title:text} {start:time} {more:rest}"),
            Phrase("\(ask) \(title) {title:rest}"), Phrase("\(ask) {start:time}"), Phrase(ask),
            "remind {start:time} [to|that|about|of] {title:rest}",
            "{start:time} [,] [please] remind (me|us) [to|that|about|of] {title:rest}",
            "(when|before|after|once) {tie:text} [,] [please] remind (me|us) [to|that|about|of] {title:rest}",
        ],
        examples: [
            "remind me in 20 minutes: call mum", "remind me at 18:00 to take out the bins",
            "remind me to pay the rent tomorrow at 8",
        ])

    let title: String?
    let start: SaidTime?
    /// Why what was said of the time cannot be one moment.
    let wrong: TimeProblem?
    let spoken: Spoken

    package init(_ said: Said) throws {
        spoken = said.spoken
        var words = said.slots.text("title")
        var time: SaidTime?
        var problem: TimeProblem?
        do throws(TimeProblem) { time = try said.slots.time("start") } catch { problem = error }
        if let whole = Self.repetition(said.slots) {
            (time, problem) = (nil, .manyMoments(said.slots["time"]?.typed ?? "", .repetition(whole)))
        } else if let second = said.slots["time"] {
            let whole = try? said.slots.time("time").flatMap { time?.joined(with: $0) }
            time = whole ?? time
            if whole == nil { words = words.map { "\($0) \(second.typed)" } }
        }
        if let more = said.slots.text("more") {
            // "look at 3 houses" has no time in it.
            let number = time?.isBareHour == true ? said.slots["start"]?.typed : nil
            if number != nil { time = nil }
            words = words.map { ([$0, number, more] as [String?]).compactMap(\.self).joined(separator: " ") }
        }
        if let tie = said.slots["tie"] {
            // "when I am at Billa, remind me to buy sugar": as if it stood at the end.
            let clause = spoken.line.string(0..<tie.range.upperBound)
            words = words.map { "\($0) \(clause)" }
        }
        title = try words.map { try ReminderText(checking: $0).text }
        start = time
        wrong = problem
    }

    /// "at 9 … every day": how often and when, said apart.
    private static func repetition(_ slots: Slots) -> SaidRepeat? {
        switch (slots["start"]?.value, slots["time"]?.value) {
        case (.repetition(let often), .time(let time)), (.time(let time), .repetition(let often)):
            often.joined(with: time)
        default: nil
        }
    }

    package func perform(in session: Session) throws {
        if let wrong {
            guard let title else {
                guard let said = wrong.repetition else { throw Refusal(wrong) }
                return try session.ask(ReminderTextQuestion(repetition: said), saying: ReminderReply.what)
            }
            return try session.offer(wrong, for: ReminderTimeQuestion(text: title), of: spoken)
        }
        guard let title else { return try session.ask(ReminderTextQuestion(start: start), saying: ReminderReply.what) }
        if start == nil, let wish = try TaskWish.tied(title, spoken, in: session) {
            let place = wish.slots.contains("occasion") ? nil : wish.slots.name("place")?.name
            return try session.keepSaying(wish, because: place.map(OccasionReply.atPlace) ?? .instead)
        }
        guard let start else { return try session.askWhen(ReminderTimeQuestion(text: title)) }
        try session.remind(title, at: start, of: spoken)
    }
}

extension ReminderCommand: FollowsEdit {
    package func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .reminder else { return false }
        if let wrong {
            guard let said = wrong.repetition else { throw Refusal(wrong) }
            let old = try session.reminderToChange(ReminderID(thing.id))
            let question = ReminderTimeQuestion(text: title ?? old.text, reminder: old.id)
            try session.keep(said, for: question, of: spoken)
            return true
        }
        try session.revise(ReminderID(thing.id), text: title, time: start, of: spoken)
        return true
    }
}

/// The words of a reminder: at most 1000 characters.
struct ReminderText {
    static let longest = 1000
    let text: String

    init(checking words: String) throws {
        let clean = words.filter { $0 != "\0" }.trimmed
        guard clean.count <= Self.longest else { throw Refusal(ReminderReply.tooLong(clean.count)) }
        guard !clean.isEmpty else { throw Refusal(ReminderReply.empty) }
        text = clean
    }
}
