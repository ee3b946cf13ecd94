import Actions
import Core
import Language
import Store

/// Puts a thing to do that is named on another list.
struct TaskToListCommand: Command {
    private static let from = "[(from|off) [my|the] [list] {from:heading!} [list]]"

    static let about = About(
        intent: "task.update", key: "task.toList", area: .tasks, summary: "Move a to-do to another list",
        phrases: [
            Phrase(
                "(move|shift|transfer) [my|the] [task|todo|to do] {title:text} \(from) (to|onto|on|into) [my|the] [list] {list:heading!} [list]"
            )
        ],
        examples: ["move milk to the list Ideas"])

    let title: String
    let from: HeadingID?
    let list: HeadingID?

    init(_ said: Said) throws {
        title = said.slots.words("title")
        from = said.slots.name("from")?.id.map { HeadingID($0) }
        list = said.slots.name("list")?.id.map { HeadingID($0) }
    }

    func perform(in session: Session) throws {
        guard let list else { throw Refusal(TaskReply.empty) }
        if let from { return try session.act(.onList(list), onTaskNamed: title, of: from) }
        try session.act(.onList(list), onTaskNamed: title)
    }
}
