import Actions
import Core
import Language
import Store

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
