extension Recurrence {
    /// The same on another day of the week; nil where it does not come on just one. ISO 8601: Monday is 1.
    package func onWeekday(_ weekday: Int) -> Recurrence? {
        var moved = self
        switch (frequency, days.count) {
        case (.weekly, ...1): moved.days = [Day(weekday)]
        case (.monthly, 1), (.yearly, 1): moved.days[0].weekday = weekday
        default: return nil
        }
        return moved
    }

    /// The same for what begins on another day, which is since 1970-01-01.
    package func beginning(on day: Int) -> Recurrence {
        switch frequency {
        case .weekly: onWeekday(CalendarDate.weekday(of: day)) ?? self
        case .monthly where !monthDays.isEmpty && !endsShorterMonths:
            onMonthDay(CalendarDate(dayNumber: day).day) ?? self
        default: endingShorterMonths(from: day)
        }
    }

    /// Said as no more than "every month" or "every year", and begun on that day: a month that has no such day ends with
    /// its last one instead (days since 1970-01-01).
    package func endingShorterMonths(from day: Int) -> Recurrence {
        var plain = self
        if endsShorterMonths { (plain.months, plain.monthDays, plain.setPositions) = ([], [], []) }
        guard plain.hasNoDays, hours.count < 2, minutes.count < 2 else { return self }
        let date = CalendarDate(dayNumber: day)
        guard date.day > 28, frequency == .monthly || frequency == .yearly && date.month == 2 else { return plain }
        if frequency == .yearly { plain.months = [date.month] }
        (plain.monthDays, plain.setPositions) = (Array(28...date.day), [-1])
        return plain
    }

    /// The last of some days of a month: that day, or where it is missing the one before.
    package var endsShorterMonths: Bool {
        setPositions == [-1] && days.isEmpty && monthDays.count > 1
            && monthDays == Array(28...max(28, monthDays.last ?? 28))
    }

    private var hasNoDays: Bool {
        days.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty && months.isEmpty
            && setPositions.isEmpty
    }

    /// The same on another day of the month, 1...31; nil where it comes on none or on several.
    package func onMonthDay(_ day: Int) -> Recurrence? {
        guard frequency == .monthly, days.isEmpty, monthDays.count < 2, (1...31).contains(day) else { return nil }
        var moved = self
        moved.monthDays = [day]
        return moved
    }
}
