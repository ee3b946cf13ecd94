import Core

extension Recurrence {
    /// In even or odd weeks.
    var isOfOtherWeeks: Bool { frequency == .yearly && weekNumbers.count > 25 }

    /// As what comes every so many hours or minutes is said; nil for anything else.
    var hourly: SaidRepeat? {
        if isOfClock { return SaidRepeat(rule: self) }
        guard let hours = stretchOfHours else { return nil }
        var rule = self
        (rule.frequency, rule.interval, rule.hours, rule.minutes) = (.hourly, hours.step, [], [])
        return SaidRepeat(rule: rule)
    }
}

extension SaidTime {
    /// A day of the week, and nothing else. ISO 8601: Monday is 1.
    var weekdayAlone: Int? {
        guard isDayAlone, case .weekday(let day, .coming)? = day else { return nil }
        return day
    }
}

extension SaidDay {
    /// It is no month, week or longer.
    var isOneDay: Bool {
        switch self {
        case .date(let date): date.day != nil || date.weekday != nil
        case .unit(let unit, _), .numbered(let unit, _, year: _): unit == .day
        case .season: false
        default: true
        }
    }
}

/// What a line says of something that comes again, by its own words.
extension ReadLine {
    /// 10 of "10 times", "only 10 times".
    var timesAlone: Int? {
        let said = tokens.filter { !$0.isSoft && !means($0.key, .alone) }
        guard said.count == 2, means(said[1].key, .turns), let count = Int(string(said[0].range)) else { return nil }
        return (2...999).contains(count) ? count : nil
    }

    /// "in June" of "ends in June", "last one is in June".
    var endSaid: String? { object(of: .ending) ?? lastSaid }

    /// "no Fridays", rather than "no, Fridays" and "no Friday".
    package var leavesOutWeekdays: Bool {
        guard tokens.count > 1, means(tokens[0].key, .lacking), !tokens[1].isSeparator, timeValues.count == 1,
            case .repetition = timeValues[0].value
        else { return false }
        return Lexicon.of(language).times.table.words[tokens[1].key]?.weekday != nil
    }

    /// "from April at 8"
    var beginsFrom: Bool {
        tokens.first.flatMap { Lexicon.of(language).times.table.words[$0.key] }?.marks.contains(.from) == true
    }
}
