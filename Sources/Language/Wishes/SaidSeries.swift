package import Core

/// What comes again and again as it stands: its rule, its times of day and the day on which it comes next.
package struct SaidSeries: Hashable, Sendable {
    package let rule: Recurrence
    /// Minutes since midnight; nil for days alone.
    package let minute: Int?
    /// Days since 1970-01-01.
    package let next: Int

    package init(_ rule: Recurrence, minute: Int?, next: Int) {
        (self.rule, self.minute, self.next) = (rule, minute, next)
    }

    /// At whole minutes since midnight, rising.
    package var minutes: [Int] {
        guard !rule.hours.isEmpty else { return [minute].compactMap(\.self) }
        let ofHour = rule.minutes.isEmpty ? [0] : rule.minutes
        return rule.hours.flatMap { hour in ofHour.map { hour * 60 + $0 } }.sorted()
    }

    /// Its days of the week, also where they are only those of its first time.
    var days: [Recurrence.Day] {
        rule.days.isEmpty && rule.frequency == .weekly ? [Recurrence.Day(CalendarDate.weekday(of: next))] : rule.days
    }

    /// The same with all of them for what comes each day; empty for what comes by no weeks. ISO 8601: Monday is 1.
    package var weekdays: [Int] {
        if rule.frequency == .daily, rule.days.isEmpty { return rule.interval == 1 ? Array(1...7) : [] }
        return days.contains { $0.ordinal != nil } ? [] : days.map(\.weekday)
    }
}
