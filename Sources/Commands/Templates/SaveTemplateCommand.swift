import Actions
import Core
import Language
import Store

/// Makes a template of a list.
struct SaveTemplateCommand: Command {
    static let about = About(
        intent: "template.save", area: .tasks, summary: "Keep a list as a template, to begin from again",
        phrases: [
            "(save|store|keep|turn|make|use) [my] [the] [list] {list:heading|list!} [list] (as|into) [a|my] [new] template",
            "(save|store|keep|turn|make|use) (it|this|that|this list|that list|the list) (as|into) [a|my] [new] template",
            "(make|create|save) [a|another] [new] template (of|from|out of) [my] [the] [list] {list:heading|list!} [list]",
            "(make|create|save) [a|another] [new] template (of|from|out of) (it|this|that|this list|that list)",
            "(can|could) (it|this|that|this list) (become|be) a template",
            "(new|create|make) [a] [new] template [of|from] [:] {list:heading|list}", "(new|create) [a] template",
            "(save|store|keep|turn|make|use) [my] [the] [list] {list:heading|list!} [list] (as|into) [a|the|my] [new] template [called|named|:] {name:name}",
            "(save|store|keep|turn|make|use) [my] [the] [list] {list:heading|list!} [list] (as|into) [a|the|my] [new] {name:name} template",
        ],
        examples: ["save Ideas as a template"])

    let list: NameMatch?
    /// nil where it has the list's.
    let name: String?
    let replied: Thing?

    init(_ said: Said) throws {
        list = said.slots.name("list")
        name = try said.slots.text("name").map { try PlaceName(checking: $0.withoutEnd).text }
        replied = said.spoken.repliedThing ?? said.spoken.repliedCard?.home?.thing
    }

    func perform(in session: Session) throws {
        if let list {
            guard let id = list.id.map({ HeadingID($0) }) else { throw Refusal(ListReply.unknown(list.typed)) }
            guard let name else { return try session.showTemplateDraft(of: id) }
            return try session.saveTemplateSaying(of: id, named: name)
        }
        guard let id = try session.listSpokenOf(replied) else { throw Refusal(TemplateReply.whichList) }
        try session.showTemplateDraft(of: id)
    }
}
