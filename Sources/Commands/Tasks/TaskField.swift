import Actions
import Core
import Language
import Store

/// What of a task can be typed.
enum TaskField: String, CaseIterable, Codable, Sendable { case due, start, title, details, labels, step, list }

/// Asks for a part of a task.
struct TaskAsk: Press, StepCoded {
    static let verb = "taskAsk"
    let id: TaskID
    let step: TaskField

    func perform(in session: Session) throws -> (any Reply)? {
        let task = try session.taskToChange(id)
        try session.asNewMessage {
            try session.ask(
                TaskFieldQuestion(task: id, field: step), saying: TaskFieldReply.what(step, task.shortTitle))
        }
        return nil
    }
}

/// Waits for a part of a task.
struct TaskFieldQuestion: Question {
    static let verb = "taskField"
    let task: TaskID
    let field: TaskField
    var subject: Thing? { .task(task) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, spoken.isWordsAlone else { return false }
        // A description may begin like anything.
        guard field == .details || !spoken.meansCommand || fits(spoken) else { return false }
        guard field != .due && field != .start || !spoken.isOwnWish else { return false }
        try take(spoken, in: session)
        try session.clearQuestion()
        return true
    }

    /// It says just what was asked for, whatever else it may mean.
    private func fits(_ spoken: Spoken) -> Bool {
        switch field {
        case .due, .start: !spoken.line.times.isEmpty
        case .labels: !Label.list(in: spoken.text).isEmpty
        case .step: TaskSheet(spoken.text) != nil
        case .title, .details, .list: false
        }
    }

    private func take(_ spoken: Spoken, in session: Session) throws {
        var new = try session.draft(of: session.taskToChange(task))
        switch field {
        case .due:
            guard let time = try spoken.timeAlone() else { throw Refusal(TaskReply.noTime) }
            return try session.setDue(of: task, to: time, session.frame(of: spoken))
        case .start:
            guard let time = try spoken.timeAlone() else { throw Refusal(TaskReply.noTime) }
            return try session.setStart(of: task, to: time, session.frame(of: spoken))
        case .title: new.title = try TaskText(checking: spoken.unquoted).text
        case .details: new.details = try TaskDetails(checking: spoken.text).text
        case .labels: new.labels += try labels(in: spoken).filter { !new.labels.contains($0) }
        case .list: return try session.putTask(task, under: spoken.unquoted)
        case .step: return try add(spoken, in: session)
        }
        try session.show(TaskCard(session.reviseTask(task, as: new).id), note: ReminderReply.followed)
    }

    private func labels(in spoken: Spoken) throws -> [String] {
        let labels = Label.list(in: spoken.text)
        guard !labels.isEmpty else { throw Refusal(TaskFieldReply.noLabel) }
        return labels
    }

    private func add(_ spoken: Spoken, in session: Session) throws {
        let lines = TaskSheet(spoken.text)
        let first = lines.map { $0.first.isEmpty ? [] : [NewStep($0.first)] } ?? [NewStep(spoken.unquoted)]
        let steps = try (first + (lines?.entries ?? [])).map {
            NewStep(try TaskText(checking: $0.title).text, isDone: $0.isDone)
        }
        try session.addSteps(steps, to: task)
        try session.show(TaskCard(task), note: TaskFieldReply.stepsAdded(steps.count))
    }
}

/// What is asked and told of the parts of a task.
enum TaskFieldReply: Reply {
    case more, pick, noList, noLabel, listButton, labelsButton, startButton
    case ask(TaskField), what(TaskField, String), noDay(TaskField)
    /// Days from today, and the day itself.
    case day(Int, Int)
    case choice(String, isOn: Bool), tick(String), untick(String)
    case stepsAdded(Int), moreSteps(Int)

    var wording: Wording {
        switch self {
        case .more: Wording("task.more", "More")
        case .pick: Wording("task.pick", "Type a day")
        case .noList: Wording("task.noList", "No list")
        case .noLabel: Wording("task.noLabel", "I read no label. Type some, like `#home #garden`.")
        case .listButton: Wording("task.listButton", "List")
        case .labelsButton: Wording("task.labelsButton", "Labels")
        case .startButton: Wording("task.startButton", "Start")
        case .noDay(.start): Wording("task.noStart", "Show now")
        case .noDay: Wording("task.dayNone", "No day")
        case .day(0, _): Wording("task.dayToday", "Today")
        case .day(1, _): Wording("task.dayTomorrow", "Tomorrow")
        case .day(7, _): Wording("task.dayNextWeek", "In a week")
        case .day(_, let day): SettingsReply.day(CalendarDate.weekday(of: day))
        case .choice(let name, true): Wording("task.chosen", "✓ {name}", ["name": .text(name)])
        case .choice(let name, false): Wording("task.choice", "{name}", ["name": .text(name)])
        case .tick(let title): TaskReply.tick(title).wording
        case .untick(let title): Wording("task.untick", "Not done: {title}", ["title": .text(title)])
        case .stepsAdded(let count): Wording("task.stepsAdded", "Added {n:step|steps}.", ["n": .number(count)])
        case .moreSteps(let count): Wording("task.moreSteps", "and {n:more step|more steps}", ["n": .number(count)])
        case .ask(let field): Self.button(field)
        case .what(let field, let title): Self.question(field, title)
        }
    }

    private static func button(_ field: TaskField) -> Wording {
        switch field {
        case .title: Wording("task.askTitle", "Reword")
        case .details: Wording("task.askDetails", "Description")
        case .step: Wording("task.askStep", "Add step")
        case .labels: Wording("task.askLabels", "New label")
        case .due, .start, .list: TaskFieldReply.pick.wording
        }
    }

    private static func question(_ field: TaskField, _ title: String) -> Wording {
        switch field {
        case .due:
            Wording(
                "task.whatDue", "When is *{title}* due? Type a day, like `Friday` or `tomorrow at 8`.",
                ["title": .text(title)])
        case .start:
            Wording(
                "task.whatStart", "From when shall *{title}* be shown? Type a day, like `Monday`.",
                ["title": .text(title)])
        case .title: Wording("task.whatTitle", "Type the new words for *{title}*.", ["title": .text(title)])
        case .details:
            Wording(
                "task.whatDetails", "Type the description of *{title}*; it may have several lines.",
                ["title": .text(title)])
        case .labels:
            Wording("task.whatLabels", "Type labels for *{title}*, like `#home #garden`.", ["title": .text(title)])
        case .step:
            Wording(
                "task.whatStep", "Type a step of *{title}*; several lines are several steps.", ["title": .text(title)])
        case .list:
            Wording("task.whatList", "On which list shall *{title}* be? Type its name.", ["title": .text(title)])
        }
    }
}
