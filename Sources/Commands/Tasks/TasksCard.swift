import Actions
import Core
import Foundation
import Store

/// What is to be done, of some days or of a list, with a tick for each.
struct TasksCard: Card {
    static let verb = "tasks"
    static let rowsPerPage = 8
    let scope: TaskScope
    let sort: TaskSort
    let page: Int

    init(_ scope: TaskScope, sort: TaskSort = .priority, page: Int = 0) {
        (self.scope, self.sort, self.page) = (scope, sort, page)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let scope = TaskScope(code: arguments[0]),
            let sort = TaskSort(rawValue: arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        self.init(scope, sort: sort, page: page)
    }

    var arguments: [String] { [scope.code, sort.rawValue, "\(page)"] }
    var subject: String { scope.list.map { "list:\($0)" } ?? Self.verb }
    var thing: Thing? { scope.list.map { .heading($0) } }

    func render(in session: Session) throws -> CardFace? {
        if let list = scope.list, try session.heading(list) == nil { return nil }
        if case .occasion(let id) = scope, try session.occasion(id) == nil { return nil }
        if let person = scope.person, try session.profileHere(person) == nil { return nil }
        let sheet = try TasksSheet(self, in: session)
        let whose = try scope.list.flatMap { try session.whose(.heading($0)) }
        let open = page == 0 && scope.showsUnanswered ? try UnansweredLines(in: session) : UnansweredLines()
        var lines = open.lines + [session.voice.say(try title(sheet.count, in: session))] + (try category(in: session))
        lines += try page == 0 ? session.agendaLines(of: scope) : []
        let waiting = try WaitingTasks(self, in: session)
        try lines += sheet.lines + waiting.lines
        if sheet.last > 0 { lines.append(session.voice.say(PlacesReply.page(sheet.page + 1, of: sheet.last + 1))) }
        lines += try whose?.lines ?? session.audienceLine(ofTasks: sheet.tasks).map { [session.voice.say($0)] } ?? []
        if let whose, !whose.isOwn, try mayWork(in: session) { lines.append(session.voice.say(AskReply.mayWork)) }
        return CardFace(
            lines.joined(), buttons: try open.buttons + waiting.buttons + buttons(sheet, whose, session),
            topics: try ["tasks:\(session.viewer)"] + waiting.topics + sheet.tasks.map { "task:\($0.id)" }
                + (scope.list.map { ["tasks:list:\($0)", "heading:\($0)"] } ?? []) + (whose?.topics ?? [])
                + open.topics + (scope.agenda(session.present) == nil ? [] : session.topicsOfAgenda()))
    }

    /// Of what is one's own, or was given one to work on.
    func mayWork(in session: Session) throws -> Bool {
        try scope.list.map { try session.mayWork(on: .heading($0)) } ?? true
    }

    private func title(_ count: Int, in session: Session) throws -> any Reply {
        switch scope {
        case .list(let list): TaskReply.titleOfList(try session.heading(list)?.signed ?? "", count)
        case .label(let label): TaskViewReply.titleOf(try session.signed(label, of: session.viewer), count)
        case .occasion(let id): TaskViewReply.titleOf("◇ " + (try session.occasion(id)?.signed ?? ""), count)
        case .asked(let id), .askedBy(let id):
            TaskViewReply.titleOf("👤 " + (try session.profileHere(id)?.name ?? ""), count)
        case .place(let place): TaskViewReply.titleOf("📍 " + (try session.name(of: .place(place)) ?? ""), count)
        case .narrow:
            TaskViewReply.titleOf(
                try session.taskFilter(showing: filterCode)?.name ?? session.name(of: scope), count)
        case .days(let first, let last):
            TaskViewReply.titleOfDays(session.measures.days(ListedDays(first, last)), count)
        default: count == 0 ? TaskReply.nothing(scope) : TaskReply.title(scope, count)
        }
    }

    private func category(in session: Session) throws -> [RichText] {
        guard let name = try scope.list.flatMap({ try session.heading($0)?.category }) else { return [] }
        return [session.voice.say(TaskViewReply.category(name))]
    }
}
