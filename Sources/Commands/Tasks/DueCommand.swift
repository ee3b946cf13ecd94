import Actions
import Core
import Language
import Store

/// By when something has to be done: of what is known by that name its new day, else it is something new to do.
struct DueCommand: Command {
    static let about = About(
        intent: "task.add", key: "task.due", area: .tasks, summary: "Say when something is due",
        phrases: [
            "[the|my|our] {title:few!} (is|are) [now] due [on|by|at] {when:time}",
            "[the|my|our] {title:few!} (is|are) [now] due {when:rest}",
        ],
        examples: ["the rent is due on the 1st of every month"])

    private let title: String
    /// As typed.
    private let when: String
    private let spoken: Spoken

    init(_ said: Said) throws {
        (title, when) = (said.slots.words("title"), said.slots["when"]?.typed ?? "")
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard let time = LineReader.read(when, language: spoken.line.language).soleTime else {
            return try session.offerToKeep(spoken, saying: spoken.notRead)
        }
        guard try session.tasks(named: title, .wholly).count == 1 else {
            return try session.keepAll(of: session.taskWish(of: spoken.saying("\(title) \(when)")))
        }
        let isRule = if case .repetition = time { true } else { false }
        try session.act(isRule ? .amend(when) : .move(when), onTaskNamed: title)
    }
}
