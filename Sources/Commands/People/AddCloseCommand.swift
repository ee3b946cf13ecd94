import Actions
import Core
import Language
import Store

/// Makes somebody a close friend.
struct AddCloseCommand: Command {
    static let about = About(
        intent: "people.close", key: "people.addClose", area: .people, summary: "Add a close friend, who is not told",
        phrases: [
            "(add|put) [@] {who:name} (to|on|in) [my] close friends [list]", "make [@] {who:name} [a] close friend",
            "make [@] {who:word} [a] close friend (too|also|as well)",
            "new close friend [@] {who:name}", "[@] {who:name} is (a|my) close friend [of mine]",
        ],
        examples: ["add @ben to close friends"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.close, withSaid: who) }
}
