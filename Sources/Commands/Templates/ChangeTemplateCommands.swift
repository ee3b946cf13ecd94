import Actions
import Core
import Language
import Store

/// Gives a template another name.
struct RenameTemplateCommand: Command {
    static let about = About(
        intent: "template.update", key: "template.rename", area: .tasks, summary: "Rename a template",
        phrases: [
            "rename [my] [the] {template:text} template (to|as|into) {name:name}",
            "rename [my] [the] template {template:text} (to|as|into) {name:name}",
        ],
        examples: ["rename the Packing template to Beach"])

    let template: String
    let name: String

    init(_ said: Said) throws {
        template = said.slots.text("template") ?? ""
        name = try PlaceName(checking: said.slots.text("name") ?? "").text
    }

    func perform(in session: Session) throws { try session.act(.rename(name), onTemplateNamed: template) }
}

/// Puts things into a template.
struct AddToTemplateCommand: Command {
    static let about = About(
        intent: "template.update", key: "template.add", area: .tasks, summary: "Put something into a template",
        phrases: [
            "(add|put) {things:text} (to|into|in|onto|on) [my] [the] {template:text} template",
            "(add|put) {things:text} (to|into|in|onto|on) [my] [the] template {template:rest}",
            "{things:text} (is|are) missing (in|on|from) [my] [the] {template:text} template",
        ],
        examples: ["add sun cream to the Packing template"])

    let things: String
    let template: String

    init(_ said: Said) throws {
        things = said.slots.text("things") ?? ""
        template = said.slots.text("template")?.withoutEnd ?? ""
    }

    func perform(in session: Session) throws { try session.act(.add(things), onTemplateNamed: template) }
}

/// Takes something out of a template.
struct RemoveFromTemplateCommand: Command {
    static let about = About(
        intent: "template.update", key: "template.remove", area: .tasks, summary: "Take something out of a template",
        phrases: [
            "(remove|take|delete|drop) {thing:text} (from|off|out of) [my] [the] {template:text} template",
            "(remove|take|delete|drop) {thing:text} (from|off|out of) [my] [the] template {template:rest}",
            "[my|the] {template:text} template (does not|doesnt) need [the] {thing:text} [anymore|any more]",
        ],
        examples: ["remove sun cream from the Packing template"])

    let thing: String
    let template: String

    init(_ said: Said) throws {
        thing = said.slots.text("thing") ?? ""
        template = said.slots.text("template")?.withoutEnd ?? ""
    }

    func perform(in session: Session) throws { try session.act(.remove(thing), onTemplateNamed: template) }
}

/// Deletes a template; lists that were begun from it stay.
struct DeleteTemplateCommand: Command {
    static let about = About(
        intent: "template.delete", area: .tasks, summary: "Delete a template; lists begun from it stay",
        phrases: [
            "(delete|remove|drop|erase) [my|the] {template:text} template",
            "(delete|remove|drop|erase) [my|the] template {template:rest}",
        ],
        examples: ["delete the Packing template"])

    let template: String
    init(_ said: Said) throws { template = said.slots.text("template")?.withoutEnd ?? "" }
    func perform(in session: Session) throws { try session.act(.delete, onTemplateNamed: template) }
}

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
        guard try session.taskCount(.list(id)) == 0 else { return try session.selectAll(of: card) }
        let done = try session.finishedTaskCount(on: id), again = try session.againCount(id)
        guard done + again > 0 else { return try session.show(card, note: TemplateReply.nothingAgain) }
        let delete = DeleteDone(id).button(DeleteDoneReply.button(done), session.voice)
        try session.show(
            card, note: again > 0 ? DeleteDoneReply.whether : .left, buttons: done > 0 ? [[delete]] : [])
    }
}

extension Session {
    /// The list that was replied to, or that was spoken of or shown last.
    func listSpokenOf(_ replied: Thing?) throws -> HeadingID? {
        if let replied { return try list(of: replied) }
        guard let recall = try recall(as: Recall.self) else { return nil }
        let card = recall.list.flatMap(CommandCatalog.card)
        let shown = (card as? TasksCard)?.scope.list.map { Thing.heading($0) } ?? card?.home?.thing
        return try (recall.things + [shown].compactMap(\.self)).reversed().lazy.compactMap { try self.list(of: $0) }
            .first
    }

    /// A list is itself, and a thing to do is on one.
    private func list(of thing: Thing) throws -> HeadingID? {
        switch thing.kind {
        case .heading: HeadingID(thing.id)
        case .task: try task(TaskID(thing.id))?.heading
        default: nil
        }
    }
}
