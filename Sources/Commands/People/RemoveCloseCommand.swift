import Actions
import Core
import Language
import Store

/// Takes somebody off the close friends.
struct RemoveCloseCommand: Command {
    static let about = About(
        intent: "people.close", key: "people.removeClose", area: .people,
        summary: "Take somebody off the close friends",
        phrases: ["(remove|take|drop|delete) [@] {who:name} (from|off) [my] close friends [list]"],
        examples: ["remove @ben from close friends"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.notClose, withSaid: who) }
}
