import Actions
import Core
import Language
package import Store

/// Lists what is coming.
package struct RemindersCommand: Command {
    package static let about = About(
        intent: "reminder.list", area: .reminders, menu: "reminders", summary: "Your reminders, next first",
        phrases: [
            "[show|list|see|open] [me] [all] [my|our|the] [coming|upcoming|next|open] reminders",
            "what (reminders|are my reminders|reminders do i have|reminders are coming|do you remind me of)",
            "when (do|will) you remind me",
        ],
        examples: ["reminders", "what reminders do I have"])

    package init(_ said: Said) throws {}
    package func perform(in session: Session) throws { try session.show(RemindersCard()) }
}

/// Cancels a reminder: the one replied to, the one of those words, or the only one.
package struct DeleteReminderCommand: Command {
    package static let about = About(
        intent: "reminder.delete", area: .reminders, summary: "Cancel a reminder",
        phrases: [
            "(delete|cancel|remove|stop|drop) [my|the|that|this|next] reminder",
            "(delete|cancel|remove|stop|drop) [my|the] reminder [to|about|for|of|that] {title:rest}",
            "(delete|cancel|remove|stop|drop) [all] [of] [my|the] reminders",
            "(do not|dont) remind (me|us)",
            "(do not|dont) remind (me|us) [to|about|of|that] {title:rest}",
        ],
        examples: ["cancel the reminder to call mum"])

    let title: String?
    let replied: Thing?

    package init(_ said: Said) throws {
        title = said.slots.text("title")
        replied = said.spoken.repliedThing
    }

    package func perform(in session: Session) throws {
        if let replied, replied.kind == .reminder, title == nil {
            return try session.deleteReminderSaying(ReminderID(replied.id))
        }
        let all = try session.comingReminders(offset: 0, limit: 1000).map(\.reminder)
        let finder = TitleFinder(all.map { ($0.id.rawValue, $0.text) }, language: session.language)
        let ids = title.map { Set(finder.find($0)) }
        let fitting = all.filter { ids?.contains($0.id.rawValue) ?? true }
        guard let first = fitting.first else {
            guard let title else { return try session.show(RemindersCard()) }
            throw Refusal(RemindersReply.noSuch(title))
        }
        guard fitting.count == 1 else {
            return try session.show(RemindersCard(), note: title.map { RemindersReply.which($0) })
        }
        try session.deleteReminderSaying(first.id)
    }
}

extension Session {
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
