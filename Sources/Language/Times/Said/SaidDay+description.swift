extension SaidDay: CustomStringConvertible {
    /// Short, for tests and logs: "+1", "weekday 5", "10-3", "next week".
    package var description: String {
        switch self {
        case .ahead(let days): "+\(days)"
        case .span(let length):
            length.months == 0 && length.days >= 0 ? "+\(length.days)" : "in \(length)"
        case .weekday(let day, let week): "\(week.prefix)weekday \(day)"
        case .weekdays(let day, let count): "\(count) times weekday \(day)"
        case .date(let date): date.description
        case .figures(let first, let second, let year):
            "\(first)/\(second)" + (year.map { "/\($0.description)" } ?? "")
        case .unit(let unit, let count): count == 0 ? "this \(unit)" : "\(unit) \(count > 0 ? "+" : "")\(count)"
        case .numbered(let unit, let number, let year): "\(unit) number \(number)\(Self.of(year))"
        case .season(let season, let count, let year): "\(season) \(count)\(Self.of(year))"
        case .holiday(let holiday, let week, let year): "\(week.prefix)\(holiday.rawValue)\(Self.of(year))"
        case .nth(let count, let item, let day): "\(count). \(item) in \(day?.description ?? "this month")"
        case .stretch(let count, let unit, let day): "\(count) \(unit)s of \(day)"
        case .moved(let day, let length): "\(length) from \(day)"
        case .nthAfter(let count, let weekday, let day): "\(count). weekday \(weekday) after \(day)"
        case .weekdayIn(let weekday, let day): "weekday \(weekday) in \(day)"
        case .weekOf(let day): "week of \(day)"
        case .portion(let portion, let day): "\(portion) of \(day)"
        case .afterNext(let day): "after next \(day)"
        case .holidayFrom(let holiday, let length): "\(holiday.rawValue) \(length) from now"
        }
    }

    private static func of(_ year: SaidYear?) -> String { year.map { " of \($0.description)" } ?? "" }
}

extension SaidWeek {
    fileprivate var prefix: String { self == .coming ? "" : "\(rawValue) " }
}

extension SaidYear: CustomStringConvertible {
    package var description: String {
        switch self {
        case .full(let year): "\(year)"
        case .short(let year): "'\(year)"
        case .ahead(let count): "year +\(count)"
        }
    }
}

extension SaidDate: CustomStringConvertible {
    /// "2026-10-3 weekday 5" with what was said.
    package var description: String {
        let parts = [year?.description, month.map { "\($0)" } ?? (day == nil ? nil : "?"), day.map { "\($0)" }]
        let date = parts.compactMap(\.self).joined(separator: "-")
        return [date.isEmpty ? nil : date, weekday.map { "weekday \($0)" }].compactMap(\.self).joined(separator: " ")
    }
}
