import Actions
import Core
import Foundation
import Store

/// Ticks a task in a list, which then shows what is left.
struct TaskTick: Press {
    static let verb = "taskTick"
    let about: TaskID
    let run: TaskRunCode?

    init(_ task: TaskRecord) { (about, run) = (task.id, TaskRunCode(task)) }
    init(_ about: TaskID, run: TaskRunCode? = nil) { (self.about, self.run) = (about, run) }
    init?(_ arguments: [String]) {
        guard (1...2).contains(arguments.count), let id = TaskID(arguments[0]) else { return nil }
        self.init(id, run: arguments.count == 2 ? TaskRunCode(code: arguments[1]) : nil)
        guard arguments.count == 1 || run != nil else { return nil }
    }
    var arguments: [String] { ["\(about)"] + (run.map { [$0.code] } ?? []) }

    func perform(in session: Session) throws -> (any Reply)? {
        let list = try session.pressedCard as? any ListCard, card: any Card = list ?? TaskCard(about)
        if let reply = try session.refusal(of: run, about, showing: card) { return reply }
        let task = try session.finishTelling(about)
        let isSaid = list == nil || session.lastEntry != nil
        try session.show(card, saying: isSaid ? session.ticked(task) : nil, of: task)
        return nil
    }
}

/// What a tick on a task's card and one in a list have in common.
extension Session {
    /// Where a button is for a time of what repeats that is over, that is said on a card, and the next one stays; nil where
    /// it may act.
    func refusal(of run: TaskRunCode?, _ id: TaskID, showing card: any Card) throws -> TaskChangeReply? {
        guard let run, try !run.isOpen(of: id, in: self) else { return nil }
        try show(card)
        return .runIsOver
    }

    /// Ticks a task; whoever asked for it hears so.
    func finishTelling(_ id: TaskID, at moment: Date? = nil) throws -> TaskRecord {
        let task = try finishTask(id, at: moment)
        try tellDone(task)
        return task
    }

    /// Shows a card with what was done with a task, and with what a late tick counts for.
    func show(_ card: any Card, saying reply: (any Reply)?, of task: TaskRecord) throws {
        guard let reply else { return try show(card) }
        let late = try lateTick(of: task)
        try show(card, note: late?.note(reply.wording) ?? reply, buttons: late?.buttons ?? [])
    }
}
