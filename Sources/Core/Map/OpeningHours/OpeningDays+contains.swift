/// What is taken for a holiday when opening hours are looked up.
struct HolidayGuess: Hashable, Sendable {
    /// Days since 1970-01-01.
    var publicHoliday: Int?
    var isSchoolFree = false
}

extension OpeningDays {
    /// `day` counts days since 1970-01-01.
    func contains(_ day: Int, _ guess: HolidayGuess) -> Bool {
        let date = CalendarDate(dayNumber: day)
        return (years.isEmpty || years.contains { $0.contains(date.year) })
            && (dates.isEmpty || dates.contains { $0.contains(day, of: date.year) })
            && (weeks.isEmpty || weeks.contains { $0.contains(day, of: date.year) })
            && containsWeekday(day, guess)
    }

    private func containsWeekday(_ day: Int, _ guess: HolidayGuess) -> Bool {
        let isNamed = weekdays.contains { $0.contains(day) }
        let isHoliday = holidays.contains { $0.contains(day, guess) }
        if needsBoth { return isNamed && isHoliday }
        return isNamed || isHoliday || (weekdays.isEmpty && holidays.isEmpty)
    }
}

extension OpeningDays.Years {
    func contains(_ year: Int) -> Bool { range.contains(year) && (year - range.lowerBound) % step == 0 }
}

extension OpeningDays.Weeks {
    func contains(_ day: Int, of year: Int) -> Bool {
        let ofWeek = [year + 1, year].first { CalendarDate.firstDayOfWeeks(of: $0) <= day } ?? year - 1
        let week = (day - CalendarDate.firstDayOfWeeks(of: ofWeek)) / 7 + 1
        let isWithin = first <= last ? week >= first && week <= last : week >= first || week <= last
        return isWithin && (week >= first ? week - first : week - first + 53) % step == 0
    }
}

extension OpeningDays.Weekdays {
    func contains(_ day: Int) -> Bool {
        let weekday = CalendarDate.weekday(of: day - shift)
        guard first <= last ? (first...last).contains(weekday) : weekday >= first || weekday <= last else {
            return false
        }
        guard !ordinals.isEmpty else { return true }
        let date = CalendarDate(dayNumber: day - shift)
        let left = CalendarDate.days(inMonth: date.month, of: date.year) - date.day
        return ordinals.contains((date.day - 1) / 7 + 1) || ordinals.contains(-(left / 7) - 1)
    }
}

extension OpeningDays.Holiday {
    func contains(_ day: Int, _ guess: HolidayGuess) -> Bool {
        isSchool ? guess.isSchoolFree : guess.publicHoliday == day - shift
    }
}

extension OpeningDates {
    func contains(_ day: Int, of year: Int) -> Bool {
        let years = from.year.map { [$0] } ?? [year - 1, year, year + 1]
        return years.contains { contains(day, from: $0) }
    }

    /// The span that begins in that year.
    private func contains(_ day: Int, from year: Int) -> Bool {
        guard let days = from.days(in: year) else { return false }
        if hasOpenEnd {
            return days.lowerBound <= day && (from.year != nil || day < CalendarDate.dayNumber(year + 1, 1, 1))
        }
        guard let to else { return days.contains(day) }
        guard var end = to.days(in: to.year ?? year)?.upperBound else { return false }
        if end < days.lowerBound, to.year == nil { end = to.days(in: year + 1)?.upperBound ?? end }
        return days.lowerBound <= day && day <= end
    }
}

extension OpeningDates.Edge {
    /// The days of a month, or one day twice; nil where the year has none such.
    func days(in year: Int) -> ClosedRange<Int>? {
        guard let days = unshifted(in: year) else { return nil }
        guard let weekday else { return days.lowerBound + shift...days.upperBound + shift }
        let distance = abs(weekday) - CalendarDate.weekday(of: days.lowerBound)
        let day = days.lowerBound + (weekday > 0 ? (distance + 7) % 7 : (distance - 7) % 7) + shift
        return day...day
    }

    private func unshifted(in year: Int) -> ClosedRange<Int>? {
        switch base {
        case .month(let month):
            let first = CalendarDate.dayNumber(year, month, 1)
            return first...first + CalendarDate.days(inMonth: month, of: year) - 1
        case .day(let month, let day):
            return CalendarDate(year: year, month: month, day: day).map { $0.dayNumber...$0.dayNumber }
        case .easter:
            let day = CalendarDate.easter(of: year)
            return day...day
        case .weekday(let month, let weekday, let ordinal):
            return CalendarDate.dayNumber(year, month, weekday: weekday, ordinal: ordinal).map { $0...$0 }
        }
    }
}

extension CalendarDate {
    /// The day number of Easter Sunday (the anonymous Gregorian algorithm, Meeus, Astronomical Algorithms, chapter 8).
    static func easter(of year: Int) -> Int {
        let (a, b, c) = (year % 19, year / 100, year % 100)
        let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let n = h + l - 7 * m + 114
        return dayNumber(year, n / 31, n % 31 + 1)
    }

    /// The first such weekday of a month, the last one for -1; nil where the month has not so many.
    static func dayNumber(_ year: Int, _ month: Int, weekday: Int, ordinal: Int) -> Int? {
        let first = dayNumber(year, month, 1)
        let last = first + days(inMonth: month, of: year) - 1
        let day =
            ordinal > 0
            ? first + (weekday - Self.weekday(of: first) + 7) % 7 + (ordinal - 1) * 7
            : last - (Self.weekday(of: last) - weekday + 7) % 7 + (ordinal + 1) * 7
        return (first...last).contains(day) ? day : nil
    }
}
