extension Recurrence {
    /// When what is counted from being done comes again: so long after the day on which it was done, or on the first of the
    /// days that the rule names behind that one.
    ///
    /// - Parameters:
    ///   - day: Days since 1970-01-01.
    ///   - clock: Seconds since midnight.
    /// - Returns: nil where it names no day that comes.
    func time(afterDone day: Int, at clock: Int) -> WallTime? {
        guard hasFreeDays else {
            var endless = self
            (endless.count, endless.until) = (nil, nil)
            let start = WallTime(day: day, second: clock)
            return endless.occurrences(from: start, after: WallTime(endOf: day), limit: 1).first
        }
        return WallTime(day: self.day(after: day), second: clock)
    }

    /// The first time of day that it names, in seconds since midnight; nil where it names none.
    var firstClock: Int? { hours.first.map { $0 * 3600 + (minutes.first ?? 0) * 60 } }

    /// A month that is too short has its last day instead.
    private func day(after day: Int) -> Int {
        switch frequency {
        case .yearly: CalendarDate(dayNumber: day).adding(months: 12 * interval).dayNumber
        case .monthly: CalendarDate(dayNumber: day).adding(months: interval).dayNumber
        case .weekly: day + 7 * interval
        default: day + interval
        }
    }
}
