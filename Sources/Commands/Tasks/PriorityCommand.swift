import Actions
import Core
import Language
import Store

/// Gives a thing to do a priority: the one that is named, replied to or spoken of last.
struct PriorityCommand: Command {
    private static let set = "(set|change|put|turn|raise|lower) [the|its] priority"
    private static let task = "[the|my] [task|todo|to do]"
    private static let level =
        "([less|more|not so|not very|not that] urgent|[less|more|not so|not very|not that] important|p1|p2|p3|high priority|top priority|medium priority|low priority|not urgent)"

    static let about = About(
        intent: "task.update", key: "task.priority", area: .tasks, summary: "Set the priority of a to-do",
        phrases: [
            Phrase("\(set) [of it|of that|of this] (to|as|at) {level:rest}"), "[the|its] priority (is|:) {level:rest}",
            Phrase("\(set) (of|for|on) \(task) {title:text} (to|as|at) {level:rest}"),
            Phrase("(make|set) \(task) {title:text} [as|to] \(level)"),
            Phrase("(mark|flag) [the|my] (task|todo|to do) {title:text} [as|to] \(level)"),
            Phrase("(make|set|mark|flag) [the|my] {title:text} reminder [as|to] \(level)"),
            Phrase("(make|set|mark|flag) [the|my] reminder [to|about|for|of] {title:text} [as|to] \(level)"),
            Phrase("(it|this|that) is [now|really|very] \(level)"),
            Phrase("\(task) {subject:text} (is|are) [now|really|very] \(level)"),
        ],
        examples: ["make Milk urgent", "set the priority to high"])

    /// 1-3, the most urgent first; nil takes it away.
    let level: Int?
    let title: String?
    /// What is only said to be so, "milk is urgent": perhaps nothing that is to be done.
    let subject: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        let line = said.spoken.line
        let words = said.slots.text("level").map { LineReader.read($0, language: line.language) } ?? line
        guard let level = words.priority else { throw Refusal(TaskChangeReply.noPriority) }
        self.level = level <= 3 ? level : nil
        title = said.slots.text("title")?.trimmed
        subject = said.slots.text("subject")?.trimmed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if let subject, try session.tasks(named: subject).isEmpty {
            return try session.offerToKeep(spoken, saying: TaskChangeReply.noSuch(subject))
        }
        if let title = title ?? subject { return try session.act(.priority(level), onTaskNamed: title) }
        try session.act(.priority(level), on: session.taskSpokenOf(spoken.repliedThing))
    }
}
