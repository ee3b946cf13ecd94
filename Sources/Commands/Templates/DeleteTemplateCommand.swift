import Actions
import Core
import Language
import Store

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
