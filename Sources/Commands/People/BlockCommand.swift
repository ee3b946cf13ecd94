import Actions
import Core
import Language
import Store

/// Blocks somebody: both vanish for each other.
struct BlockCommand: Command {
    static let about = About(
        intent: "people.block", area: .people, summary: "Block somebody: you vanish for each other",
        phrases: ["block [user|person] [@] {who:name}", "ignore @ {who:word}"], examples: ["block @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.block, withSaid: who) }
}
