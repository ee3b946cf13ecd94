import Core

/// Weeks, months, quarters and the like: the present one, others from it, and those with a number.
extension DayMeaning {
    /// The present one is 0.
    func unit(_ unit: TimeUnit, _ count: Int) -> DayPeriod? {
        let now = CalendarDate(dayNumber: present)
        let week = weekStart(present)
        switch unit {
        case .second, .minute, .hour: return nil
        case .day: return .day(present + count)
        case .week: return DayPeriod(week + 7 * count, week + 7 * count + 7, .week)
        case .fortnight: return DayPeriod(week + 14 * count, week + 14 * count + 14, .week)
        case .weekend: return weekend(in: week + 7 * count)
        case .month: return .months(1, from: now.month + count, of: now.year, .month)
        case .quarter: return .months(3, from: (now.month - 1) / 3 * 3 + 1 + 3 * count, of: now.year, .quarter)
        case .half: return .months(6, from: (now.month - 1) / 6 * 6 + 1 + 6 * count, of: now.year, .half)
        case .season: return season(count)
        case .year: return .year(now.year + count)
        case .decade: return .months(120, from: 1, of: now.year / 10 * 10 + 10 * count, .decade)
        case .century: return .months(1200, from: 1, of: now.year / 100 * 100 + 100 * count, .century)
        }
    }

    /// Of the week that begins on a day.
    private func weekend(in week: Int) -> DayPeriod {
        let days = frame.conventions.weekend
        let start = week + (days.lowerBound - frame.firstWeekday + 7) % 7
        return DayPeriod(start, start + days.count, .weekend)
    }

    func numbered(_ unit: TimeUnit, _ number: Int, _ said: SaidYear?) -> DayPeriod? {
        let year = said.map { self.year($0) }
        switch unit {
        case .week:
            let first = CalendarDate.firstDayOfWeeks(of: year ?? date.year, weekStart: frame.firstWeekday)
            return DayPeriod(first + 7 * (number - 1), first + 7 * number, .week)
        case .month: return month(number)
        case .quarter: return part(3, number, year, .quarter)
        case .half: return part(6, number, year, .half)
        case .decade: return .months(120, from: 1, of: decade(number), .decade)
        case .century: return .months(1200, from: 1, of: (number - 1) * 100, .century)
        default: return nil
        }
    }

    /// The next such month, or the last where negative; never the present one.
    private func month(_ number: Int) -> DayPeriod {
        let month = abs(number)
        if number > 0 { return .months(1, from: month, of: date.year + (month <= date.month ? 1 : 0), .month) }
        return .months(1, from: month, of: date.year - (month >= date.month ? 1 : 0), .month)
    }

    private func part(_ length: Int, _ number: Int, _ year: Int?, _ grain: TimeUnit) -> DayPeriod {
        let first = (number - 1) * length + 1
        let isPast = year == nil && first + length <= date.month
        return .months(length, from: first, of: (year ?? date.year) + (isPast ? 1 : 0), grain)
    }

    /// "the 90s" are the last ones.
    private func decade(_ number: Int) -> Int {
        guard number < 100 else { return number }
        let candidate = date.year / 100 * 100 + number
        return candidate > date.year ? candidate - 100 : candidate
    }

    // MARK: Seasons

    private func season(_ count: Int) -> DayPeriod {
        let starts = frame.conventions.seasons
        let now = CalendarDate(dayNumber: present)
        let index = starts.lastIndex { $0 <= now.month } ?? -1
        let number = index + count
        let year = now.year + Int((Double(number) / 4).rounded(.down))
        return .months(3, from: starts[(number % 4 + 4) % 4], of: year, .season)
    }

    /// The present one or the next one to come; those before and behind it by `count`.
    func season(_ season: YearSeason, _ count: Int, _ said: SaidYear?) -> DayPeriod? {
        guard let index = YearSeason.allCases.firstIndex(of: season) else { return nil }
        let start = frame.conventions.seasons[index]
        if let said { return .months(3, from: start, of: year(said), .season) }
        let years = date.year - 1...date.year + 2
        let all = years.map { DayPeriod.months(3, from: start, of: $0, .season) }
        if count < 0 { return all.last { $0.end <= today } }
        if count > 0 { return all.first { $0.start > today } }
        return all.first { $0.end > today }
    }
}
