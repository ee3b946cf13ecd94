import Actions
import Core
import Language
import Store

/// Ties a thing to do that is named to an occasion.
struct TieTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.tie", area: .occasions, summary: "Tie a to-do to an occasion",
        phrases: [
            "tie (it|this|that) to [my|the] [occasion] {occasion:rest}",
            "tie [my|the] [task|todo|to do] {title:text} to [my|the] [occasion] {occasion:rest}",
            "(change|set) [the] occasion of [my|the] [task|todo|to do] {title:text} to {occasion:rest}",
        ],
        examples: ["tie buy beef to leave work"])

    /// Empty for what was replied to, or spoken of last.
    let title: String
    let replied: Thing?
    let occasion: String

    init(_ said: Said) throws {
        (title, replied) = (said.slots.words("title"), said.spoken.repliedThing)
        occasion = said.slots.words("occasion")
    }

    func perform(in session: Session) throws {
        guard title.isEmpty else { return try session.act(.tie(occasion), onTaskNamed: title) }
        try session.act(.tie(occasion), on: session.taskSpokenOf(replied))
    }
}

/// Takes the occasion from a thing to do that is named.
struct UntieTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.untie", area: .occasions, summary: "Take a to-do from its occasion",
        phrases: [
            "untie [my|the] [task|todo|to do] {title:rest}",
            "(remove|take away) [the] occasion (of|from) [my|the] [task|todo|to do] {title:rest}",
        ],
        examples: ["untie buy beef"])

    let title: String
    init(_ said: Said) throws { title = said.slots.words("title") }
    func perform(in session: Session) throws { try session.act(.tie(""), onTaskNamed: title) }
}
