import Actions
package import Core
import Language
package import Store

/// One thing to do, with all that is known of it and what can be done with it.
package struct TaskCard: Card {
    /// Which buttons stand under it.
    package enum Mode: String, CaseIterable, Sendable { case main, when, priority }

    package static let verb = "task"
    let id: TaskID
    let mode: Mode
    init(_ id: TaskID, _ mode: Mode = .main) { (self.id, self.mode) = (id, mode) }
    package init?(_ arguments: [String]) {
        guard let first = arguments.first, let id = TaskID(first), arguments.count < 3 else { return nil }
        let mode = arguments.count == 1 ? .main : Mode(rawValue: arguments[1])
        guard let mode, arguments.count == 1 || mode != .main else { return nil }
        self.init(id, mode)
    }
    package var arguments: [String] { mode == .main ? ["\(id)"] : ["\(id)", mode.rawValue] }
    package var subject: String { "task:\(id)" }
    package var thing: Thing? { .task(id) }

    package func render(in session: Session) throws -> CardFace? {
        guard let task = try session.task(id), let whose = try session.whose(.task(id)) else { return nil }
        let work = try TaskWork(task, whose, in: session)
        let lines = try TaskLines(task, in: session).all + work.lines + whose.lines
        let buttons =
            try whose.isOwn || mode != .main && work.mayChange
            ? buttons(task, whose, session) : whose.buttons(work.othersRows, in: session)
        return CardFace(lines.joined(), buttons: buttons, topics: topics(task) + work.topics + whose.topics)
    }

    private func topics(_ task: TaskRecord) -> [String] {
        ["task:\(id)"] + (task.heading.map { ["heading:\($0)"] } ?? []) + (task.place.map { ["place:\($0)"] } ?? [])
    }

    private func buttons(_ task: TaskRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let back = ShowCard(TaskCard(id)).button(CommonReply.back, voice)
        switch mode {
        case .main: return try mainButtons(task, whose, session) + TaskWork(task, whose, in: session).ownRows
        case .when:
            let days = TaskDay.choices.map { TaskDay(id, $0).button(TaskReply.day($0), voice) }
            return [Array(days.prefix(3)), Array(days.dropFirst(3)), [back]]
        case .priority:
            let levels = [1, 2, 3, nil].map { TaskLevel(id, $0).button(TaskReply.level($0), voice) }
            return [levels, [back]]
        }
    }

    private func mainButtons(_ task: TaskRecord, _ whose: Whose, _ session: Session) -> [[Button]] {
        let voice = session.voice
        let steps: [TaskPress.Step] =
            task.isDone ? [.reopen] : task.repetition == nil ? [.done] : [.done, .skip]
        let first = steps.map { TaskPress(id, $0).button(TaskReply.step($0), voice) }
        let second =
            task.isDone
            ? []
            : [
                ShowCard(TaskCard(id, .when)).button(TaskReply.when, voice),
                ShowCard(TaskCard(id, .priority)).button(TaskReply.priority, voice),
            ]
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.task(id))).button(ShareReply.button, voice)]
        let history = ShowCard(ThingHistoryCard(.task(id))).button(ThingHistoryReply.button, voice)
        return [
            first + second,
            [TaskPress(id, .delete).button(TaskReply.step(.delete), voice)] + share
                + (whose.isShared ? [history] : []),
            [
                ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
                HelpPress(area: .tasks).button(CommonReply.help, voice),
            ],
        ]
    }
}

/// What is known of a task, line by line.
struct TaskLines {
    let task: TaskRecord
    let session: Session
    init(_ task: TaskRecord, in session: Session) { (self.task, self.session) = (task, session) }

    var all: [RichText] {
        get throws {
            var lines = [RichText(task.isDone ? "✓ " : "☐ ") + RichText(task.title, .bold)]
            if !task.details.isEmpty { lines.append(RichText(task.details)) }
            lines += try facts.map { session.voice.say($0) }
            for step in try session.steps(of: task.id) {
                lines.append(RichText("    \(step.isDone ? "✓" : "☐") \(step.title)"))
            }
            return lines
        }
    }

    private var facts: [TaskReply] {
        get throws {
            let measures = session.measures
            var facts: [TaskReply] = []
            if let done = task.doneAt { facts.append(.doneAt(measures.when(done))) }
            if let due = task.due, !task.isDone {
                facts.append(due < late ? .overdue(measures.when(due)) : .due(measures.when(due)))
            }
            if let start = task.start, start > session.present { facts.append(.start(measures.when(start))) }
            facts += repeats
            if let priority = task.priority { facts.append(.hasPriority(priority)) }
            let labels = try session.labels(of: task.id)
            if !labels.isEmpty { facts.append(.labels(labels)) }
            if let list = try task.heading.flatMap({ try session.heading($0) }) { facts.append(.list(list.name)) }
            if let place = try task.place.flatMap({ try session.place($0) }) { facts.append(.place(place.name)) }
            return facts
        }
    }

    private var repeats: [TaskReply] {
        guard let repetition = task.repetition, let due = task.due, !task.isDone else { return [] }
        let words = RepeatWords(
            rule: repetition.rule, isAfterCompletion: repetition.isAfterDone, measures: session.measures
        ).wording
        let next = repetition.coming(from: due, limit: 4).dropFirst().map { session.measures.pick($0) }
        return [.repeats(words, next: next.map { session.voice.words($0) })]
    }

    /// Whole days are overdue from the next one on.
    private var late: FloatingTime {
        task.due?.minute == nil ? FloatingTime(session.present.date) : session.present
    }
}
