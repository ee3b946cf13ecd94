import Actions
import Core
import Language
import Store

/// Opens a named list.
struct ShowListCommand: Command {
    static let about = About(
        intent: "list.show", area: .visits, summary: "Open a list",
        phrases: [
            "(show|open|open up|pull up|bring up|see|list|view|display|check|read|read out|go through|run through|go over) [me] [my] [the] [list] {list:heading|list!} [list] [with me|to me]",
            "list {list:heading|list}",
            "what (do i|do we|did i) [still] need (from|at|in|for) [my] [the] {list:heading|list!} [list]",
            "what (did i|did we|have i|have we) [got|put|have] (on|down for|for) [my] [the] {list:heading|list!} [list]",
            "what was [still] on [my] [the] {list:heading|list!} [list]",
            "(what is|whats) [still|left|else] (on|in) [my] [the] [list] {list:heading|list!} [list]",
            "[is there|do i have|have i got] anything [still|left|else] (on|in) [my] [the] [list] {list:heading|list!} [list]",
            "[show|list|see] [me] [the] (places|pins) (on|in) [my] [the] [list] {list:heading|list!} [list]",
            "{list:heading|list!}", "[my|our|the] {list:heading|list!} list", "open [my|the] list {name:name}",
        ],
        examples: ["show Ideas", "list Ideas"])

    let list: NameMatch?
    /// A name that no list has.
    let unknown: String?
    init(_ said: Said) throws {
        list = said.slots.name("list")
        unknown = said.slots.text("name")
    }

    func perform(in session: Session) throws {
        guard let list, let id = list.id else { throw Refusal(ListReply.unknown(list?.typed ?? unknown ?? "")) }
        let several = try session.listsOfOthers(severalNamed: list.name) + session.ownBesideOthers(HeadingID(id))
        guard several.isEmpty else { return try session.askWhose(several) }
        try session.showList(HeadingID(id))
    }
}
