import Actions
import Core
import Language
import Store

/// Shows what is to be done with a label.
struct LabelledTasksCommand: Command {
    private static let todos = "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos)"
    private static let with = "(with|with the|of the|by) (label|tag)"

    static let about = About(
        intent: "task.list", key: "task.labelled", area: .tasks, summary: "What is to be done with a label",
        phrases: [
            Phrase("\(todos) \(with) {label:label}"), Phrase("\(todos) \(with) {name:word}"),
            Phrase("\(todos) [with|labelled|labeled|tagged] [as|with] {label:label}"),
            "[show|list|see] [me] [all] [of] [my|the] {label:label} (tasks|todos|to dos)",
            Phrase("\(todos) (labelled|labeled|tagged) [as|with] {name:word}"),
        ],
        examples: ["to dos with label home"])

    let label: String
    init(_ said: Said) throws {
        guard let label = Label.list(in: said.slots.label("label") ?? said.slots.text("name") ?? "").first else {
            throw Refusal(TaskFieldReply.noLabel)
        }
        self.label = label
    }

    func perform(in session: Session) throws { try session.show(TasksCard(.label(label))) }
}
