import Actions
import Core
import Store

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
        grouping = card.scope.grouping
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
