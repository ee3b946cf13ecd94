import Actions
import Core
import Language
import Store

/// All that was done on a list once more.
struct AgainCommand: Command {
    static let about = About(
        intent: "list.update", key: "list.again", area: .tasks, summary: "Do a list once more: what is done comes back",
        phrases: [
            "(restart|reset|repeat|redo) [my] [the] [list] {list:heading!} [list]",
            "[start|do|begin] [my] [the] [list] {list:heading!} [list] (again|once more|anew|over|from the start)",
            "(again|start over|begin again|once more) [with] [my|the] [list] {list:heading!} [list]",
            "(clear|remove|delete|reset|undo) [all] [of] [the] (ticks|checks|marks) (on|of|from|in) [my] [the] [list] {list:heading!} [list]",
            "(untick|uncheck|reset) (all|everything) (on|of|from|in) [my] [the] [list] {list:heading!} [list]",
        ],
        examples: ["do Ideas again"])

    let list: NameMatch?
    init(_ said: Said) throws { list = said.slots.name("list") }

    func perform(in session: Session) throws {
        guard let id = list?.id.map({ HeadingID($0) }) else { throw Refusal(ListReply.unknown(list?.typed ?? "")) }
        let count = try session.beginAgain(id)
        try session.show(TasksCard(.list(id)), note: count == 0 ? TemplateReply.nothingAgain : .again(count))
    }
}
