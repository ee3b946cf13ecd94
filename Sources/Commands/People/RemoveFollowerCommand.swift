import Actions
import Core
import Language
import Store

/// Takes somebody off the followers.
struct RemoveFollowerCommand: Command {
    static let about = About(
        intent: "people.remove", area: .people, summary: "Remove a follower, who is not told",
        phrases: [
            "(remove|drop) [my] follower [@] {who:name}",
            "(remove|drop) [@] {who:name} (as|from) [my] (follower|followers)",
        ],
        examples: ["remove follower @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.remove, withSaid: who) }
}
