import Core

/// Dates with parts left out: what was not said is the nearest to come.
extension DayMeaning {
    func year(_ said: SaidYear) -> Int {
        switch said {
        case .full(let year): return year
        case .ahead(let count): return CalendarDate(dayNumber: present).year + count
        case .short(let year):
            // From eighty years back to twenty ahead.
            let now = CalendarDate(dayNumber: present).year
            let candidate = now / 100 * 100 + year
            return candidate > now + 20 ? candidate - 100 : candidate <= now - 80 ? candidate + 100 : candidate
        }
    }

    func period(_ said: SaidDate) -> DayPeriod? {
        let year = said.year.map { self.year($0) }
        switch (said.month, said.day) {
        case (let month?, let day?):
            if let year { return CalendarDate(year: year, month: month, day: day).map { .day($0.dayNumber) } }
            return nextDate(month, day)
        case (let month?, nil):
            let isPast = month < date.month
            return .months(1, from: month, of: year ?? date.year + (isPast ? 1 : 0), .month)
        case (nil, let day?): return dayOfMonth(day, said.isNear == true ? nil : said.weekday)
        case (nil, nil):
            if let year { return .year(year) }
            return said.weekday.map { .day(today + ($0 - CalendarDate.weekday(of: today) + 7) % 7) }
        }
    }

    /// The next year that has the day, which is not always the next one for 29 February.
    private func nextDate(_ month: Int, _ day: Int) -> DayPeriod? {
        for year in date.year...date.year + 8 {
            if let date = CalendarDate(year: year, month: month, day: day), date.dayNumber >= today {
                return .day(date.dayNumber)
            }
        }
        return nil
    }

    /// "the 31st" of the next month that has one, "Mon 13th" of the next where it is a Monday.
    private func dayOfMonth(_ day: Int, _ weekday: Int?) -> DayPeriod? {
        // "Thursday the 21st" said on the 27th, where this month's 21st is a Thursday, is that one.
        if let weekday, let found = CalendarDate(year: date.year, month: date.month, day: day)?.dayNumber,
            CalendarDate.weekday(of: found) == weekday
        {
            return .day(found)
        }
        for step in 0..<40 {
            let first = CalendarDate(dayNumber: CalendarDate.dayNumber(date.year, date.month, 1)).adding(months: step)
            guard let found = CalendarDate(year: first.year, month: first.month, day: day)?.dayNumber, found >= today,
                weekday.map({ CalendarDate.weekday(of: found) == $0 }) ?? true
            else { continue }
            return .day(found)
        }
        return nil
    }

    /// The order is the person's, unless only the other one gives a date.
    func figures(_ first: Int, _ second: Int, _ year: SaidYear?) -> DayPeriod? {
        let isMonthFirst = frame.order == .monthFirst
        let usual = SaidDate(year: year, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
        if (1...12).contains(usual.month ?? 0), let period = period(usual) { return period }
        let other = SaidDate(year: year, month: usual.day, day: usual.month)
        return (1...12).contains(other.month ?? 0) ? period(other) : nil
    }
}
