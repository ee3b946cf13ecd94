import Core

extension SaidSpan {
    /// "Monday to Friday at 9" where moments are asked for: each of these days; nil for any other stretch.
    var daysOfWeek: SaidRepeat? {
        guard case .between(let first, let last, _) = self, case .weekday(let from, .coming)? = first.day,
            case .weekday(let to, .coming)? = last.day, let clock = last.clock ?? first.clock,
            first.clock == nil || first.clock == clock
        else { return nil }
        var rule = Recurrence(.weekly)
        rule.days = (0...(to - from + 7) % 7).map { Recurrence.Day((from - 1 + $0) % 7 + 1) }
        var repetition = SaidRepeat(rule: rule)
        (repetition.clocks, repetition.part) = ([clock], last.part ?? first.part)
        return repetition
    }
}
