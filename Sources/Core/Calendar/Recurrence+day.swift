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
        case .monthly where !monthDays.isEmpty: onMonthDay(CalendarDate(dayNumber: day).day) ?? self
        default: self
        }
    }

    /// The same on another day of the month, 1...31; nil where it comes on none or on several.
    package func onMonthDay(_ day: Int) -> Recurrence? {
        guard frequency == .monthly, days.isEmpty, monthDays.count < 2, (1...31).contains(day) else { return nil }
        var moved = self
        moved.monthDays = [day]
        return moved
    }
}
