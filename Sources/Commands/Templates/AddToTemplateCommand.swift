import Actions
import Core
import Language
import Store

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
