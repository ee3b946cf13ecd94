import Core

/// So many times in a stretch: "once a year", "twice a day", "3 times a week", and what comes with each season.
extension TimeReader {
    func timesEach(at index: Int) -> Reading<SaidRepeat>? {
        if let often = timesOften(at: index) { return often }
        guard let count = countOfTimes(at: index), let unit = word(count.end)?.unit,
            let rule = Self.rule(of: unit, 1)
        else { return nil }
        guard count.value > 1 else { return (SaidRepeat(rule: rule), count.end + 1) }
        guard let several = Self.repetition(count.value, unit, rule) else { return nil }
        return (several, count.end + 1)
    }

    /// "3x daily", "dreimal täglich", "twice weekly".
    private func timesOften(at index: Int) -> Reading<SaidRepeat>? {
        guard let count = figuresOrTens(at: index)?.value, (2...7).contains(count),
            key(index + 1) == "x" || has(index + 1, .times), case let end = index + 2,
            let unit = word(end)?.frequency, word(end)?.interval == 1, let rule = Self.rule(of: unit, 1)
        else { return nil }
        return Self.repetition(count, unit, rule).map { ($0, end + 1) }
    }

    /// "once a", "twice per", "3 times a".
    private func countOfTimes(at index: Int) -> Reading<Int>? {
        if has(index, .once), !has(index, .times), let word = word(index) { return (word.interval, index + 1) }
        guard let number = figuresOrTens(at: index),
            has(number.end, .once), has(number.end, .times), (1...7).contains(number.value)
        else { return nil }
        return (number.value, number.end + 1)
    }

    /// The days that a week, month or year is divided into; a day is divided by its parts.
    private static func repetition(_ count: Int, _ unit: TimeUnit, _ rule: Recurrence) -> SaidRepeat? {
        var result = SaidRepeat(rule: rule)
        switch unit {
        case .day where count <= 5: result.timesADay = count
        case .week:
            let days = [2: [1, 4], 3: [1, 3, 5], 4: [1, 2, 4, 5]][count] ?? Array(1...count)
            result.rule.days = days.map { Recurrence.Day($0) }
        case .month where count <= 4:
            result.rule.monthDays = (0..<count).map { 1 + $0 * (count == 2 ? 14 : 30 / count) }
        case .year where 12 % count == 0:
            result.rule.months = (0..<count).map { 1 + $0 * 12 / count }
            result.rule.monthDays = [1]
        default: return nil
        }
        return result
    }

    /// On the first day of a season.
    static func rule(of season: YearSeason, _ interval: Int) -> SaidRepeat {
        var rule = Recurrence(.yearly, interval: interval)
        let index = YearSeason.allCases.firstIndex(of: season) ?? 0
        (rule.months, rule.monthDays) = ([TimeConventions().seasons[index]], [1])
        return SaidRepeat(rule: rule)
    }
}
