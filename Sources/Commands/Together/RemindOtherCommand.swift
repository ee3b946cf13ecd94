import Actions
import Core
import Language
import Store

/// Asks somebody to do something at a time: they can refuse, and whoever takes it is told when it is due.
struct RemindOtherCommand: Command {
    static let about = About(
        intent: "reminder.add", key: "reminder.other", area: .tasks,
        summary: "Remind somebody else, who can refuse",
        phrases: [
            "remind [@] {who:word} {start:time} [to|that|about|of|:] {title:rest}",
            "remind [@] {who:word} [to|that|about|of|:] {title:text} {start:time}",
            "remind [@] {who:word} to {title:rest}",
        ],
        examples: ["remind Ben tomorrow at 9 to take out the bins"])

    let who: String
    let title: String
    /// As typed; nil where no time is said.
    let start: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        who = try said.who()
        title = try TaskText(checking: said.slots.text("title") ?? "").text
        start = said.slots["start"]?.typed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard let person = try session.personToAsk(who, isSure: who.hasPrefix("@")) else {
            if try session.remindGroup(called: who, spoken) { return }
            return try session.offerToKeep(spoken, saying: HandReply.nobody(who))
        }
        let words = spoken.saying([title, start].compactMap(\.self).joined(separator: " "))
        let wish = try session.wish(words)
        guard person.id != session.actor else { return try session.keepSaying(wish) }
        if !session.isGroup { try session.requireAccount(then: ShowCard(TasksCard(.open))) }
        try session.askSaying(wish, person, isTold: true)
    }
}
