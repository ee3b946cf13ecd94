import Actions
import Core
import Store

/// Asks for something to do, for a list.
struct AddTask: Press {
    static let verb = "addTask"
    let list: HeadingID?
    init(_ list: HeadingID?) { self.list = list }
    init?(_ arguments: [String]) {
        guard arguments.count == 1 else { return nil }
        list = HeadingID(arguments[0])
        guard list != nil || arguments[0] == "0" else { return nil }
    }
    var arguments: [String] { [list.map { "\($0)" } ?? "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        if let list { _ = try session.listToWorkOn(list) }
        try session.asNewMessage { try session.ask(TaskTitleQuestion(list: list), saying: TaskReply.what) }
        return nil
    }
}

/// Puts a task one step earlier or later in one's own order.
struct TaskShift: Press {
    static let verb = "taskShift"
    let id: TaskID
    let earlier: Bool
    init(_ id: TaskID, earlier: Bool) { (self.id, self.earlier) = (id, earlier) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = TaskID(arguments[0]), ["up", "down"].contains(arguments[1]) else {
            return nil
        }
        self.init(id, earlier: arguments[1] == "up")
    }
    var arguments: [String] { ["\(id)", earlier ? "up" : "down"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let list = try session.pressedCard as? TasksCard else { return CommonReply.gone }
        try session.shiftTask(id, earlier: earlier, in: list.scope.selection(session.present))
        try session.show(list)
        return nil
    }
}
