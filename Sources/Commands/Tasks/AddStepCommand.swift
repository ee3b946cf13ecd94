import Actions
import Core
import Language
import Store

/// Adds a step to a thing to do: to the one that is named, replied to or spoken of last.
struct AddStepCommand: Command {
    private static let step = "[a|the|another|one more] [new] (step|steps|subtask|subtasks|sub task)"
    private static let task = "[the|my] [task|todo|to do]"

    static let about = About(
        intent: "task.update", key: "task.step", area: .tasks, summary: "Add a step to a to-do",
        phrases: [
            Phrase("(add|new) \(step) [:|called] {step:rest}"), "(step|subtask) : {step:rest}",
            Phrase("(add|new) \(step) [:|called] {step:text} (to|under) \(task) {title:rest}"),
            Phrase("(step|subtask) [to|for|of] \(task) {title:text} : {step:rest}"),
            Phrase("(add|new) \(step) (to|for|under|of) \(task) {title:text} : {step:rest}"),
            Phrase("add {step:text} as \(step) [(to|of|under) \(task) {title:rest}]"),
        ],
        examples: ["add step socks"])

    let step: String
    let title: String?
    let replied: Thing?

    init(_ said: Said) throws {
        step = try TaskText(checking: said.slots.text("step") ?? "").text
        title = said.slots.text("title")?.withoutEnd
        replied = said.spoken.repliedThing
    }

    func perform(in session: Session) throws {
        if let title { return try session.act(.step(step), onTaskNamed: title) }
        try session.act(.step(step), on: session.taskSpokenOf(replied))
    }
}
