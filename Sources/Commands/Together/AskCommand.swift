import Actions
import Core
import Language
import Store

/// Asks somebody to do something, who can refuse.
struct AskCommand: Command {
    static let about = About(
        intent: "task.add", key: "task.ask", area: .tasks, summary: "Ask somebody to do something; they can refuse",
        phrases: [
            "@ {who:word} [,|:] [please] {title:rest}", "ask [@] {who:word} to {title:rest}",
            "[@] {who:word} : please {title:rest}", "(task|todo|to do) [:] [for] @ {who:word} [,|:] {title:rest}",
            "[a|new] (task|todo|to do) for {who:word} : {title:rest}",
        ],
        examples: ["@ben buy bread tomorrow", "ask Ben to buy bread"])

    let who: String
    let title: String
    let spoken: Spoken

    init(_ said: Said) throws {
        who = try said.who()
        title = try TaskText(checking: said.slots.text("title") ?? "").text
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard !SignalWord.oneself.isSaid(by: who) else {
            return try session.keepSaying(session.wish(spoken.saying(title)))
        }
        guard let person = try session.personToAsk(who, isSure: who.hasPrefix("@")) else {
            guard SignalWord.thirdPerson.isSaid(by: who) || SignalWord.both.isSaid(by: who) else {
                return try session.keepSaying(session.wish(spoken))
            }
            return try session.offerToKeep(spoken, saying: HandReply.byName(title))
        }
        let isOfSame = SignalWord.thirdPerson.isSaid(by: who)
        let said = isOfSame ? LineReader.read(title, language: spoken.line.language).withoutTails : title
        let wish = try session.wish(spoken.saying(said))
        guard person.id != session.actor else { return try session.keepSaying(wish) }
        if !session.isGroup { try session.requireAccount(then: ShowCard(TasksCard(.open))) }
        try session.askSaying(wish, person)
    }
}
