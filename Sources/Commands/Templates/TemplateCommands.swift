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

/// Begins a list from a template.
struct UseTemplateCommand: Command {
    static let about = About(
        intent: "template.start", area: .tasks, summary: "Begin a list from a template",
        phrases: [
            "(new|make|create|start|begin) [me] [a] [new] list [called|named] [{name:name}] (from|with|using|like) [the|my|a] template [called] [{template:name}]",
            "(new|make|create|start|begin) [me] [a] [new] list [called|named] [{name:name}] (from|with|using) [the|my] {template:text} template",
            "(new|make|create|start|begin|fill) [me] [a|the|my] [new|fresh] {name:name} list (from|with|using) [the|my] {template:text} template",
            "(use|start|start with|load|take|begin with) [the|my] template {template:name}",
            "(use|start|start with|load|take|begin with) [the|my] {template:text} template",
            "(use|apply|put|load) [the|my] {template:text} template (for|to|on|onto) [my] [the] [list] {name:name}",
            "{template:text} template go",
            "(use|load|take|start with|start from|begin with) (a|one of my) (template|templates)",
            "(new|make|create|start|begin) [me] [a] [new] list [called|named] {name:text} (from|like|copied from|based on) [the|my] [list] {source:name}",
            "(copy|duplicate|clone) [the|my] list {source:text} (as|to|into|named|called) {name:name}",
            "(copy|duplicate|clone) [the|my] {list:heading!} [list] (as|to|into|named|called) {name:name}",
        ],
        examples: ["new list Rome from template Packing"])

    /// nil where it has the template's.
    let name: String?
    let template: String
    /// A template or a list of one's own.
    let source: String?

    init(_ said: Said) throws {
        name = try said.slots.text("name").map { try PlaceName(checking: $0).text }
        template = said.slots.text("template")?.withoutEnd ?? ""
        source = said.slots.text("source")?.withoutEnd ?? said.slots.name("list")?.name
    }

    func perform(in session: Session) throws {
        if let source, let name { return try session.beginSaying(named: name, like: source) }
        guard !template.isEmpty else { return try session.show(BeginListCard()) }
        try session.act(.use(name), onTemplateNamed: template)
    }
}

/// Templates that everyone sees.
struct TemplatesCommand: Command {
    static let about = About(
        intent: "template.search", area: .tasks, menu: "store", summary: "Templates that others have made",
        phrases: [
            "[open|show|browse] [me] [the] [template] store", "templates",
            "[open|show|browse|see|list|find|search] [me] [all] [public|the|other|others] templates [of others|of other people|by others|of everyone]",
            "[is|are] [there] [a|an|any|some] [public] (template|templates) (about|for|on|to) {words:few}",
            "(find|search|show|browse|look for|search for|need|i need) [me] [a|an|any|all|the] [public] (template|templates) [about|for|on|to] {words:rest}",
            "[are there] any {words:text} templates [out there]",
        ],
        examples: ["templates", "templates about packing"])

    let words: String?
    init(_ said: Said) throws { words = said.slots.text("words")?.withoutEnd }

    func perform(in session: Session) throws {
        guard let words, !words.isEmpty else { return try session.show(TemplatesCard(.init(.used))) }
        try session.showTemplates(about: words)
    }
}

/// One's own templates, or one of them.
struct MyTemplatesCommand: Command {
    static let about = About(
        intent: "template.list", area: .tasks, summary: "Your own templates",
        phrases: [
            "[show|list|see|open] [me] [all] [of] my templates", "(which|what) templates (did i make|do i have|have i)",
            "(show|open|see) [me] [my|the] {template:text} template",
            "(show|open|see) [me] [my|the] template {template:name}",
        ],
        examples: ["my templates"])

    /// nil where all are meant.
    let template: String?
    init(_ said: Said) throws { template = said.slots.text("template")?.withoutEnd }

    func perform(in session: Session) throws {
        if let template { return try session.act(.show, onTemplateNamed: template) }
        guard !session.isGroup else { throw Refusal(TemplateRefusal.onlyInPrivate) }
        try session.show(TemplatesCard(.init(.mine)))
    }
}

/// Lets everyone use a template, some people, or nobody any more.
struct PublishTemplateCommand: Command {
    static let about = About(
        intent: "template.publish", area: .tasks, summary: "Let others use a template of yours, or take it back",
        phrases: [
            "publish [my|the] {publish:text} template", "publish [my|the] template {publish:rest}",
            "make [my|the] {publish:text} template public",
            "let (everybody|everyone|others) use my {publish:text} template",
            "(unpublish|take back) [my|the] {back:text} template",
            "(unpublish|take back) [my|the] template {back:rest}",
            "make [my|the] {back:text} template private", "take [my|the] {back:text} template back",
            "share [my|the] {share:text} template", "share [my|the] template {share:rest}",
            "publish [my|the] [list] {list:heading!} [list]", "publish [my|the] [list] {publish:few}",
        ],
        examples: ["publish my Packing template"])

    let template: String
    let deed: String
    let list: HeadingID?

    init(_ said: Said) throws {
        list = said.slots.name("list")?.id.map { HeadingID($0) }
        deed = ["publish", "back", "share"].first(where: said.slots.contains) ?? "publish"
        template = said.slots.text(deed)?.withoutEnd ?? ""
    }

    func perform(in session: Session) throws {
        if let list { return try session.publish(list) }
        let deeds: [String: TemplateDeed] = ["back": .takeBack, "share": .share]
        try session.act(deeds[deed] ?? .publish, onTemplateNamed: template)
    }
}

extension Session {
    /// Its template, else what would go along into one.
    fileprivate func publish(_ list: HeadingID) throws {
        guard let template = try heading(list).flatMap({ try ownTemplate(named: $0.name) }) else {
            return try showTemplateDraft(of: list)
        }
        try act(.publish, on: template.id)
    }
}
