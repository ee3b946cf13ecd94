/// "Dec 24-26,31", "Mar Su[-1]-Oct Su[-1]", "easter -2 days", "2026 Dec 20-2027 Jan 6".
extension OpeningParser {
    /// How a month and a weekday of it are read together.
    enum EdgePlace {
        /// Alone the weekday is one like any other: "Jan Mo[1]".
        case first
        /// "Jan-Mar Mo[1]": the weekday is one of all those months.
        case lastMonth
        /// "Mar Su[-1]-Oct Su[-1]": it is the end.
        case last
    }

    mutating func dates() -> [OpeningDates] {
        var dates: [OpeningDates] = []
        while !isBroken {
            guard isDate(0), let from = edge(inMonthOf: nil, .first) else { break }
            dates.append(span(from: from))
            while token == .sign(","), let day = number(1, digits: 1...2), let month = from.monthOfDay {
                index += 2
                let next = OpeningDates.Edge(year: from.year, base: checked(month: month, day: day))
                dates.append(span(from: next))
            }
            guard token == .sign(","), isDate(1) else { break }
            index += 1
        }
        return dates
    }

    /// A month or easter, with or without a year, and not the month of a year.
    func isDate(_ ahead: Int) -> Bool {
        switch token(ahead) {
        case .month, .easter: return true
        case .number(_, 4):
            switch token(ahead + 1) {
            case .month, .easter: return true
            default: return false
            }
        default: return false
        }
    }

    private mutating func span(from: OpeningDates.Edge) -> OpeningDates {
        var span = OpeningDates(from: from)
        if token == .sign("-"), isDate(1) || (from.monthOfDay != nil && number(1, digits: 1...2) != nil) {
            index += 1
            span.to = edge(inMonthOf: from.monthOfDay, from.isMonth ? .lastMonth : .last)
            if span.to == nil || (span.to?.year != nil && from.year == nil) { isBroken = true }
        } else if take("+") {
            span.hasOpenEnd = true
        }
        return span
    }

    /// nil where there is none.
    private mutating func edge(inMonthOf month: Int?, _ place: EdgePlace) -> OpeningDates.Edge? {
        let year = number(0, digits: 4...4)
        if year != nil { index += 1 }
        guard let base = base(inMonthOf: month, place) else { return nil }
        var edge = OpeningDates.Edge(year: year, base: base)
        if token == .sign("+") || (token == .sign("-") && isSpaced(0)), case .weekday(let weekday) = token(1) {
            edge.weekday = token == .sign("+") ? weekday : -weekday
            index += 2
        }
        edge.shift = dayShift() ?? 0
        return edge
    }

    private mutating func base(inMonthOf month: Int?, _ place: EdgePlace) -> OpeningDates.Edge.Base? {
        if let month, let day = number(0, digits: 1...2) {
            index += 1
            return checked(month: month, day: day)
        }
        if token == .easter {
            index += 1
            return .easter
        }
        guard case .month(let month) = token else { return nil }
        index += 1
        if let day = number(0, digits: 1...2) {
            index += 1
            return checked(month: month, day: day)
        }
        return weekday(in: month, place) ?? .month(month)
    }

    /// "Su[-1]", where it begins or ends a span; alone it is a weekday of that month like any other.
    private mutating func weekday(in month: Int, _ place: EdgePlace) -> OpeningDates.Edge.Base? {
        guard case .weekday(let weekday) = token, token(1) == .sign("[") else { return nil }
        let start = index
        index += 1
        let ordinals = ordinals()
        guard ordinals.count == 1, !isBroken, place == .last || (place == .first && isFollowedByEnd()) else {
            (index, isBroken) = (start, false)
            return nil
        }
        return .weekday(month: month, weekday: weekday, ordinal: ordinals[0])
    }

    private func isFollowedByEnd() -> Bool {
        let isShifted = token == .sign("+") || token == .sign("-")
        let ahead = isShifted && token(2) == .day ? 3 : 0
        return token(ahead) == .sign("-") && isDate(ahead + 1)
    }

    private mutating func checked(month: Int, day: Int) -> OpeningDates.Edge.Base {
        // 2000 is a leap year.
        if day < 1 || day > CalendarDate.days(inMonth: month, of: 2000) { isBroken = true }
        return .day(month: month, day: day)
    }
}

extension OpeningDates.Edge {
    fileprivate var isMonth: Bool {
        if case .month = base { return true }
        return false
    }

    /// nil unless it is a day that is named by its number.
    fileprivate var monthOfDay: Int? {
        guard case .day(let month, _) = base else { return nil }
        return month
    }
}
