import Actions
import Core

/// Only some of what is to be done: of all, of a list, a label or a place those of a priority, or due soon.
struct TaskNarrowing: Hashable, Sendable {
    enum Span: String, CaseIterable, Sendable {
        case today = "t"
        case week = "w"
        case late = "l"
    }

    /// All, a list, a place or a label.
    let base: TaskScope
    var priority: Int?
    var span: Span?

    /// nil where it is narrowed already, or is of days.
    init?(_ base: TaskScope, priority: Int? = nil, span: Span? = nil) {
        switch base {
        case .open, .list, .place, .label: (self.base, self.priority, self.span) = (base, priority, span)
        case .narrow(let narrowing): self = narrowing
        default: return nil
        }
    }

    /// The plain list where nothing is left out of it.
    var scope: TaskScope { priority == nil && span == nil ? base : .narrow(self) }

    /// "1t#home": the priority, the span, and the list's own code.
    var code: String { "\(priority ?? 0)\(span?.rawValue ?? "-")\(base.code)" }

    /// nil for anything that it would not write so.
    init?(code: Substring) {
        guard let first = code.first, let level = first.wholeNumberValue, (0...3).contains(level),
            let second = code.dropFirst().first, let base = TaskScope(code: String(code.dropFirst(2)))
        else { return nil }
        self.init(base, priority: level == 0 ? nil : level, span: Span(rawValue: String(second)))
        if case .narrow = base { return nil }
        guard self.code == code, priority != nil || span != nil else { return nil }
    }

    func selection(_ today: FloatingTime) -> TaskSelection {
        let span: TaskSelection? =
            switch span {
            case .today: .day(today)
            case .week: .days(FloatingTime(day: 0), FloatingTime(day: today.day + 6))
            case .late: .overdue
            case nil: nil
            }
        return .narrowed(base.selection(today), priority: priority, within: span)
    }
}
