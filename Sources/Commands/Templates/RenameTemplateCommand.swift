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
