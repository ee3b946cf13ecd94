import Language
import Store

/// A command that shows what is due within some days.
protocol ShowsTasks: Command {
    static var scope: TaskScope { get }
    init()
}

extension ShowsTasks {
    init(_ said: Said) throws { self.init() }
    func perform(in session: Session) throws { try session.show(TasksCard(Self.scope)) }
}

/// Shows what is due in the seven days to come.
struct ThisWeekCommand: ShowsTasks {
    static let about = About(
        intent: "task.list", key: "task.week", area: .tasks, summary: "What is due in the next seven days",
        phrases: ["week", "[show|see] [me] [my|the] (week|to dos|todos|tasks) of the week"], examples: ["week"])

    static let scope = TaskScope.week
}

/// Shows what is due this month.
struct ThisMonthCommand: ShowsTasks {
    static let about = About(
        intent: "task.list", key: "task.month", area: .tasks, summary: "What is due this month",
        phrases: ["month", "[show|see] [me] [my|the] (to dos|todos|tasks) of the month"], examples: ["month"])

    static let scope = TaskScope.month
}

/// Shows what is due this year.
struct ThisYearCommand: ShowsTasks {
    static let about = About(
        intent: "task.list", key: "task.year", area: .tasks, summary: "What is due this year",
        phrases: ["year", "[show|see] [me] [my|the] (to dos|todos|tasks) of the year"], examples: ["year"])

    static let scope = TaskScope.year
}

/// Shows what should have been done.
struct OverdueCommand: ShowsTasks {
    static let about = About(
        intent: "task.list", key: "task.overdue", area: .tasks, summary: "What is overdue",
        phrases: [
            "[what is|whats|show|list|see] [me] [my|the|all] overdue [tasks|todos|to dos]",
            "what (should i have|have i not) done [yet|by now]", "what am i late with",
        ],
        examples: ["what is overdue"])

    static let scope = TaskScope.overdue
}

/// Shows what is due today, with what is overdue on top.
struct TodayCommand: ShowsTasks {
    static let about = About(
        intent: "task.list", key: "task.today", area: .tasks, menu: "today", summary: "What is due today",
        phrases: ["today", "[show|list|see] [me] [my] (day|agenda)", "(what is|whats) [on] today"],
        examples: ["today"])

    static let scope = TaskScope.today
}
