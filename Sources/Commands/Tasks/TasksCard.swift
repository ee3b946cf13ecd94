import Actions
package import Core
import Foundation
package import Store

/// What is to be done, of some days or of a list, with a tick for each.
package struct TasksCard: Card {
    package static let verb = "tasks"
    static let rowsPerPage = 8
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
        let selection = scope.selection(session.present)
        let count = try session.taskCount(selection)
        let last = max(0, (count - 1) / Self.rowsPerPage)
        let page = min(page, last)
        let tasks = try session.tasks(
            selection, sort: sort, offset: page * Self.rowsPerPage, limit: Self.rowsPerPage)
        var lines = [session.voice.say(try title(count, in: session))]
        lines += try tasks.enumerated().map { try row(page * Self.rowsPerPage + $0.offset + 1, $0.element, session) }
        if last > 0 { lines.append(session.voice.say(PlacesReply.page(page + 1, of: last + 1))) }
        let whose = try scope.list.flatMap { try session.whose(.heading($0)) }
        lines += whose?.lines ?? [session.voice.say(session.audienceLine)]
        if let whose, !whose.isOwn, try mayWork(in: session) { lines.append(session.voice.say(AskReply.mayWork)) }
        return CardFace(
            lines.joined(), buttons: try buttons(tasks, page: page, last: last, whose, session),
            topics: ["tasks:\(session.viewer)"] + tasks.map { "task:\($0.id)" }
                + (scope.list.map { ["tasks:list:\($0)", "heading:\($0)"] } ?? []) + (whose?.topics ?? []))
    }

    private func title(_ count: Int, in session: Session) throws -> TaskReply {
        if let list = scope.list { return .titleOfList(try session.heading(list)?.name ?? "", count) }
        return count == 0 ? .nothing(scope) : .title(scope, count)
    }

    private func row(_ number: Int, _ task: TaskRecord, _ session: Session) throws -> RichText {
        let today = session.present
        let isLate = task.due.map { $0 < FloatingTime(today.date) } ?? false
        var parts: [RichText] = []
        if let priority = task.priority { parts.append(RichText("P\(priority) ")) }
        parts.append(RichText(task.title, .bold))
        if let due = task.due {
            let when = session.measures.short(due)
            parts.append(RichText(" – ") + session.voice.say(isLate ? TaskReply.rowLate(when) : .rowDue(when)))
        }
        if task.rule != nil { parts.append(RichText(" ↻")) }
        if let who = try session.whoDoes(task) { parts.append(RichText(" – ") + session.voice.say(who)) }
        return RichText("\(number). ") + parts.dropFirst().reduce(parts[0]) { $0 + $1 }
    }

    private func buttons(
        _ tasks: [TaskRecord], page: Int, last: Int, _ whose: Whose?, _ session: Session
    ) throws -> [[Button]] {
        let voice = session.voice
        let mayWork = try mayWork(in: session)
        var rows = tasks.enumerated().map { index, task in
            let open = ShowCard(TaskCard(task.id)).button(TaskReply.open(page * Self.rowsPerPage + index + 1), voice)
            return mayWork ? [TaskTick(task.id).button(TaskReply.tick(task.shortTitle), voice), open] : [open]
        }
        var pager: [Button] = []
        if page > 0 { pager.append(ShowCard(at(page - 1)).button(CommonReply.previous, voice)) }
        if page < last { pager.append(ShowCard(at(page + 1)).button(CommonReply.next, voice)) }
        if !pager.isEmpty { rows.append(pager) }
        if let whose, !whose.isOwn {
            let add = mayWork ? [[AddTask(scope.list).button(TaskReply.addTask, voice)]] : []
            return try whose.buttons(rows + add, in: session)
        }
        let spans = [TaskScope.today, .week, .month, .open].filter { $0 != scope }
        if scope.list == nil {
            rows.append(spans.map { ShowCard(TasksCard($0, sort: sort)).button(TaskReply.span($0), voice) })
        }
        var foot = [AddTask(scope.list).button(TaskReply.addTask, voice)]
        if let whose, whose.isShared {
            foot.append(ShowCard(ThingHistoryCard(whose.thing)).button(ThingHistoryReply.button, voice))
        }
        return rows + [foot + [HelpPress(area: .tasks).button(CommonReply.help, voice)]]
    }

    private func mayWork(in session: Session) throws -> Bool {
        try scope.list.map { try session.mayWork(on: $0) } ?? true
    }

    private func at(_ page: Int) -> TasksCard { TasksCard(scope, sort: sort, page: page) }
}

/// What a list of tasks is of, as its code says it; days are counted from when it is looked at.
package enum TaskScope: Hashable, Sendable {
    case open, today, tomorrow, week, month, year, done
    /// Days since 1970-01-01, both included.
    case days(Int, Int)
    case list(HeadingID)
    case place(PlaceID)

    var code: String {
        switch self {
        case .open: "open"
        case .today: "today"
        case .tomorrow: "tomorrow"
        case .week: "week"
        case .month: "month"
        case .year: "year"
        case .done: "done"
        case .days(let first, let last): "d\(first)-\(last)"
        case .list(let id): "h\(id)"
        case .place(let id): "p\(id)"
        }
    }

    init?(code: String) {
        if let known = [Self.open, .today, .tomorrow, .week, .month, .year, .done].first(where: { $0.code == code }) {
            self = known
        } else if code.first == "h", let id = HeadingID(code.dropFirst()) {
            self = .list(id)
        } else if code.first == "p", let id = PlaceID(code.dropFirst()) {
            self = .place(id)
        } else if code.first == "d", let days = Self.days(code.dropFirst()) {
            self = days
        } else {
            return nil
        }
    }

    private static func days(_ text: Substring) -> TaskScope? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy((0..<1_000_000).contains), numbers[0] <= numbers[1] else {
            return nil
        }
        return .days(numbers[0], numbers[1])
    }

    var list: HeadingID? { if case .list(let id) = self { id } else { nil } }

    /// A week is the next seven days, a month and a year what is left of them.
    func selection(_ today: FloatingTime) -> TaskSelection {
        let date = today.date
        func days(_ last: Int) -> TaskSelection { .days(FloatingTime(day: today.day), FloatingTime(day: last)) }
        switch self {
        case .open: return .open
        case .done: return .done
        case .today: return .day(today)
        case .tomorrow: return .day(FloatingTime(day: today.day + 1))
        case .week: return days(today.day + 6)
        case .month:
            return days(today.day - date.day + CalendarDate.days(inMonth: date.month, of: date.year))
        case .year: return days(CalendarDate.dayNumber(date.year, 12, 31))
        case .days(let first, let last) where first == last: return .day(FloatingTime(day: first))
        case .days(let first, let last): return .days(FloatingTime(day: first), FloatingTime(day: last))
        case .list(let id): return .list(id)
        case .place(let id): return .place(id)
        }
    }
}

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
