import Core

/// What repetitions are made of: rules, and days of the week.
extension TimeReader {
    func rule(
        _ frequency: Recurrence.Frequency, _ interval: Int = 1, _ change: (inout Recurrence) -> Void = { _ in }
    )
        -> SaidRepeat
    {
        var rule = Recurrence(frequency, interval: interval)
        change(&rule)
        return SaidRepeat(rule: rule)
    }

    static func rule(of unit: TimeUnit, _ interval: Int) -> Recurrence? {
        switch unit {
        case .second: return Recurrence(.secondly, interval: interval)
        case .minute: return Recurrence(.minutely, interval: interval)
        case .hour: return Recurrence(.hourly, interval: interval)
        case .day: return Recurrence(.daily, interval: interval)
        case .week: return Recurrence(.weekly, interval: interval)
        case .fortnight: return Recurrence(.weekly, interval: 2 * interval)
        case .month: return Recurrence(.monthly, interval: interval)
        case .quarter: return Recurrence(.monthly, interval: 3 * interval)
        case .half: return Recurrence(.monthly, interval: 6 * interval)
        case .year: return Recurrence(.yearly, interval: interval)
        case .decade: return Recurrence(.yearly, interval: 10 * interval)
        case .weekend:
            var rule = Recurrence(.weekly, interval: interval)
            rule.days = [Recurrence.Day(6), Recurrence.Day(7)]
            return rule
        case .season, .century: return nil
        }
    }

    /// The numbers of "even weeks" and "odd weeks" (ISO 8601).
    func weeksOfParity(at index: Int) -> Reading<[Int]>? {
        guard let marks = word(index)?.marks, marks.contains(.plural) else { return nil }
        let first = marks.isSuperset(of: .evenWeeks) ? 2 : marks.isSuperset(of: .oddWeeks) ? 1 : nil
        return first.map { (Array(stride(from: $0, through: 53, by: 2)), index + 1) }
    }

    func everyWeekOfParity(at index: Int) -> Reading<SaidRepeat>? {
        weeksOfParity(at: index).map { weeks in (rule(.yearly) { $0.weekNumbers = weeks.value }, weeks.end) }
    }

    /// "Monday", "mon, tues, wed, and fri".
    func weekdays(at index: Int) -> Reading<[Int]>? {
        guard let first = word(index)?.weekday else { return nil }
        var days = [first]
        var end = index + 1
        while days.count < 7 {
            var next = isMark(end, ".") && isAttached(end) ? end + 1 : end
            next = skip([.and], skip(mark: ",", next))
            if isMark(next, "/") || isMark(next, "&") || isMark(next, "+") { next += 1 }
            // "mon wed fri": without a comma only where they are not one day said twice.
            guard let day = word(next)?.weekday, next > end || day != days.last else { break }
            days.append(day)
            end = next + 1
        }
        return (days, end)
    }

    /// "mon wed fri 7am every week", "tue 9-11 weekly": days, maybe with their hours, before what says that they come each
    /// week.
    func daysBeforeEachWeek(at index: Int) -> Reading<SaidRepeat>? {
        guard let days = weekdayRange(at: index) ?? weekdays(at: index) else { return nil }
        var end = days.end
        while end < days.end + Self.mostHourCells, isOfHours(end) { end += 1 }
        guard eachWeek(at: end) != nil else { return nil }
        return (rule(.weekly, 1) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
    }

    private static let mostHourCells = 8

    private func isOfHours(_ index: Int) -> Bool {
        isNumber(index) || isMark(index, "-") || has(index, [.at, .from, .to, .am, .pm, .oclock])
    }

    /// The end of "every week", "weekly"; nil for anything else.
    func eachWeek(at index: Int) -> Int? {
        if has(index, .every), word(index + 1)?.unit == .week { return index + 2 }
        guard let word = word(index), word.frequency == .week, word.interval == 1 else { return nil }
        // "weekly review" is what it is called.
        return mayFollowClock(index + 1) ? index + 1 : nil
    }

    /// "Monday to Friday", "mon-fri".
    func weekdayRange(at index: Int) -> Reading<[Int]>? {
        guard let first = word(index)?.weekday, let mark = toMark(at: index + 1, mayBeAnd: false),
            let last = word(mark.end)?.weekday
        else { return nil }
        return (Self.days(from: first, to: last), mark.end + 1)
    }

    static func days(from first: Int, to last: Int) -> [Int] {
        (0...(last - first + 7) % 7).map { (first - 1 + $0) % 7 + 1 }
    }
}
