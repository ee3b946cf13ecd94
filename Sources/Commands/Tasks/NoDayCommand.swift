import Actions
import Core
import Language
import Store

/// Takes the day away from a thing to do that is named.
struct NoDayCommand: Command {
    private static let day = "(due date|date|due day|deadline)"
    private static let task = "[my|the] [task|todo|to do]"

    static let about = About(
        intent: "task.update", key: "task.noDay", area: .tasks, summary: "Take the due date off a to-do",
        phrases: [
            Phrase("(remove|delete|clear|drop|take) [the|its] \(day) (from|of|off|for) \(task) {title:rest}"),
            Phrase("no \(day) for \(task) {title:rest}"),
        ],
        examples: ["remove the due date from milk"])

    let title: String
    init(_ said: Said) throws { title = said.slots.words("title") }
    func perform(in session: Session) throws { try session.act(.noDay, onTaskNamed: title) }
}
