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
            "(delete|remove|drop|erase) [my] [the] {list:heading!} list", "(delete|drop|erase) (the|this|that) list",
        ],
        examples: ["delete the list Ideas"])

    let list: String
    let replied: Thing?
    init(_ said: Said) throws {
        list = said.slots.text("list") ?? ""
        replied = said.spoken.repliedThing
    }

    func perform(in session: Session) throws {
        if list.isEmpty { return try deleteSpokenOf(in: session) }
        guard let id = try session.heading(named: list.trimmed) else {
            guard let other = try session.listOfOthers(named: list.trimmed) else {
                throw Refusal(ListReply.unknown(list))
            }
            return try session.askToLeave(.heading(other))
        }
        try session.deleteListSaying(id)
    }
    /// Of a to-do that was spoken of its list is shown, which goes from there.
    private func deleteSpokenOf(in session: Session) throws {
        guard let id = try session.listSpokenOf(replied) else { throw Refusal(FollowReply.nothing) }
        guard try session.spokenOf(replied).last?.kind != .task else { return try session.show(TasksCard(.list(id))) }
        try session.deleteListSaying(id)
    }
}
