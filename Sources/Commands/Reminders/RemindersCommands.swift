import Actions
import Core
import Language
import Store

/// Lists what is coming.
struct RemindersCommand: Command {
    static let about = About(
        intent: "reminder.list", area: .reminders, menu: "reminders", summary: "Your reminders, next first",
        phrases: [
            "[show|list|see|open] [me] [all] [my|our|the] [coming|upcoming|next|open] reminders",
            "what (reminders|are my reminders|reminders do i have|reminders are coming|do you remind me of)",
            "when (do|will) you remind (me|us)",
            "[when is|whens|what is|whats|show] [me] [my|our|the] next reminder",
            "when (do|will) you remind (me|us) (of|about|to) [the|my|our] {title:rest}",
            "[show|list|see|open] [me] [all] [my|our|the] [coming|upcoming|open] reminders [for|of|on|due] {when:time}",
            "what (reminders|are my reminders|reminders do i have|reminders are coming|do you remind me of) [for|of|on|due] {when:time}",
        ],
        examples: ["reminders", "what reminders do I have", "my reminders for tomorrow"])

    /// nil: all that is coming.
    let title: String?
    /// When they are told; nil where that was not said.
    let when: SaidValue?
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.withoutEnd
        when = try said.slots.timeOrSpan("when")
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if let days = when.flatMap({ session.days(of: $0, spoken) }) {
            return try session.show(RemindersCard(page: 0, days: days))
        }
        guard let title else { return try session.show(RemindersCard()) }
        let found = try session.comingReminders(called: title, .partly)
        guard let first = found.first else { throw Refusal(RemindersReply.noSuch(title)) }
        guard found.count == 1 else { return try session.show(RemindersCard()) }
        try session.show(ReminderCard(first.id))
    }
}

/// Cancels a reminder: the one replied to, the one of those words, or the only one.
struct DeleteReminderCommand: Command {
    static let about = About(
        intent: "reminder.delete", area: .reminders, summary: "Cancel a reminder",
        phrases: [
            "(delete|cancel|remove|stop|drop) [my|the|that|this|next] reminder",
            "(delete|cancel|remove|stop|drop|forget) [about] [my|the] reminder [to|about|for|of|that] {title:rest}",
            "(delete|cancel|remove|stop|drop|forget) [about] [my|the] {title:text} reminder",
            "i (do not|dont) need (the|that|this|my|a) reminder [any more|anymore|any longer]",
            "i (do not|dont) need (the|that|this|my|a) reminder (to|about|for|of) {title:rest}",
            "(delete|cancel|remove|stop|drop) [my|the] reminders",
            "(do not|dont) remind (me|us)",
            "(stop|quit) reminding (me|us) (to|about|of) {title:rest}",
            "no more reminders (to|about|of|for) {title:rest}",
            "(do not|dont) remind (me|us) [to|about|of|that] {title:rest}",
        ],
        examples: ["cancel the reminder to call mum"])

    let title: String?
    let replied: Thing?

    init(_ said: Said) throws {
        title = said.slots.text("title")
        replied = said.spoken.repliedThing
    }

    func perform(in session: Session) throws {
        if let replied, replied.kind == .reminder, title == nil {
            return try session.deleteReminderSaying(ReminderID(replied.id))
        }
        if let title, try session.act(.delete, onRowsNumberedIn: title) { return }
        let called = try session.comingReminders(called: title)
        let fitting = try called.isEmpty ? title.map { try session.comingReminders(at: $0) } ?? [] : called
        guard let first = fitting.first else {
            guard let title else { return try session.show(RemindersCard()) }
            // What shares only some of the words is shown rather than cancelled.
            guard try !session.comingReminders(called: title, .partly).isEmpty else {
                throw Refusal(RemindersReply.noSuch(title))
            }
            return try session.show(RemindersCard(), note: RemindersReply.noSuch(title))
        }
        guard fitting.count == 1 else {
            guard title != nil else { return try session.show(RemindersCard()) }
            return try session.askWhich(.delete, of: fitting)
        }
        try session.deleteReminderSaying(first.id)
    }
}

extension Session {
    private static let mostAtOnce = 200

    /// Those that come at a time of day that is typed: "6:30"; of a bare hour in either half of the day.
    fileprivate func comingReminders(at words: String) throws -> [ReminderRecord] {
        let line = LineReader.read(words, language: language)
        guard let clock = try? Spoken(line: line).timeAlone()?.clock else { return [] }
        return try comingReminders(offset: 0, limit: Self.mostAtOnce).map(\.reminder).filter {
            clock.mayMean(minuteOfDay: WallTime($0.due, in: settings.timeZone).minuteOfDay)
        }
    }

    /// Those whose words fit best; with nil all.
    func comingReminders(
        called words: String?, _ measure: TitleFinder.Measure = .surely
    ) throws -> [ReminderRecord] {
        let all = try comingReminders(offset: 0, limit: 1000).map(\.reminder)
        return words.map { all.named($0, language, measure) } ?? all
    }

    /// Cancels a reminder and says so; the list stays where the button was in it.
    func deleteReminderSaying(_ id: ReminderID) throws {
        let text = try reminderToChange(id).shortText
        try deleteReminder(id)
        if let list = try pressedCard as? RemindersCard {
            return try show(list, note: ReminderReply.deleted(text))
        }
        try tell(ReminderReply.deleted(text))
    }
}
