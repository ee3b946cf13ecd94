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
            "[the] same list (again|once more|anew)",
            "(do|start|begin|use) (the|that|this) [same] list (again|once more|anew)",
            "(untick|uncheck|reset) (all|everything) (on|of|from|in) [my] [the] [list] {list:heading!} [list]",
        ],
        examples: ["do Ideas again"])

    /// nil for the one that was spoken of.
    let list: NameMatch?
    let replied: Thing?

    init(_ said: Said) throws { (list, replied) = (said.slots.name("list"), said.spoken.repliedThing) }

    func perform(in session: Session) throws {
        let named = try list.map { $0.id.map { HeadingID($0) } } ?? session.listSpokenOf(replied)
        guard let id = named else {
            throw list.map { Refusal(ListReply.unknown($0.typed)) } ?? Refusal(FollowReply.nothing)
        }
        let count = try session.beginAgain(id)
        try session.show(TasksCard(.list(id)), note: count == 0 ? TemplateReply.nothingAgain : .again(count))
    }
}
