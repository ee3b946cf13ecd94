import Actions
import Core
import Store

/// What is known of a task, line by line.
struct TaskLines {
    let task: TaskRecord
    let session: Session
    init(_ task: TaskRecord, in session: Session) { (self.task, self.session) = (task, session) }

    private static let mostSteps = 30

    var all: [RichText] {
        get throws {
            var lines = [RichText(task.isDone ? "✓ " : "☐ ") + RichText(task.title, .bold)]
            if let promise = try session.promise(of: task) { lines.append(session.voice.say(promise)) }
            if !task.details.isEmpty { lines.append(RichText(task.details)) }
            lines += try facts.map { session.voice.say($0) }
            if !task.isDone, let leads = try session.leadLine(of: task.id) { lines.append(leads) }
            if let files = try TaskFileReply.count(session.photos(of: .task(task.id))) {
                lines.append(session.voice.say(files.line))
            }
            let steps = try session.steps(of: task.id)
            lines += steps.prefix(Self.mostSteps).map { RichText("    \($0.isDone ? "✓" : "☐") \($0.title)") }
            if steps.count > Self.mostSteps {
                lines.append(session.voice.say(TaskFieldReply.moreSteps(steps.count - Self.mostSteps)))
            }
            return lines
        }
    }

    private var facts: [TaskReply] {
        get throws {
            let measures = session.measures
            var facts: [TaskReply] = []
            if let done = task.doneAt { facts.append(.doneAt(measures.when(done))) }
            if let due = task.due, let shown = try session.ownTime(due, of: task), !task.isDone {
                let isLate = try session.onOwnClocks(due, of: task) < late
                facts.append(isLate ? .overdue(measures.when(shown)) : .due(measures.when(shown)))
            }
            if let start = try session.ownTime(task.start, of: task), !task.isDone {
                let isToCome = start > session.present
                facts.append(isToCome ? .start(measures.inSentence(start)) : .begun(measures.when(start)))
            }
            facts += repeats
            if let priority = task.priority { facts.append(.hasPriority(priority)) }
            let labels = try session.labels(of: task.id)
            if !labels.isEmpty { facts.append(.labels(try labels.map { try session.signed($0, of: task.owner) })) }
            if let list = try task.heading.flatMap({ try session.heading($0) }) { facts.append(.list(list.signed)) }
            if let parent = try task.parent.flatMap({ try session.task($0) }) { facts.append(.stepOf(parent.title)) }
            if let place = try task.place.flatMap({ try session.place($0) }) { facts.append(.place(place.name)) }
            return facts
        }
    }

    private var repeats: [TaskReply] {
        guard let repetition = task.repetition, let due = task.due, !task.isDone else { return [] }
        let words = session.wording(of: repetition)
        let next = repetition.coming(from: due, limit: 4).dropFirst().map { session.measures.inSentence($0) }
        return [.repeats(words, next: Array(next))]
    }

    /// Whole days are overdue from the next one on.
    private var late: FloatingTime {
        task.due?.minute == nil ? FloatingTime(session.present.date) : session.present
    }
}

extension Session {
    /// "every Sunday", "3 days after it is done".
    func wording(of repetition: TaskRule) -> Wording {
        RepeatWords(rule: repetition.rule, isAfterDone: repetition.isAfterDone, measures: measures).wording
    }
}
