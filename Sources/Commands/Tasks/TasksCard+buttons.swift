import Actions
import Core
import Store

extension TasksCard {
    func buttons(_ sheet: TasksSheet, _ whose: Whose?, _ session: Session) throws -> [[Button]] {
        let isOwn = whose?.isOwn ?? true, mayWork = try mayWork(in: session), voice = session.voice
        let ticks = sheet.tasks.enumerated().map { index, task in
            rowButtons(
                task, sheet.number(index), mayTick: mayWork, canSort: isOwn && sort == .mine && sheet.isSortable, voice)
        }
        let rows = ticks + [pager(sheet, voice)].filter { !$0.isEmpty }
        if let whose, !whose.isOwn {
            let add = mayWork ? [AddTask(scope.list).button(TaskReply.addTask, voice)] : []
            let foot = try [besides(session), add].filter { !$0.isEmpty }
            return try whose.buttons(rows + foot, in: session)
        }
        let tools = try orderButtons(sheet, session) + toolButtons(session)
        let example = try scope.list == nil && sheet.count == 0 ? session.exampleRow() : []
        let checkIn = scope == .today ? [CheckInCard.buttons(voice)] : []
        let all = try rows + againButtons(session) + filterButtons(session) + [tools] + example + checkIn
        return (all + spanButtons(voice) + [foot(whose, voice)]).filter { !$0.isEmpty }
    }

    private func pager(_ sheet: TasksSheet, _ voice: Voice) -> [Button] {
        let back = ShowCard(at(sheet.page - 1)).button(CommonReply.previous, voice)
        let on = ShowCard(at(sheet.page + 1)).button(CommonReply.next, voice)
        return (sheet.page > 0 ? [back] : []) + (sheet.page < sheet.last ? [on] : [])
    }

    /// Other orders of what is shown, and picking some of it; others' lists have none.
    private func orderButtons(_ sheet: TasksSheet, _ session: Session) -> [Button] {
        let voice = session.voice
        let next = ShowCard(TasksCard(scope, sort: sort.next)).button(TaskViewReply.sortBy(sort.next), voice)
        let select = SelectRows(TasksCard(scope, sort: sort, page: sheet.page)).button(SelectReply.select, voice)
        let hasErrands = [.today, .tomorrow].contains(scope) && session.hasErrands(sheet.tasks)
        return (sheet.isSortable ? [next] : []) + (sheet.count > 1 ? [select] : [])
            + (hasErrands ? [BestOrder(scope).button(BestOrderReply.button, voice)] : [])
    }

    /// Three in a row: more are cut off on a phone.
    private func spanButtons(_ voice: Voice) -> [[Button]] {
        guard scope.list == nil else { return [] }
        return TaskScope.spans.filter { $0 != scope }
            .map { ShowCard(TasksCard($0, sort: sort)).button(TaskViewReply.span($0), voice) }.inRows(of: 3)
    }

    private func foot(_ whose: Whose?, _ voice: Voice) -> [Button] {
        let history = whose.flatMap { whose in
            whose.isShared ? ShowCard(ThingHistoryCard(whose.thing)).button(ThingHistoryReply.button, voice) : nil
        }
        return [AddTask(scope.list).button(TaskReply.addTask, voice)] + [history].compactMap(\.self)
            + [HelpPress(area: .tasks).button(CommonReply.help, voice)]
    }

    private func rowButtons(_ task: TaskRecord, _ number: Int, mayTick: Bool, canSort: Bool, _ voice: Voice) -> [Button]
    {
        let open = ShowCard(TaskCard(task.id)).button(TaskReply.open(number), voice)
        guard mayTick else { return [open] }
        let tick = TaskTick(task).button(TaskReply.tick(task.shortTitle), voice, task.tone)
        guard canSort else { return [tick, open] }
        return [
            tick, open, TaskShift(task.id, earlier: true).button(TaskViewReply.up(number), voice),
            TaskShift(task.id, earlier: false).button(TaskViewReply.down(number), voice),
        ]
    }

    /// What is late and what is done; of a list what else is on it.
    private func toolButtons(_ session: Session) throws -> [Button] {
        let voice = session.voice
        switch scope {
        case .list(let id):
            return try besides(session) + [ShowCard(ListSettingsCard(id)).button(TaskViewReply.listButton, voice)]
        case .open, .label, .place, .occasion, .narrow:
            let late = scope == .open ? try session.overdueCount(before: FloatingTime(session.present.date)) : 0
            let overdue = ShowCard(TasksCard(.overdue)).button(TaskViewReply.overdue(late), voice)
            let old = scope == .open ? try OldTasksCard.button(in: session) : []
            let some = ShowCard(TaskFilterCard()).button(FilterReply.narrowButton, voice)
            return (late > 0 ? [overdue] : []) + old + (scope == .open ? [some] : []) + [
                ShowCard(DoneCard(week: session.weekStart)).button(TaskViewReply.done, voice)
            ]
        default: return []
        }
    }

    /// The places and notes that are on the list as well, as far as the viewer sees them.
    private func besides(_ session: Session) throws -> [Button] {
        guard let id = scope.list else { return [] }
        let voice = session.voice
        let places = try session.placeCount(.list(id)), notes = try session.noteCount(in: .heading(id))
        let toPlaces = ShowCard(PlacesCard(.list(id), sort: .mine)).button(TaskViewReply.places(places), voice)
        let toNotes = ShowCard(NotesCard(home: .heading(id))).button(TaskViewReply.notes(notes), voice)
        return (places > 0 ? [toPlaces] : []) + (notes > 0 ? [toNotes] : [])
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
