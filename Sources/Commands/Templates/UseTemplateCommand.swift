import Actions
import Core
import Language
import Store

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
