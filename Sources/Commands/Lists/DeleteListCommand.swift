import Actions
import Core
import Language
import Store

/// Deletes a list with its notes and to-dos; its places stay.
struct DeleteListCommand: Command {
    static let about = About(
        intent: "list.delete", area: .visits, summary: "Delete a list with its notes and to-dos; its places stay pins",
        phrases: [
            "(delete|remove|drop|erase) [my] [the] list {list:name}",
            "(delete|remove|drop|erase) [my] [the] {list:heading!} list",
        ],
        examples: ["delete the list Ideas"])

    let list: String
    init(_ said: Said) throws { list = said.slots.text("list") ?? "" }

    func perform(in session: Session) throws {
        guard let id = try session.heading(named: list.trimmed) else {
            guard let other = try session.listOfOthers(named: list.trimmed) else {
                throw Refusal(ListReply.unknown(list))
            }
            return try session.askToLeave(.heading(other))
        }
        try session.deleteListSaying(id)
    }
}
