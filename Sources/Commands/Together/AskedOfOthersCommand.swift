import Actions
import Core
import Language
import Store

/// What others were asked to do: by one of them, or by all who have not answered yet.
struct AskedOfOthersCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.asked", area: .tasks, summary: "What you asked others to do, and who answered",
        phrases: [
            "what did i (ask|give) [@] {who:word} [to do]", "what have i (asked|given) [@] {who:word} [to do]",
            "what (did i ask|have i asked) of [@] {who:name}",
            "(has|did) [@] {who:word} (answered|replied|answer|reply|accepted|agreed|agree) [me] [yet|already]",
            "(has|did) [@] {who:word} [already] (do|done|finish|finished) (it|that|this|everything|all) [yet|already]",
            "who (has not|hasnt) (answered|replied|agreed|said yes) [me] [yet]",
            "who (still|yet) (has|needs) to (answer|reply)",
            "what (did i ask|have i asked) (others|people|everybody|everyone|of others|of people) [to do]",
            "what is [still] (unanswered|not answered) [yet]", "[show] [me] my [open|unanswered] requests",
        ],
        examples: ["what did I ask Ben to do", "who has not answered yet"])

    private let who: String?
    private let spoken: Spoken

    init(_ said: Said) throws { (who, spoken) = try (said.whoIfAny(), said.spoken) }

    func perform(in session: Session) throws {
        guard let who else { return try session.showUnanswered() }
        guard let person = try session.personToAsk(who, isSure: who.hasPrefix("@")) else {
            return try session.offerToKeep(spoken, saying: HandReply.nobody(who))
        }
        try session.show(TasksCard(.asked(person.id)))
    }
}

extension Session {
    private static let mostUnanswered = 20

    fileprivate func showUnanswered() throws {
        let waiting = try askedTasks(limit: Self.mostUnanswered).filter { !$0.isAccepted }
        guard !waiting.isEmpty else { return try say(reply: OpenRequestsReply.none) }
        let rows = try waiting.map { task in
            let name = try task.assignee.flatMap { try profile($0)?.told } ?? ""
            return (OpenRequestsReply.row(name, task.shortTitle), ShowCard(TaskCard(task.id)), task.shortTitle)
        }
        try say(
            Outgoing(
                ([voice.say(OpenRequestsReply.title)] + rows.map { voice.say($0.0) }).joined(),
                buttons: rows.map { [$0.1.button(FollowReply.thing(.task, $0.2), voice)] }))
    }
}

enum OpenRequestsReply: Reply {
    case title, none, row(String, String)

    var wording: Wording {
        switch self {
        case .title: Wording("openRequests.title", "*No answer yet* from:")
        case .none: Wording("openRequests.none", "Nobody owes you an answer.")
        case .row(let name, let title):
            Wording("openRequests.row", "{name} – {title}", ["name": .text(name), "title": .text(title)])
        }
    }
}
