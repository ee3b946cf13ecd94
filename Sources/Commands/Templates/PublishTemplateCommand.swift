import Actions
import Core
import Language
import Store

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
