import Actions
package import Core
import Foundation
package import Store

/// What is to be done, of some days or of a list, with a tick for each.
package struct TasksCard: Card {
    package static let verb = "tasks"
    static let rowsPerPage = 8
    private static let mostEvents = 8
    let scope: TaskScope
    let sort: TaskSort
    let page: Int

    init(_ scope: TaskScope, sort: TaskSort = .priority, page: Int = 0) {
        (self.scope, self.sort, self.page) = (scope, sort, page)
    }

    package init?(_ arguments: [String]) {
        guard arguments.count == 3, let scope = TaskScope(code: arguments[0]),
            let sort = TaskSort(rawValue: arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        self.init(scope, sort: sort, page: page)
    }

    package var arguments: [String] { [scope.code, sort.rawValue, "\(page)"] }
    package var subject: String { scope.list.map { "list:\($0)" } ?? Self.verb }
    package var thing: Thing? { scope.list.map { .heading($0) } }

    package func render(in session: Session) throws -> CardFace? {
        if let list = scope.list, try session.heading(list) == nil { return nil }
        if case .occasion(let id) = scope, try session.occasion(id) == nil { return nil }
        let sheet = try TasksSheet(self, in: session)
        let whose = try scope.list.flatMap { try session.whose(.heading($0)) }
        var lines = [session.voice.say(try title(sheet.count, in: session))] + (try category(in: session))
        lines += try events(in: session) + sheet.lines
        if sheet.last > 0 { lines.append(session.voice.say(PlacesReply.page(sheet.page + 1, of: sheet.last + 1))) }
        lines += whose?.lines ?? [session.voice.say(session.audienceLine)]
        if let whose, !whose.isOwn, try mayWork(in: session) { lines.append(session.voice.say(AskReply.mayWork)) }
        return CardFace(
            lines.joined(), buttons: try buttons(sheet, whose, session),
            topics: ["tasks:\(session.viewer)"] + sheet.tasks.map { "task:\($0.id)" }
                + (scope.list.map { ["tasks:list:\($0)", "heading:\($0)"] } ?? []) + (whose?.topics ?? [])
                + (scope == .today ? ["events:\(session.viewer)"] : []))
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
        case .place(let place): TaskViewReply.titleOf("📍 " + (try session.name(of: .place(place)) ?? ""), count)
        case .narrow:
            TaskViewReply.titleOf(
                try session.taskFilter(showing: filterCode)?.name ?? session.name(of: scope), count)
        default: count == 0 ? TaskReply.nothing(scope) : TaskReply.title(scope, count)
        }
    }

    /// What takes place today and is not over, before what there is to do.
    private func events(in session: Session) throws -> [RichText] {
        guard scope == .today, page == 0 else { return [] }
        let today = session.present.day
        let coming = try session.calendarItems(today...today).filter { item in
            item.kind == .event && (item.isWholeDay || item.end >= session.now)
        }
        return coming.prefix(Self.mostEvents).map { item in
            let clock = item.isWholeDay ? nil : session.measures.time(item.start)
            return session.voice.say(TodayEventReply.event(item.title, at: clock))
        }
    }

    private func category(in session: Session) throws -> [RichText] {
        guard let name = try scope.list.flatMap({ try session.heading($0)?.category }) else { return [] }
        return [session.voice.say(TaskViewReply.category(name))]
    }
}

/// What takes place, among what there is to do.
enum TodayEventReply: Reply {
    case event(String, at: String?)

    var wording: Wording {
        switch self {
        case .event(let title, nil): Wording("task.wholeDayEvent", "📅 *{title}*", ["title": .text(title)])
        case .event(let title, let clock?):
            Wording("task.event", "📅 {clock} *{title}*", ["clock": .text(clock), "title": .text(title)])
        }
    }
}

/// One page of a list of tasks.
struct TasksSheet {
    let card: TasksCard
    let session: Session
    let count: Int
    let page: Int
    let last: Int
    let tasks: [TaskRecord]
    private let grouping: TaskGrouping?

    init(_ card: TasksCard, in session: Session) throws {
        (self.card, self.session) = (card, session)
        let size = TasksCard.rowsPerPage
        let selection = card.scope.selection(session.present)
        grouping = card.scope.grouping(session.present)
        count = try session.taskCount(selection)
        last = max(0, (count - 1) / size)
        page = min(card.page, last)
        tasks = try session.tasks(
            selection, sort: grouping == nil ? card.sort : .due, offset: page * size, limit: size)
    }

    /// Rows can be put in another order.
    var isSortable: Bool { grouping == nil && count > 1 && card.scope != .overdue }

    func number(_ index: Int) -> Int { page * TasksCard.rowsPerPage + index + 1 }

    var lines: [RichText] {
        get throws {
            let counts = try groupCounts
            var lines: [RichText] = []
            var group: Int?
            for (index, task) in tasks.enumerated() {
                if let grouping, let due = task.due {
                    let start = self.start(of: due.day, grouping)
                    if start != group { lines.append(heading(start, grouping, counts[start] ?? 0)) }
                    group = start
                }
                lines.append(try TaskRow(task, in: session, showsList: card.scope.list == nil).line(number(index)))
            }
            return lines
        }
    }

    private var groupCounts: [Int: Int] {
        get throws {
            guard let grouping else { return [:] }
            return try session.dueDays(card.scope.selection(session.present)).reduce(into: [:]) { counts, day in
                counts[start(of: day, grouping), default: 0] += 1
            }
        }
    }

    private func start(of day: Int, _ grouping: TaskGrouping) -> Int {
        grouping.start(of: day, firstWeekday: session.settings.firstWeekday)
    }

    private func heading(_ start: Int, _ grouping: TaskGrouping, _ count: Int) -> RichText {
        let measures = session.measures
        return switch grouping {
        case .day: session.voice.say(TaskViewReply.dayOf(dayName(start), count))
        case .week: session.voice.say(TaskViewReply.weekOf(measures.short(FloatingTime(day: start)), count))
        case .month: session.voice.say(TaskViewReply.monthOf(measures.month(start), count))
        }
    }
}

extension TasksSheet {
    private func dayName(_ day: Int) -> Wording {
        switch day - session.present.day {
        case 0: TaskViewReply.span(.today).wording
        case 1: TaskViewReply.span(.tomorrow).wording
        default: session.measures.pick(FloatingTime(day: day))
        }
    }
}

/// A task as one line of a list.
struct TaskRow {
    let task: TaskRecord
    let session: Session
    let showsList: Bool
    let showsOccasion: Bool

    init(_ task: TaskRecord, in session: Session, showsList: Bool, showsOccasion: Bool = true) {
        (self.task, self.session) = (task, session)
        (self.showsList, self.showsOccasion) = (showsList, showsOccasion)
    }

    func line(_ number: Int) throws -> RichText {
        let priority = task.priority.map { "P\($0) " } ?? ""
        var text = RichText("\(number). \(priority)") + RichText(task.title, .bold)
        if let due = task.due {
            let when = session.measures.short(due)
            text = text + RichText(" – ") + session.voice.say(isLate(due) ? TaskReply.rowLate(when) : .rowDue(when))
        }
        if task.rule != nil { text = text + RichText(" ↻") }
        if let who = try session.whoDoes(task) { text = text + RichText(" – ") + session.voice.say(who) }
        let facts = try facts
        return facts.isEmpty ? text : text + RichText(" · " + facts.joined(separator: " · "))
    }

    private func isLate(_ due: FloatingTime) -> Bool {
        due < (due.minute == nil ? FloatingTime(session.present.date) : session.present)
    }

    private var facts: [String] {
        get throws {
            var facts: [String] = []
            let steps = try session.stepCount(of: task.id)
            if steps.all > 0 { facts.append("\(steps.done)/\(steps.all)") }
            if showsOccasion, let occasion = try session.occasion(of: task) {
                facts.append(session.voice.words(TieReply.row(occasion.moment(task.relation, in: session))))
            }
            if showsList, let list = try task.heading.flatMap({ try session.heading($0) }) {
                facts.append("☰ \(list.signed)")
            }
            facts += try session.labels(of: task.id).map { try session.signed($0, of: task.owner) }
            if let place = try task.place.flatMap({ try session.place($0) }) { facts.append("📍 \(place.name)") }
            if let start = task.start, start > session.present {
                facts.append(session.voice.words(TaskReply.start(session.measures.when(start)).wording))
            }
            return facts
        }
    }
}
