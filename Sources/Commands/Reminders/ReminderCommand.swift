import Actions
import Core
import Language
import Store

/// Keeps something to be told at a moment.
struct ReminderCommand: Command {
    private static let ask =
        "(remind (me|us)|remind us (both|all)|remember me to|[set|add|make|create] [me|us] [a|another] [new] reminder [for])"
    private static let title = "[please|pls|plz] [to|that|about|of]"
    /// What asks for a notice as long as it says when.
    private static let alert =
        "((nudge|ping|buzz|beep|ding|alert|notify|poke|prompt|bug|warn|page|text|message|shout|shout at|yell at) (me|us)|(give|send|drop) (me|us) a (shout|buzz|nudge|heads up|ping|beep|poke|kick|prompt|bell|warning|notification|signal|alert|reminder)|jog my memory)"
    private static let alertTitle = "[please|pls|plz] [to|that|about|of|for|so]"
    private static let urgent = "(urgent|urgently|important|very important|asap) [:|,|-]"

    static let about = About(
        intent: "reminder.add", area: .reminders, menu: "remind_me", summary: "Be told something at a time",
        phrases: [
            Phrase("\(ask) {start:time} \(title) {title:rest}"),
            Phrase("\(ask) \(title) {title:text} {start:time}"),
            Phrase("\(ask) {start:time} \(title) {title:text} {time:time}"),
            Phrase("\(ask) {start:time} \(title) {title:text} {time:length}"),
            Phrase("\(ask) \(title) {title:text} {start:time} {more:rest}"),
            Phrase("\(ask) \(title) {title:rest}"), Phrase("\(ask) {start:time}"), Phrase(ask),
            Phrase("\(ask) in {minutes:number} \(title) {title:rest}"), Phrase("\(ask) in {minutes:number}"),
            Phrase("\(urgent) \(ask) {start:time} \(title) {title:rest}"),
            Phrase("\(urgent) \(ask) \(title) {title:text} {start:time}"),
            Phrase("\(urgent) \(ask) \(title) {title:rest}"),
            Phrase("\(alert) {start:time} \(alertTitle) {title:rest}"), Phrase("\(alert) {start:time}"),
            Phrase("\(alert) \(alertTitle) {title:text} {start:time}"),
            Phrase("{start:time} [,] [please] \(alert) \(alertTitle) {title:rest}"),
            "(tell|ask) me {start:time} (to|that) {title:rest}", "(tell|ask) me to {title:text} {start:time}",
            "ask me {start:time} (if|whether) {title:rest}", "let me know {start:time} (to|that) {title:rest}",
            "remind (to|about) {title:text} {start:time}", "remind (to|about) {title:rest}",
            "remind {start:time} [to|that|about|of] {title:rest}",
            "{start:time} [,] [please] remind (me|us) [to|that|about|of] {title:rest}",
            "{start:time} [,] [please] remind (me|us) [to|that|about|of] {title:text} {time:time}",
            "(when|whenever|every time|each time|any time|as soon as|before|after|once) {tie:text} [,] [please] remind (me|us) [to|that|about|of] {title:rest}",
        ],
        examples: [
            "remind me in 20 minutes: call mum", "remind me at 18:00 to take out the bins",
            "remind me to pay the rent tomorrow at 8",
        ])

    let title: String?
    let start: SaidTime?
    /// Why what was said of the time cannot be one moment.
    let wrong: TimeProblem?
    /// It is to come in quiet hours, too: "call mum, urgent".
    let isUrgent: Bool
    /// The number before the words, where it may be the hour that was not said.
    let hour: LeadingHour?
    /// What was read of a line that no phrase reads, where that names an occasion: "don't let me forget ...".
    private let tied: Slots?
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        tied = said.slots.contains(SlotName.occasion) ? said.slots : nil
        let reminder = SaidReminder(said)
        title = try reminder.words.flatMap { words in
            try SignalWord.inTime.isSaid(by: words) ? nil : ReminderText(checking: words).text
        }
        (start, wrong, hour) = (reminder.time, reminder.problem, reminder.hour)
        isUrgent = reminder.isUrgent
    }

    /// What is asked for where the time does not say all.
    private func question(_ title: String) -> ReminderTimeQuestion {
        var question = ReminderTimeQuestion(text: title)
        (question.isUrgent, question.hour) = (isUrgent ? true : nil, hour)
        return question
    }

    private func wish(_ title: String) throws -> TaskWish? {
        try tied.flatMap { try TaskWish(title: title, Said(spoken: spoken, slots: $0)) }
    }

    func perform(in session: Session) throws {
        let isOfDay = start.map { $0.day == nil && $0.length == nil } ?? true
        if wrong == nil, isOfDay, try session.remindAfter(spoken, at: start) || session.remindBefore(spoken) { return }
        if let wrong { return try remind(wrong, in: session) }
        guard let title else { return try remindUntitled(in: session) }
        if start == nil, let wish = try TaskWish.tied(title, spoken, in: session) ?? wish(title) {
            let place = wish.slots.contains(SlotName.occasion) ? nil : wish.slots.name(SlotName.place)?.name
            return try session.keepSaying(wish, because: place.map(OccasionReply.atPlace) ?? .instead)
        }
        guard let start else { return try session.askWhen(question(title)) }
        // "to call Tom when I get home or at 6"
        if let wish = try TaskWish.tied(title, spoken, in: session), wish.slots.contains(SlotName.occasion) {
            return try session.keepSaying(wish.due(start))
        }
        let leaving = try isOfDay ? session.leaving(title, at: start, of: spoken) : nil
        try session.remind(question(title), at: leaving ?? spoken.line.inDaylight(start), of: spoken)
    }

    /// At more than one moment, or at none that can be.
    private func remind(_ wrong: TimeProblem, in session: Session) throws {
        if let title { return try session.offer(wrong, for: question(title), of: spoken) }
        guard let said = wrong.repetition else { throw Refusal(wrong) }
        try session.ask(ReminderTextQuestion(repetition: said), saying: ReminderReply.what)
    }

    /// Of what was just told or kept, where nothing is said but when; else asks of what.
    private func remindUntitled(in session: Session) throws {
        guard let start else { return try askOfWhat(in: session) }
        if let notice = try session.noticeJustTold() {
            return try session.snooze(notice, until: start, session.frame(of: spoken))
        }
        // "actually remind me at 6" of what was to be told at 5.
        let corrected = try spoken.line.corrects ? session.justKept(spoken) : nil
        let known = try corrected.flatMap { $0.kind == .reminder ? $0 : nil } ?? session.keptBefore(spoken)
        if let known {
            try session.do(.remind(start), with: known, session.frame(of: spoken), isTyped: true)
        } else {
            try session.ask(ReminderTextQuestion(start: start), saying: ReminderReply.what)
        }
    }
}

extension ReminderCommand {
    /// "remind me" of what was just kept asks when; of what takes place, how long before.
    private func askOfWhat(in session: Session) throws {
        switch try session.keptBefore(spoken) {
        case let event? where event.kind == .event:
            try session.show(EventCard(EventID(event.id), .notice), note: EventReply.howLongBefore)
        case let thing?: try session.askTime(of: thing)
        case nil: try session.ask(ReminderTextQuestion(), saying: ReminderReply.what)
        }
    }
}

extension ReminderCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .reminder else { return false }
        if let wrong {
            guard let said = wrong.repetition else { throw Refusal(wrong) }
            let old = try session.reminderToChange(ReminderID(thing.id))
            let question = ReminderTimeQuestion(text: title ?? old.text, reminder: old.id)
            try session.keep(said, for: question, of: spoken)
            return true
        }
        if isUrgent { try session.setUrgent(true, ReminderID(thing.id)) }
        try session.revise(ReminderID(thing.id), text: title, time: start, of: spoken)
        return true
    }
}

extension Said {
    /// "in 10", which is ten minutes from now.
    var minutes: SaidTime? {
        guard let count = slots.number("minutes"), count == count.rounded(), (1...300).contains(count) else {
            return nil
        }
        return SaidTime(seconds: Int(count) * 60)
    }
}

/// The words of a reminder: at most 1000 characters.
struct ReminderText {
    static let longest = 1000
    let text: String

    init(checking words: String) throws {
        text = try words.kept(upTo: Self.longest, orRefuse: ReminderReply.tooLong)
        guard !text.isEmpty else { throw Refusal(ReminderReply.empty) }
    }
}
