import Actions
import Core
import Language
import Store

/// Deletes what is ticked off, of all lists or of one.
struct DeleteDoneCommand: Command {
    private static let delete = "(delete|remove|clear|clear out|erase|drop|purge)"
    private static let done = "[all] [of] [my|the] (done|finished|completed|ticked|ticked off)"
    private static let things = "(tasks|todos|to dos|things|items)"

    static let about = About(
        intent: "task.delete", key: "task.deleteDone", area: .tasks, summary: "Delete what is ticked off",
        phrases: [
            Phrase("\(delete) \(done) \(things)"),
            Phrase(
                "\(delete) \(done) [tasks|todos|to dos|things|items] (from|on|in|of) [my|the] [list] {list:heading!} [list]"
            ),
            Phrase("\(delete) \(done)"),
            Phrase("\(delete) (everything|all) [that is] (done|finished|completed|ticked off)"),
        ],
        examples: ["delete all done to-dos"])

    let list: NameMatch?
    init(_ said: Said) throws { list = said.slots.name("list") }

    func perform(in session: Session) throws {
        let list = try list.map { name in
            guard let id = name.id else { throw Refusal(ListReply.unknown(name.typed)) }
            return HeadingID(id)
        }
        try session.deleteDoneSaying(on: list)
    }
}

extension Session {
    /// Deletes what is ticked off, of a list or of all, and says so.
    func deleteDoneSaying(on list: HeadingID?) throws {
        let count = try deleteDoneTasks(on: list)
        guard count > 0 else { throw Refusal(DeleteDoneReply.none) }
        try tell(DeleteDoneReply.deleted(count))
    }
}

/// Deletes what is ticked off, of all lists (nil) or of one, by a button.
struct DeleteDone: Press {
    static let verb = "deleteDone"
    let list: HeadingID?
    init(_ list: HeadingID? = nil) { self.list = list }

    init?(_ arguments: [String]) {
        guard arguments.count <= 1 else { return nil }
        list = arguments.first.flatMap { HeadingID($0) }
        guard (list == nil) == arguments.isEmpty else { return nil }
    }

    var arguments: [String] { list.map { ["\($0)"] } ?? [] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.deleteDoneSaying(on: list)
        return nil
    }
}

enum DeleteDoneReply: Reply {
    case none, deleted(Int), whether, left, button(Int)

    var wording: Wording {
        switch self {
        case .none: Wording("deleteDone.none", "Nothing is ticked off there, so nothing is deleted.")
        case .whether:
            Wording("deleteDone.whether", "Nothing is left to do on it. Shall what is done come back, or be deleted?")
        case .left: Wording("deleteDone.left", "Nothing is left to do on it. What is done there can be deleted.")
        case .button(let count): Wording("deleteDone.button", "Delete {n} done", ["n": .number(count)])
        case .deleted(let count):
            Wording(
                "deleteDone.deleted", "Deleted {n:to-do|to-dos} that had been ticked off.", ["n": .number(count)])
        }
    }
}
