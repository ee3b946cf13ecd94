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
            Phrase("(raise|increase|bump|up) [the] priority (of|for|on) \(task) {raised:rest}"),
            Phrase("(lower|decrease|reduce|drop) [the] priority (of|for|on) \(task) {lowered:rest}"),
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
    /// How many steps more urgent it is to be; nil where its priority is said.
    let steps: Int?
    /// What is only said to be so, "milk is urgent": perhaps nothing that is to be done.
    let subject: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        let line = said.spoken.line
        let (raised, lowered) = (said.slots.text("raised")?.trimmed, said.slots.text("lowered")?.trimmed)
        steps = raised.map { _ in 1 } ?? lowered.map { _ in -1 }
        let words = said.slots.text("level").map { LineReader.read($0, language: line.language) } ?? line
        guard let level = steps.map({ $0 > 0 ? 1 : 3 }) ?? words.priority else {
            throw Refusal(TaskChangeReply.noPriority)
        }
        self.level = level <= 3 ? level : nil
        title = said.slots.text("title")?.trimmed ?? raised ?? lowered
        subject = said.slots.text("subject")?.trimmed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if let subject, try session.tasks(named: subject).isEmpty {
            return try session.offerToKeep(spoken, saying: TaskChangeReply.noSuch(subject))
        }
        if let steps, let title, case let found = try session.tasks(named: title), found.count == 1 {
            return try session.act(.priority(found[0].priority(after: steps)), on: found[0].id)
        }
        if let title = title ?? subject { return try session.act(.priority(level), onTaskNamed: title) }
        try session.act(.priority(level), on: session.taskSpokenOf(spoken.repliedThing))
    }
}

extension TaskRecord {
    /// One step up from none is 3, and one down from 3 is none.
    fileprivate func priority(after steps: Int) -> Int? {
        let level = (priority ?? 4) - steps
        return level > 3 ? nil : max(1, level)
    }
}
