import Actions
import Core
import Language
import Store

/// Follows somebody, or asks to.
struct FollowCommand: Command {
    static let about = About(
        intent: "people.follow", area: .people, summary: "Follow somebody",
        phrases: ["follow [back] [@] {who:name}", "start following [@] {who:name}"],
        examples: ["follow @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.follow, withSaid: who) }
}
