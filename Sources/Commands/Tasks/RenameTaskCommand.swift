import Actions
import Core
import Language
import Store

/// Gives a thing to do other words.
struct RenameTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.rename", area: .tasks, summary: "Reword a to-do",
        phrases: [
            "(rename|reword|change) [my|the] (task|todo|to do) {title:text} (to|as|into) {words:rest}",
            "(rename|reword|change) [my|the] reminder [to|about|for|of] {title:text} (to|as|into) {words:rest}",
        ],
        examples: ["rename the task milk to oat milk"])

    let title: String
    let words: String
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        words = said.slots.text("words")?.trimmed ?? ""
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        try session.act(TaskDeed(changingTo: words, spoken.line.language), onTaskNamed: title)
    }
}
