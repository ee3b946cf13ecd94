import Core

/// The rule by which the last of a zone's changes come once a year.
struct YearlyChange {
    let rule: Recurrence
    /// How many of the last follow it.
    let count: Int

    /// Fewer could be chance.
    private static let fewest = 10

    /// nil where they follow none, or end before `end`.
    init?(_ times: [WallTime], until end: WallTime) {
        guard let last = times.last, end.seconds - last.seconds < 400 * 86_400 else { return nil }
        let model = CalendarDate(dayNumber: last.day)
        var days: [CalendarDate] = []
        for time in times.reversed() {
            let date = CalendarDate(dayNumber: time.day)
            let all = days.map(\.day) + [date.day]
            guard date.year == model.year - days.count, date.month == model.month, time.weekday == last.weekday,
                time.minuteOfDay == last.minuteOfDay, (all.max() ?? 0) - (all.min() ?? 0) < 7
            else { break }
            days.append(date)
        }
        guard days.count >= Self.fewest else { return nil }
        count = days.count
        var rule = Recurrence(.yearly)
        rule.months = [model.month]
        guard Self.choose(days, last.weekday, &rule) else { return nil }
        self.rule = rule
    }

    /// "The last Sunday", "the second Sunday", or a Sunday among seven days.
    private static func choose(_ days: [CalendarDate], _ weekday: Int, _ rule: inout Recurrence) -> Bool {
        if days.allSatisfy({ $0.day > CalendarDate.days(inMonth: $0.month, of: $0.year) - 7 }) {
            rule.days = [Recurrence.Day(weekday, ordinal: -1)]
            return true
        }
        let numbers = Set(days.map { ($0.day - 1) / 7 + 1 })
        if numbers.count == 1, let number = numbers.first {
            rule.days = [Recurrence.Day(weekday, ordinal: number)]
            return true
        }
        guard let first = days.map(\.day).min(), let last = days.map(\.day).max(), last - first == 6 else {
            return false
        }
        rule.days = [Recurrence.Day(weekday)]
        rule.monthDays = Array(first...last)
        return true
    }
}
