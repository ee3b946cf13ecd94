import Actions
import Core
import Language
import Store

/// Shows what is to be done of one priority.
struct UrgentTasksCommand: Command {
    private static let show = "[show|list|see] [me] [all] [of] [my|the]"
    private static let todos = "(tasks|todos|to dos)"
    private static let level =
        "(p1|p2|p3|urgent|important|high priority|top priority|medium priority|low priority|priority 1|priority 2|priority 3)"

    static let about = About(
        intent: "task.list", key: "task.urgent", area: .tasks, summary: "What is urgent, or of another priority",
        phrases: [
            Phrase("\(show) \(level) \(todos)"),
            Phrase("\(show) \(todos) (with|that are|marked|marked as|of) \(level)"),
            Phrase("\(show) \(todos) \(level)"), "(what is|whats) [most] (urgent|important) [now|right now|today]",
        ],
        examples: ["urgent to dos", "show my p2 tasks"])

    /// 1-3. Words without a number mean the most urgent.
    let level: Int
    init(_ said: Said) throws { level = said.spoken.line.namedPriority ?? 1 }

    func perform(in session: Session) throws {
        try session.show(TasksCard(TaskNarrowing(.open, priority: level)?.scope ?? .open))
    }
}
