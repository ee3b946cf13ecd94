import Actions
import Core
import Language
package import Store

/// Ties a thing to do that is named to an occasion.
package struct TieTaskCommand: Command {
    package static let about = About(
        intent: "task.update", key: "task.tie", area: .occasions, summary: "Tie a to-do to an occasion",
        phrases: [
            "tie [my|the] [task|todo|to do] {title:text} to [my|the] [occasion] {occasion:rest}",
            "(change|set) [the] occasion of [my|the] [task|todo|to do] {title:text} to {occasion:rest}",
        ],
        examples: ["tie buy beef to leave work"])

    let title: String
    let occasion: String

    package init(_ said: Said) throws {
        title = said.slots.words("title")
        occasion = said.slots.words("occasion")
    }

    package func perform(in session: Session) throws { try session.act(.tie(occasion), onTaskNamed: title) }
}

/// Takes the occasion from a thing to do that is named.
package struct UntieTaskCommand: Command {
    package static let about = About(
        intent: "task.update", key: "task.untie", area: .occasions, summary: "Take a to-do from its occasion",
        phrases: [
            "untie [my|the] [task|todo|to do] {title:rest}",
            "(remove|take away) [the] occasion (of|from) [my|the] [task|todo|to do] {title:rest}",
        ],
        examples: ["untie buy beef"])

    let title: String
    package init(_ said: Said) throws { title = said.slots.words("title") }
    package func perform(in session: Session) throws { try session.act(.tie(""), onTaskNamed: title) }
}
