import Actions
import Core
import Language
import Store

/// Ticks all that is to do on a list, to be deleted or done by one tap; with nothing to do on it, what is done may come back
/// or be deleted.
struct ClearListCommand: Command {
    static let about = About(
        intent: "list.update", key: "list.clear", area: .tasks, summary: "Clear a list: its ticks, or what is on it",
        phrases: [
            "(clear|clear out|clear off|empty|wipe) [my] [the] [list] {list:heading!} [list]",
            "mark (all|everything) (on|of|from|in) [my] [the] [list] {list:heading!} [list] [as] (done|finished|bought)",
            "(remove|delete|clear|take|cross|strike|scratch|drop|tick|tick off|check|check off) (all|everything) [of] [the] [items|entries|things] [that is|thats] (from|off|off of|out of|on) [my] [the] [list] {list:heading!} [list]",
        ],
        examples: ["clear Ideas"])

    let list: NameMatch?
    init(_ said: Said) throws { list = said.slots.name("list") }

    func perform(in session: Session) throws {
        guard let id = list?.id.map({ HeadingID($0) }) else { throw Refusal(ListReply.unknown(list?.typed ?? "")) }
        let card = TasksCard(.list(id))
        guard try session.taskCount(.list(id)) == 0 else {
            try session.selectAll(of: card)
            return
        }
        let done = try session.finishedTaskCount(on: id), again = try session.againCount(id)
        guard done + again > 0 else { return try session.show(card, note: TemplateReply.nothingAgain) }
        let delete = DeleteDone(id).button(DeleteDoneReply.button(done), session.voice)
        try session.show(
            card, note: again > 0 ? DeleteDoneReply.whether : .left, buttons: done > 0 ? [[delete]] : [])
    }
}
