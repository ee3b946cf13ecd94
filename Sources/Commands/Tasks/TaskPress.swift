import Actions
import Core
import Store

/// What can be done with a task by a button.
struct TaskPress: Press {
    enum Step: String, CaseIterable { case done, skip, reopen, delete }

    static let verb = "taskDo"
    let id: TaskID
    let step: Step
    /// Of what repeats, when it is due that time: pressed again it does not end the next one.
    let run: TaskRunCode?

    init(_ id: TaskID, _ step: Step) { (self.id, self.step, run) = (id, step, nil) }
    init(_ task: TaskRecord, _ step: Step) { (id, self.step, run) = (task.id, step, TaskRunCode(task)) }
    init?(_ arguments: [String]) {
        guard (2...3).contains(arguments.count), let id = TaskID(arguments[0]), let step = Step(rawValue: arguments[1])
        else { return nil }
        (self.id, self.step, run) = (id, step, arguments.count == 3 ? TaskRunCode(code: arguments[2]) : nil)
        guard arguments.count == 2 || run != nil else { return nil }
    }
    var arguments: [String] { ["\(id)", step.rawValue] + (run.map { [$0.code] } ?? []) }

    func perform(in session: Session) throws -> (any Reply)? {
        if let reply = try session.refusal(of: run, id, showing: TaskCard(id)) { return reply }
        switch step {
        case .done: try show(session.finishTelling(id), .ticked, in: session)
        case .skip: try show(session.skipTask(id), .skipped, in: session)
        case .reopen: try show(session.reopenTask(id), .reopened, in: session)
        case .delete: try session.deleteTaskSaying(id)
        }
        return nil
    }

    private func show(_ task: TaskRecord, _ reply: TaskReply, in session: Session) throws {
        try session.show(TaskCard(task.id), saying: session.lastEntry == nil ? nil : reply, of: task)
    }
}

/// Gives a task another day, or a day from which it is shown; its time of day stays.
struct TaskDay: Press {
    static let verb = "taskDay"
    let id: TaskID
    /// `.due` or `.start`.
    let field: TaskField
    /// Since 1970-01-01; nil for no day.
    let day: Int?

    init(_ id: TaskID, _ field: TaskField, _ day: Int?) { (self.id, self.field, self.day) = (id, field, day) }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = TaskID(arguments[0]), let field = TaskField(rawValue: arguments[1]),
            field == .due || field == .start
        else { return nil }
        let day = Int(arguments[2])
        guard arguments[2] == "no" || day.map((0..<1_000_000).contains) == true else { return nil }
        self.init(id, field, day)
    }

    var arguments: [String] { ["\(id)", field.rawValue, day.map { "\($0)" } ?? "no"] }

    func perform(in session: Session) throws -> (any Reply)? {
        var new = try session.draft(of: session.taskToChange(id))
        switch (field, day) {
        case (.start, let day): new.start = day.map { FloatingTime(day: $0, minute: new.start?.minute) }
        case (_, nil) where new.repetition != nil: return TaskReply.repeatsNeedDay
        case (_, let day): new.due = day.map { FloatingTime(day: $0, minute: new.due?.minute) }
        }
        let note: any Reply = day == nil ? ReminderReply.followed : TaskReply.moved
        try session.show(TaskCard(session.reviseTask(id, as: new).id), note: note)
        return nil
    }
}

/// Ticks a step of a task on its card, or takes the tick away.
struct StepPress: Press, SwitchCoded {
    static let verb = "step"
    let about: TaskID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        let step = try isOn ? session.finishTask(about) : session.reopenTask(about)
        let note = session.lastEntry == nil ? nil : isOn ? TaskReply.tickedIn(step.title) : .reopened
        try session.show(TaskCard(step.parent ?? about), note: note)
        return nil
    }
}

/// Puts a task on a list, or on none.
struct TaskToList: Press {
    static let verb = "taskList"
    let id: TaskID
    let list: HeadingID?
    init(_ id: TaskID, _ list: HeadingID?) { (self.id, self.list) = (id, list) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = TaskID(arguments[0]) else { return nil }
        self.init(id, HeadingID(arguments[1]))
        guard list != nil || arguments[1] == "0" else { return nil }
    }
    var arguments: [String] { ["\(id)", list.map { "\($0)" } ?? "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.reviseTask(id) { $0.heading = list }
        try session.show(TaskCard(id), note: TaskChangeReply.movedOver)
        return nil
    }
}

/// Puts a label on a task, or takes it off.
struct TaskLabel: Press {
    static let verb = "taskLabel"
    let id: TaskID
    let label: String
    let isOn: Bool
    init(_ id: TaskID, _ label: String, _ isOn: Bool) { (self.id, self.label, self.isOn) = (id, label, isOn) }
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = TaskID(arguments[0]), Self.fits(arguments[1]),
            ["on", "off"].contains(arguments[2])
        else { return nil }
        self.init(id, arguments[1], arguments[2] == "on")
    }
    var arguments: [String] { ["\(id)", label, isOn ? "on" : "off"] }

    /// Longer labels have no button; they can be typed.
    static func fits(_ label: String) -> Bool { !label.isEmpty && label.utf8.count <= 28 && !label.contains(":") }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.reviseTask(id) { new in
            new.labels.removeAll { $0 == label }
            if isOn { new.labels.append(label) }
        }
        try session.show(TaskCard(id, .labels))
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
        try session.reviseTask(id) { $0.priority = level }
        try session.show(TaskCard(id))
        return nil
    }
}
