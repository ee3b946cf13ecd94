import Actions
import Core
import Language
import Store

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
