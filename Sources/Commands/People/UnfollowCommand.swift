import Actions
import Core
import Language
import Store

/// Follows somebody no longer.
struct UnfollowCommand: Command {
    static let about = About(
        intent: "people.unfollow", area: .people, summary: "Follow somebody no longer",
        phrases: ["unfollow [@] {who:name}", "stop following [@] {who:name}"], examples: ["unfollow @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.unfollow, withSaid: who) }
}
