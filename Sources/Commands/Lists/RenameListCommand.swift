import Actions
import Core
import Language
import Store

/// Gives a list another name.
struct RenameListCommand: Command {
    static let about = About(
        intent: "list.update", area: .visits, summary: "Rename a list",
        phrases: [
            "rename [my] [the] list {list:name} (to|as|into) {name:name}",
            "rename [my] [the] {list:heading!} [list] (to|as|into) {name:name}",
            "rename [my] [the] list {list:heading}", "rename (the|this|that) list (to|as|into) {name:name}",
        ],
        examples: ["rename the list Ideas to Plans"])

    let list: String
    let name: String?
    let replied: Thing?
    init(_ said: Said) throws {
        replied = said.spoken.repliedThing
        list = said.slots.text("list") ?? ""
        name = said.slots.text("name")
    }

    func perform(in session: Session) throws {
        let spokenOf = try list.isEmpty ? session.listSpokenOf(replied) : nil
        if list.isEmpty, spokenOf == nil { throw Refusal(FollowReply.nothing) }
        guard let id = try spokenOf ?? session.heading(named: session.listName(list)) else {
            throw Refusal(ListReply.unknown(list))
        }
        guard let name else {
            _ = try ListPress(id: id, step: .rename).perform(in: session)
            return
        }
        try session.renameListSaying(id, to: name)
    }
}
