import Actions
import Core
import Language
import Store

/// Lets somebody follow who asked to.
struct AllowCommand: Command {
    static let about = About(
        intent: "people.allow", area: .people, summary: "Let somebody follow you who asks to",
        phrases: [
            "allow [@] {who:word}", "(accept|approve|confirm) @ {who:word}",
            "(allow|accept|approve|confirm|let) [@] {who:name} (to follow|as follower|as a follower|follow) [me]",
            "(allow|accept|approve|confirm) [the] [follow] request (of|from|by) [@] {who:name}",
            "(allow|accept|approve|confirm) [the|this|that] [follow] request",
        ],
        examples: ["allow @ben", "let @ben follow me"])

    let who: String?
    init(_ said: Said) throws { who = try said.whoIfAny() }
    func perform(in session: Session) throws { try session.answerRequest(ofSaid: who, .allow) }
}
