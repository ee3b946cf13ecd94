import Actions
import Core
import Store

extension TasksCard {
    func buttons(_ sheet: TasksSheet, _ whose: Whose?, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let isOwn = whose?.isOwn ?? true, mayWork = try mayWork(in: session)
        var rows = sheet.tasks.enumerated().map { index, task in
            rowButtons(
                task, sheet.number(index), mayTick: mayWork, canSort: isOwn && sort == .mine && sheet.isSortable, voice)
        }
        var pager: [Button] = []
        if sheet.page > 0 { pager.append(ShowCard(at(sheet.page - 1)).button(CommonReply.previous, voice)) }
        if sheet.page < sheet.last { pager.append(ShowCard(at(sheet.page + 1)).button(CommonReply.next, voice)) }
        if !pager.isEmpty { rows.append(pager) }
        if let whose, !whose.isOwn {
            let add = mayWork ? [[AddTask(scope.list).button(TaskReply.addTask, voice)]] : []
            return try whose.buttons(rows + add, in: session)
        }
        var tools: [Button] = []
        if sheet.isSortable {
            tools.append(ShowCard(TasksCard(scope, sort: sort.next)).button(TaskViewReply.sortBy(sort.next), voice))
        }
        if sheet.count > 1, isOwn {
            tools.append(SelectRows(TasksCard(scope, sort: sort, page: sheet.page)).button(SelectReply.select, voice))
        }
        if [.today, .tomorrow].contains(scope), session.hasErrands(sheet.tasks) {
            tools.append(BestOrder(scope).button(BestOrderReply.button, voice))
        }
        rows += try againButtons(session) + filterButtons(session)
        rows.append(tools + (try toolButtons(session)))
        if scope.list == nil, sheet.count == 0 { rows += try session.exampleRow() }
        if scope == .today { rows.append(CheckInCard.buttons(voice)) }
        if scope.list == nil {
            rows.append(
                TaskScope.spans.filter { $0 != scope }.map {
                    ShowCard(TasksCard($0, sort: sort)).button(TaskViewReply.span($0), voice)
                })
        }
        let history = whose.flatMap { whose in
            whose.isShared
                ? ShowCard(ThingHistoryCard(whose.thing)).button(ThingHistoryReply.button, voice) : nil
        }
        rows.append(
            [AddTask(scope.list).button(TaskReply.addTask, voice)] + [history].compactMap(\.self)
                + [HelpPress(area: .tasks).button(CommonReply.help, voice)])
        return rows.filter { !$0.isEmpty }
    }

    private func rowButtons(_ task: TaskRecord, _ number: Int, mayTick: Bool, canSort: Bool, _ voice: Voice) -> [Button]
    {
        let open = ShowCard(TaskCard(task.id)).button(TaskReply.open(number), voice)
        guard mayTick else { return [open] }
        let tick = TaskTick(task.id).button(TaskReply.tick(task.shortTitle), voice, task.tone)
        guard canSort else { return [tick, open] }
        return [
            tick, open, TaskShift(task.id, earlier: true).button(TaskViewReply.up(number), voice),
            TaskShift(task.id, earlier: false).button(TaskViewReply.down(number), voice),
        ]
    }

    /// What is late, what is done, and the filters; of a list what else is on it.
    private func toolButtons(_ session: Session) throws -> [Button] {
        let voice = session.voice
        switch scope {
        case .list(let id):
            let places = try session.placeCount(.list(id)), notes = try session.noteCount(in: .heading(id))
            var buttons: [Button] = []
            if places > 0 {
                buttons.append(
                    ShowCard(PlacesCard(.list(id), sort: .mine)).button(TaskViewReply.places(places), voice))
            }
            if notes > 0 {
                buttons.append(ShowCard(NotesCard(home: .heading(id))).button(TaskViewReply.notes(notes), voice))
            }
            return buttons + [ShowCard(ListSettingsCard(id)).button(TaskViewReply.listButton, voice)]
        case .open, .label, .place, .occasion, .narrow:
            let late = scope == .open ? try session.overdueCount(before: FloatingTime(session.present.date)) : 0
            let overdue = ShowCard(TasksCard(.overdue)).button(TaskViewReply.overdue(late), voice)
            let old = scope == .open ? try OldTasksCard.button(in: session) : []
            return (late > 0 ? [overdue] : []) + old + [
                ShowCard(TaskFilterCard()).button(TaskViewReply.filter, voice),
                ShowCard(DoneCard(week: session.weekStart)).button(TaskViewReply.done, voice),
            ]
        default: return []
        }
    }

    private func at(_ page: Int) -> TasksCard { TasksCard(scope, sort: sort, page: page) }
}

extension TaskRecord {
    /// Of the button that ticks it: the first priority is red, beside its sign and word.
    var tone: Button.Tone? { priority == 1 ? .urgent : nil }
}

extension TaskSort {
    /// The order that the button under a list leads to.
    var next: TaskSort {
        switch self {
        case .priority: .due
        case .due: .mine
        case .mine: .priority
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

/// What lists of to-dos and their buttons say.
enum TaskViewReply: Reply {
    case titleOf(String, Int), category(String)
    case dayOf(Wording, Int), weekOf(String, Int), monthOf(String, Int)
    case sortBy(TaskSort), span(TaskScope), up(Int), down(Int)
    case places(Int), notes(Int), listButton, filter, done, overdue(Int)
    case filterTitle, noFilters, filterRow(String, Int)

    var wording: Wording {
        switch self {
        case .titleOf(let name, let count):
            Wording("task.titleOf", "*{name}* ({n} to do)", ["name": .text(name), "n": .number(count)])
        case .category(let name): Wording("task.category", "Category: {name}", ["name": .text(name)])
        case .dayOf(let day, let count):
            Wording("task.dayOf", "*{day}* ({n})", ["day": .wording(day), "n": .number(count)])
        case .weekOf(let day, let count):
            Wording("task.weekOf", "*Week of {day}* ({n})", ["day": .text(day), "n": .number(count)])
        case .monthOf(let month, let count):
            Wording("task.monthOf", "*{month}* ({n})", ["month": .text(month), "n": .number(count)])
        case .sortBy(.priority): Wording("task.sortPriority", "Sort by priority")
        case .sortBy(.due): Wording("task.sortDue", "Sort by day")
        case .sortBy(.mine): Wording("task.sortMine", "My own order")
        case .span(let scope): Self.name(of: scope)
        case .up(let number): Wording("task.up", "{n} up", ["n": .number(number)])
        case .down(let number): Wording("task.down", "{n} down", ["n": .number(number)])
        case .places(let count): Wording("task.places", "{n:place|places}", ["n": .number(count)])
        case .notes(let count): Wording("task.notes", "{n:note|notes}", ["n": .number(count)])
        case .listButton: Wording("task.editList", "Edit list")
        case .filter: Wording("task.filter", "Filter")
        case .done: Wording("task.doneList", "Done")
        case .overdue(let count): Wording("task.overdueButton", "Overdue ({n})", ["n": .number(count)])
        case .filterTitle:
            Wording("task.filterTitle", "*Only some of the to-dos*: tap a list, a label, a place or an occasion.")
        case .noFilters:
            Wording(
                "task.noFilters",
                "No list, label, place or occasion has an open to-do. `milk p1 #home` gives one a label.")
        case .filterRow(let name, let count):
            Wording("task.filterRow", "{name} ({n})", ["name": .text(name), "n": .number(count)])
        }
    }

    private static func name(of scope: TaskScope) -> Wording {
        switch scope {
        case .today: Wording("task.today", "Today")
        case .tomorrow: Wording("task.tomorrow", "Tomorrow")
        case .week: Wording("task.spanWeek", "Week")
        case .month: Wording("task.spanMonth", "Month")
        case .year: Wording("task.spanYear", "Year")
        default: Wording("task.spanAll", "All")
        }
    }
}
