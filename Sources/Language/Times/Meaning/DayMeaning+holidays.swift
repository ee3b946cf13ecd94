import Core

/// When holidays fall.
extension DayMeaning {
    func holiday(_ holiday: Holiday, _ week: SaidWeek, _ said: SaidYear?) -> DayPeriod? {
        if let said { return fall(holiday, in: year(said)) }
        let falls = (date.year - 2...date.year + 2).compactMap { fall(holiday, in: $0) }
        switch week {
        case .coming: return falls.first { $0.end > today }
        case .next: return falls.first { $0.start > today }
        case .last, .past: return falls.last { $0.end <= today }
        }
    }

    private func fall(_ holiday: Holiday, in year: Int) -> DayPeriod? {
        guard (1...9999).contains(year), let start = Self.day(holiday, in: year) else { return nil }
        return DayPeriod(start, start + holiday.length, holiday.length == 1 ? .day : .week)
    }

    static func day(_ holiday: Holiday, in year: Int) -> Int? {
        switch holiday.rule {
        case .fixed(let month, let day): return CalendarDate.dayNumber(year, month, day)
        case .weekday(let weekday, let ordinal, let month, let plus):
            let first = CalendarDate.dayNumber(year, month, 1)
            let length = CalendarDate.days(inMonth: month, of: year)
            guard ordinal > 0 else {
                let last = first + length - 1
                return last - (CalendarDate.weekday(of: last) - weekday + 7) % 7 + plus
            }
            return first + (weekday - CalendarDate.weekday(of: first) + 7) % 7 + 7 * (ordinal - 1) + plus
        case .easter(let days): return easter(year) + days
        case .advent(let weeks):
            let christmas = CalendarDate.dayNumber(year, 12, 25)
            return christmas - (CalendarDate.weekday(of: christmas) + 6) % 7 - 1 - 21 + 7 * weeks
        case .lunar(let calendar, let month, let day): return calendar.day(month: month, day: day, in: year)
        }
    }

    /// Easter Sunday of the western churches (J. Meeus, Astronomical Algorithms, chapter 8).
    static func easter(_ year: Int) -> Int {
        let century = year / 100, golden = year % 19
        let skipped = (century - (century + 8) / 25 + 1) / 3
        let moon = (19 * golden + century - century / 4 - skipped + 15) % 30
        let week = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - moon - year % 100 % 4) % 7
        let late = (golden + 11 * moon + 22 * week) / 451
        let days = moon + week - 7 * late + 114
        return CalendarDate.dayNumber(year, days / 31, days % 31 + 1)
    }
}
