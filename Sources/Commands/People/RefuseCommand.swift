import Actions
import Core
import Language
import Store

/// Refuses a request to follow.
struct RefuseCommand: Command {
    static let about = About(
        intent: "people.refuse", area: .people, summary: "Refuse a request to follow you; nobody is told",
        phrases: [
            "(refuse|reject|decline|deny) @ {who:word}", "(refuse|reject) {who:word}",
            "(refuse|reject|decline|deny|do not let|do not allow) [@] {who:name} (to follow|as follower|as a follower|follow) [me]",
            "(refuse|reject|decline|deny) [the] [follow] request (of|from|by) [@] {who:name}",
            "(refuse|reject|decline|deny) [the|this|that] [follow] request",
        ],
        examples: ["refuse @ben"])

    let who: String?
    init(_ said: Said) throws { who = try said.whoIfAny() }
    func perform(in session: Session) throws { try session.answerRequest(ofSaid: who, .refuse) }
}
