/// Years, dates, weeks and weekdays, each at most once.
extension OpeningParser {
    mutating func selectors(_ days: inout OpeningDays) {
        var start = -1
        while start != index, !isBroken {
            start = index
            if days.years.isEmpty, days.dates.isEmpty { days.years = years() }
            if days.dates.isEmpty { days.dates = dates() }
            if days.weeks.isEmpty { days.weeks = weeks() }
            if days.weekdays.isEmpty, days.holidays.isEmpty { weekdays(&days) }
            // A colon after the days makes it easier to read.
            if start != index { _ = take(":") }
        }
    }

    /// "2026", "2026-2030/2", "2026+"; not the year of a date.
    private mutating func years() -> [OpeningDays.Years] {
        var years: [OpeningDays.Years] = []
        while let first = number(0, digits: 4...4), !isDate(0) {
            index += 1
            var last = first
            if take("+") {
                last = 9999
            } else if token == .sign("-"), let end = number(1, digits: 4...4) {
                (last, index) = (end, index + 2)
            }
            guard first <= last, first >= 1000 else {
                isBroken = true
                break
            }
            years.append(OpeningDays.Years(range: first...last, step: step()))
            guard token == .sign(","), number(1, digits: 4...4) != nil, !isDate(1) else { break }
            index += 1
        }
        return years
    }

    /// "week 1-53/2,10"
    private mutating func weeks() -> [OpeningDays.Weeks] {
        guard token == .week else { return [] }
        index += 1
        var weeks: [OpeningDays.Weeks] = []
        repeat {
            guard let first = week() else { break }
            let last = token == .sign("-") && number(1, digits: 1...2) != nil && take("-") ? week() : first
            guard let last else { break }
            weeks.append(OpeningDays.Weeks(first: first, last: last, step: step()))
        } while token == .sign(",") && number(1, digits: 1...2) != nil && take(",")
        if weeks.isEmpty { isBroken = true }
        return weeks
    }

    private mutating func week() -> Int? {
        guard let week = number(0, digits: 1...2), (1...53).contains(week) else {
            isBroken = true
            return nil
        }
        index += 1
        return week
    }

    /// "/2": every second one.
    private mutating func step() -> Int {
        guard token == .sign("/"), let step = number(1, digits: 1...2), step > 0 else { return 1 }
        index += 2
        return step
    }

    private mutating func weekdays(_ days: inout OpeningDays) {
        var isFirst = true
        while isFirst || (token == .sign(",") && isDayName(1)) {
            if !isFirst { index += 1 }
            isFirst = false
            if case .holiday(let isSchool) = token {
                index += 1
                days.holidays.append(OpeningDays.Holiday(isSchool: isSchool, shift: dayShift() ?? 0))
                guard case .weekday = token else { continue }
                guard days.weekdays.isEmpty else { return isBroken = true }
                days.needsBoth = true
            }
            if case .weekday(let weekday) = token { days.weekdays.append(weekdays(from: weekday)) }
        }
    }

    private func isDayName(_ ahead: Int) -> Bool {
        switch token(ahead) {
        case .weekday, .holiday: true
        default: false
        }
    }

    /// "Mo", "Mo-Fr", "Mo[1,-1] +1 day"
    private mutating func weekdays(from first: Int) -> OpeningDays.Weekdays {
        index += 1
        var weekdays = OpeningDays.Weekdays(first: first, last: first)
        if token == .sign("-"), case .weekday(let last) = token(1) {
            (weekdays.last, index) = (last, index + 2)
        } else if token == .sign("[") {
            weekdays.ordinals = Set(ordinals())
            weekdays.shift = dayShift() ?? 0
        }
        return weekdays
    }

    /// "[1]", "[-1]", "[1,3]", "[1-3]"; each 1...5 or its negative.
    mutating func ordinals() -> [Int] {
        var ordinals: [Int] = []
        index += 1
        repeat {
            let sign = take("-") ? -1 : 1
            guard let first = ordinal() else { break }
            var last = first
            if sign > 0, take("-") { last = ordinal() ?? 0 }
            guard first <= last else { break }
            ordinals += (first...last).map { $0 * sign }
        } while take(",")
        if ordinals.isEmpty || !take("]") { isBroken = true }
        return ordinals
    }

    private mutating func ordinal() -> Int? {
        guard let ordinal = number(0, digits: 1...1), (1...5).contains(ordinal) else {
            isBroken = true
            return nil
        }
        index += 1
        return ordinal
    }

    /// "+1 day", "-2 days"
    mutating func dayShift() -> Int? {
        guard token == .sign("+") || token == .sign("-"), let days = number(1, digits: 1...3), token(2) == .day else {
            return nil
        }
        defer { index += 3 }
        return token == .sign("-") ? -days : days
    }
}
