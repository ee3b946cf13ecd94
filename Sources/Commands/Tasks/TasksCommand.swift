import Actions
import Core
import Language
package import Store

/// Shows what is to be done.
package struct TasksCommand: Command {
    package static let about = About(
        intent: "task.list", area: .tasks, menu: "todos", summary: "All that is to be done, or what is due on some day",
        phrases: [
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos)", "all",
            "[show|list|see] [me] [my|the] (to do|todo) list", "[show] [me] [our|the] list",
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos) [for|due|of|on] {when:time}",
            "what [do i have|is|have i got] to do [for|on] [{when:time}]",
            "(what is|whats) due [on|by] [{when:time}]",
        ],
        examples: ["my to dos", "what do I have to do tomorrow"])

    /// nil where all that is open is meant.
    let when: SaidTime?
    let spoken: Spoken

    package init(_ said: Said) throws {
        when = try said.slots.time("when")
        spoken = said.spoken
    }

    package func perform(in session: Session) throws { try session.show(TasksCard(scope(in: session))) }

    private func scope(in session: Session) -> TaskScope {
        guard let when else { return .open }
        guard let span = SaidValue.time(when).span(in: session.frame(of: spoken)), let first = span.start?.day else {
            return .open
        }
        let last = span.kind == .daterange ? (span.end?.day ?? first + 1) - 1 : first
        switch (first - session.present.day, last - session.present.day) {
        case (0, 0): return .today
        case (1, 1): return .tomorrow
        default: return first < 0 ? .open : .days(first, max(first, last))
        }
    }
}

/// Shows what is due today, with what is overdue on top.
package struct TodayCommand: Command {
    package static let about = About(
        intent: "task.list", key: "task.today", area: .tasks, menu: "today", summary: "What is due today",
        phrases: ["today", "[show|list|see] [me] [my] (day|agenda)", "(what is|whats) [on] today"],
        examples: ["today"])

    package init(_ said: Said) throws {}
    package func perform(in session: Session) throws { try session.show(TasksCard(.today)) }
}
