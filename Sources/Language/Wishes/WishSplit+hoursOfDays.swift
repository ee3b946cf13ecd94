import Core

/// The same thing on several days of the week, each with hours of its own.
extension WishSplit {
    /// "physics every tue 9-11 and thu 14-16", "lecture mon 10-12 and wed 14-16 every week", "shift thu 8-14 and fri 12-20":
    /// one for each day. A note keeps its words. What says that it comes again stands before the first or behind the last of
    /// them, for all.
    static func hoursOfDays(_ line: ReadLine) -> [String] {
        guard !line.isTelling, line.tokens.first.map({ line.means($0.key, .note) }) != true else { return [] }
        let days = line.found.filter { $0.value.isHoursOfWeekday }.map(\.tokens)
        guard (2...most).contains(days.count), let first = days.first, let last = days.last, first.lowerBound > 0,
            areJoined(days, line, orSide: true), !isJoint(at: last.upperBound, line),
            let start = first.first(where: { isWeekday(line.tokens[$0], line) })
        else { return [] }
        let end = last.first { $0 > last.lowerBound && isRepeating(line.tokens[$0], line) } ?? last.upperBound
        let behind = text(line, last.upperBound..<line.tokens.count)
        let cores = days.enumerated().map { index, day in
            text(line, (index == 0 ? start : day.lowerBound)..<(index + 1 == days.count ? end : day.upperBound))
        }
        let around = (before: text(line, 0..<start), tail: text(line, end..<last.upperBound))
        return cores.map { core in
            [around.before, core, around.tail, behind].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private static func isWeekday(_ token: Token, _ line: ReadLine) -> Bool { word(token, line)?.weekday != nil }

    private static func isRepeating(_ token: Token, _ line: ReadLine) -> Bool {
        word(token, line).map { $0.marks.contains(.every) || $0.frequency != nil } == true
    }

    private static func word(_ token: Token, _ line: ReadLine) -> TimeWord? {
        Lexicon.of(line.language).times.table.words[token.key]
    }
}

extension Found.Value {
    /// A day of the week with a time of day, once or each week.
    fileprivate var isHoursOfWeekday: Bool {
        switch self {
        case .time(let time): time.isOfWeekday && (time.clock ?? time.plainHour) != nil
        case .timeSpan(.between(let time, let end, _)): time.isOfWeekday && time.clock != nil && end.day == nil
        case .repetition(let said):
            said.rule.frequency == .weekly && said.rule.days.count == 1 && said.clocks.count == 1
        default: false
        }
    }
}

extension SaidTime {
    fileprivate var isOfWeekday: Bool {
        switch day {
        case .weekday: true
        // "mon 9" may be a date, too.
        case .date(let date): date.weekday != nil
        default: false
        }
    }
}
