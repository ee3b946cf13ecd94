import Actions
import Core
import Store

/// What can be done with a task by a button.
struct TaskPress: Press {
    enum Step: String, CaseIterable { case done, skip, reopen, delete }

    static let verb = "taskDo"
    let id: TaskID
    let step: Step
    init(_ id: TaskID, _ step: Step) { (self.id, self.step) = (id, step) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = TaskID(arguments[0]), let step = Step(rawValue: arguments[1]) else {
            return nil
        }
        self.init(id, step)
    }
    var arguments: [String] { ["\(id)", step.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        switch step {
        case .done: try show(session.finishTask(id), .ticked, in: session)
        case .skip: try show(session.skipTask(id), .skipped, in: session)
        case .reopen: try show(session.reopenTask(id), .reopened, in: session)
        case .delete: try session.deleteTaskSaying(id)
        }
        return nil
    }

    private func show(_ task: TaskRecord, _ reply: TaskReply, in session: Session) throws {
        if step == .done { try session.tellDone(task) }
        try session.show(TaskCard(task.id), note: session.lastEntry == nil ? nil : reply)
    }
}

/// Ticks a task in a list, which then shows what is left.
struct TaskTick: Press {
    static let verb = "taskTick"
    let id: TaskID
    init(_ id: TaskID) { self.id = id }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let id = TaskID(arguments[0]) else { return nil }
        self.id = id
    }
    var arguments: [String] { ["\(id)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let task = try session.finishTask(id)
        try session.tellDone(task)
        let reply = try session.ticked(task)
        guard let list = try session.pressedCard as? TasksCard else {
            try session.show(TaskCard(id), note: reply)
            return nil
        }
        try session.show(list, note: session.lastEntry == nil ? nil : reply)
        return nil
    }
}

/// Gives a task another day; its time of day stays.
struct TaskDay: Press {
    enum Choice: Hashable, Sendable {
        /// Days from today.
        case ahead(Int)
        case none
    }

    static let choices: [Choice] = [.ahead(0), .ahead(1), .ahead(2), .ahead(7), .none]
    static let verb = "taskDay"
    let id: TaskID
    let choice: Choice
    init(_ id: TaskID, _ choice: Choice) { (self.id, self.choice) = (id, choice) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = TaskID(arguments[0]) else { return nil }
        if arguments[1] == "no" {
            self.init(id, .none)
        } else if let days = Int(arguments[1]), (0...366).contains(days) {
            self.init(id, .ahead(days))
        } else {
            return nil
        }
    }
    var arguments: [String] { ["\(id)", choice == .none ? "no" : days] }
    private var days: String { if case .ahead(let days) = choice { "\(days)" } else { "" } }

    func perform(in session: Session) throws -> (any Reply)? {
        var new = try session.wording(of: session.taskToChange(id))
        switch choice {
        case .ahead(let days): new.due = FloatingTime(day: session.present.day + days, minute: new.due?.minute)
        case .none:
            guard new.repetition == nil else { return TaskReply.repeatsNeedDay }
            new.due = nil
        }
        try session.show(TaskCard(session.reviseTask(id, as: new).id), note: TaskReply.moved)
        return nil
    }
}

/// Gives a task a priority, or takes it away.
struct TaskLevel: Press {
    static let verb = "taskLevel"
    let id: TaskID
    let level: Int?
    init(_ id: TaskID, _ level: Int?) { (self.id, self.level) = (id, level) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = TaskID(arguments[0]), let level = Int(arguments[1]),
            (0...3).contains(level)
        else { return nil }
        self.init(id, level == 0 ? nil : level)
    }
    var arguments: [String] { ["\(id)", "\(level ?? 0)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        var new = try session.wording(of: session.taskToChange(id))
        new.priority = level
        try session.show(TaskCard(session.reviseTask(id, as: new).id))
        return nil
    }
}
