import Actions
import Core
import Language
import Store

/// One thing to do, with all that is known of it and what can be done with it.
struct TaskCard: Card {
    /// Which buttons stand under it.
    enum Mode: String, CaseIterable, Sendable { case main, more, when, start, priority, list, labels }

    static let verb = "task"
    let id: TaskID
    let mode: Mode
    /// Of what there is to choose from.
    let page: Int

    init(_ id: TaskID, _ mode: Mode = .main, page: Int = 0) { (self.id, self.mode, self.page) = (id, mode, page) }

    init?(_ arguments: [String]) {
        guard let first = arguments.first, let id = TaskID(first), arguments.count < 4 else { return nil }
        let mode = arguments.count == 1 ? .main : Mode(rawValue: arguments[1])
        let page = arguments.count < 3 ? 0 : PageCode.read(arguments[2])
        guard let mode, let page else { return nil }
        self.init(id, mode, page: page)
        guard self.arguments == arguments else { return nil }
    }

    var arguments: [String] {
        ["\(id)"] + (mode == .main ? [] : [mode.rawValue]) + (page == 0 || mode == .main ? [] : ["\(page)"])
    }
    var subject: String { "task:\(id)" }
    var thing: Thing? { .task(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let task = try session.task(id), let whose = try session.whose(.task(id)) else { return nil }
        let work = try TaskCompany(task, whose, in: session)
        let calm = task.isDone || mode != .main ? CalmFace() : try session.calmFace(about: .task(id))
        let lines = try TaskLines(task, in: session).all + calm.lines + work.lines + whose.lines
        let buttons =
            try whose.isOwn || mode != .main && work.mayChange
            ? buttons(task, whose, session) : whose.buttons(work.othersRows + fileRows(session), in: session)
        return CardFace(
            lines.joined(), buttons: calm.buttons + buttons,
            topics: try topics(task, session) + work.topics + whose.topics)
    }

    private func topics(_ task: TaskRecord, _ session: Session) throws -> [String] {
        ["task:\(id)"] + (task.heading.map { ["heading:\($0)"] } ?? []) + (task.place.map { ["place:\($0)"] } ?? [])
            + (task.occasion.map { ["occasion:\($0)"] } ?? [])
            + (try session.steps(of: id).map { "task:\($0.id)" })
            + (mode == .list ? ["lists:\(session.viewer)"] : mode == .labels ? ["tasks:\(session.viewer)"] : [])
    }
}
