import Actions
import Core
import Language
import Store

/// By when something has to be done: of what is known by that name its new day, else it is something new to do.
struct DueCommand: Command {
    static let about = About(
        intent: "task.add", key: "task.due", area: .tasks, summary: "Say when something is due",
        phrases: ["[the|my|our] {title:few} (is|are) [now] due [on|by|at] {when:time}"],
        examples: ["the lab report is due on Friday"])

    private let title: String
    /// As typed.
    private let when: String
    private let spoken: Spoken

    init(_ said: Said) throws {
        (title, when) = (said.slots.words("title"), said.slots["when"]?.typed ?? "")
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard try session.tasks(named: title, .wholly).count == 1 else {
            return try session.keepAll(of: session.taskWish(of: spoken.saying("\(title) \(when)")))
        }
        try session.act(.move(when), onTaskNamed: title)
    }
}
