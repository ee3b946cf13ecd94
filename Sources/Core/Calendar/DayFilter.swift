/// Which days a rule allows; what it leaves open is taken from its start (RFC 5545, 3.3.10, the table of BYxxx parts).
struct DayFilter {
    private let rule: Recurrence
    private let months: Set<Int>
    private let monthDays: Set<Int>
    private let plainDays: Set<Int>
    private let countedDays: [Recurrence.Day]

    init(rule: Recurrence, start: CalendarDate, weekday: Int) {
        self.rule = rule
        let isOpen =
            rule.weekNumbers.isEmpty && rule.yearDays.isEmpty && rule.monthDays.isEmpty && rule.days.isEmpty
        let isYearly = rule.frequency == .yearly, isMonthly = rule.frequency == .monthly
        months = isOpen && isYearly && rule.months.isEmpty ? [start.month] : Set(rule.months)
        monthDays = isOpen && (isYearly || isMonthly) ? [start.day] : Set(rule.monthDays)
        let days = isOpen && rule.frequency == .weekly ? [Recurrence.Day(weekday)] : rule.days
        let mayCount = isYearly || isMonthly
        plainDays = Set(days.filter { $0.ordinal == nil || !mayCount }.map(\.weekday))
        countedDays = mayCount ? days.filter { $0.ordinal != nil } : []
    }

    /// The month that all days lie in.
    var onlyMonth: Int? { months.count == 1 ? months.first : nil }

    func contains(_ day: Int) -> Bool {
        let date = CalendarDate(dayNumber: day)
        return (months.isEmpty || months.contains(date.month)) && fitsMonthDay(date) && fitsYearDay(date, day)
            && fitsWeekday(date, day) && fitsWeek(date, day)
    }

    private func fitsMonthDay(_ date: CalendarDate) -> Bool {
        guard !monthDays.isEmpty else { return true }
        let length = CalendarDate.days(inMonth: date.month, of: date.year)
        return monthDays.contains(date.day) || monthDays.contains(date.day - length - 1)
    }

    private func fitsYearDay(_ date: CalendarDate, _ day: Int) -> Bool {
        guard !rule.yearDays.isEmpty else { return true }
        let number = day - CalendarDate.dayNumber(date.year, 1, 1) + 1
        return rule.yearDays.contains(number)
            || rule.yearDays.contains(number - CalendarDate.days(inYear: date.year) - 1)
    }

    private func fitsWeekday(_ date: CalendarDate, _ day: Int) -> Bool {
        guard !plainDays.isEmpty || !countedDays.isEmpty else { return true }
        let weekday = CalendarDate.weekday(of: day)
        guard !plainDays.contains(weekday) else { return true }
        return countedDays.contains { $0.weekday == weekday && isTheOne($0.ordinal ?? 1, date, day) }
    }

    /// Counted in the year, or in the month where the rule is about months.
    private func isTheOne(_ ordinal: Int, _ date: CalendarDate, _ day: Int) -> Bool {
        let isInYear = rule.frequency == .yearly && rule.months.isEmpty
        let first = CalendarDate.dayNumber(date.year, isInYear ? 1 : date.month, 1)
        let length =
            isInYear ? CalendarDate.days(inYear: date.year) : CalendarDate.days(inMonth: date.month, of: date.year)
        return ordinal > 0 ? (day - first) / 7 == ordinal - 1 : (first + length - 1 - day) / 7 == -ordinal - 1
    }

    private func fitsWeek(_ date: CalendarDate, _ day: Int) -> Bool {
        guard !rule.weekNumbers.isEmpty else { return true }
        let years = [date.year + 1, date.year, date.year - 1]
        guard
            let year = years.first(where: {
                CalendarDate.firstDayOfWeeks(of: $0, weekStart: rule.weekStart) <= day
            })
        else { return false }
        let first = CalendarDate.firstDayOfWeeks(of: year, weekStart: rule.weekStart)
        let count = (CalendarDate.firstDayOfWeeks(of: year + 1, weekStart: rule.weekStart) - first) / 7
        let number = (day - first) / 7 + 1
        return rule.weekNumbers.contains(number) || rule.weekNumbers.contains(number - count - 1)
    }
}
