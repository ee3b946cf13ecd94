import Actions
import Core
import Language
import Store

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
