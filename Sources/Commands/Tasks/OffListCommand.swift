import Actions
import Core
import Language
import Store

/// Takes a thing to do off the list that it is named with: it is deleted.
struct OffListCommand: Command {
    static let about = About(
        intent: "task.delete", key: "task.offList", area: .tasks, summary: "Take a to-do off a list",
        phrases: [
            "(remove|delete|take|drop|cross|strike|scratch) [the|my] {title:text} (from|off|off of|out of) [my|the] [list] {list:heading!} [list]"
        ],
        examples: ["take milk off Ideas"])

    let title: String
    let list: HeadingID?

    init(_ said: Said) throws {
        title = said.slots.words("title")
        list = said.slots.name("list")?.id.map { HeadingID($0) }
    }

    func perform(in session: Session) throws {
        guard let list else { throw Refusal(TaskReply.empty) }
        try session.act(.delete, onTaskNamed: title, of: list)
    }
}
