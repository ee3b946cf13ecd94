extension Recurrence {
    /// The moments from `start` on at which it happens, in order; with `after`, those behind it alone.
    ///
    /// `start` counts only where it fits the rule. What comes too rarely to be found within 400 years is not found.
    package func occurrences(from start: WallTime, after: WallTime? = nil, limit: Int) -> [WallTime] {
        var result: [WallTime] = []
        var steps = Int.max
        forEach(from: start, after: after, steps: &steps) { moment in
            if after.map({ moment > $0 }) ?? true { result.append(moment) }
            return result.count < limit
        }
        return result
    }

    /// For the rules of strangers: gives up when `steps` (days looked at and moments made) are used up, and takes off
    /// what it used.
    package func occurrences(
        from start: WallTime, after: WallTime, limit: Int, steps: inout Int
    ) -> [WallTime] {
        var result: [WallTime] = []
        forEach(from: start, after: after, steps: &steps) { moment in
            if moment > after { result.append(moment) }
            return result.count < limit
        }
        return result
    }

    /// Calls until it is told to stop, nothing more comes or the steps are used up; with some that are not behind `after`,
    /// too.
    func forEach(from start: WallTime, after: WallTime?, steps: inout Int, _ take: (WallTime) -> Bool) {
        let periods = RecurrencePeriods(rule: self, start: start)
        var number = count == nil ? periods.number(near: after ?? start) : 0
        var (seen, empty) = (0, 0)
        while empty < Self.mostEmpty, steps > 0, let moments = periods.moments(inPeriod: number) {
            steps -= periods.days + moments.count
            if moments.isEmpty, let next = periods.numberOfNextDay(behind: number) {
                (number, empty) = (next, empty + 1)
                continue
            }
            empty = moments.isEmpty ? empty + 1 : 0
            for moment in moments where moment >= start {
                if let until, moment > until { return }
                seen += 1
                let isTaken = without?.contains(moment.day) == true || take(moment)
                guard isTaken, count.map({ seen < $0 }) ?? true else { return }
            }
            number += 1
        }
    }

    /// Periods in a row without a moment, before the search ends.
    private static let mostEmpty = 150_000
}

/// The periods of a rule (years, months, hours), counted from the one that `start` lies in.
struct RecurrencePeriods {
    let rule: Recurrence
    let start: WallTime
    private let first: CalendarDate
    private let filter: DayFilter

    init(rule: Recurrence, start: WallTime) {
        self.rule = rule
        self.start = start
        first = CalendarDate(dayNumber: start.day)
        filter = DayFilter(rule: rule, start: first, weekday: start.weekday)
    }

    /// How many days a period has, more or less.
    var days: Int {
        switch rule.frequency {
        case .yearly: filter.onlyMonth == nil ? 366 : 31
        case .monthly: 31
        case .weekly: 7
        default: 1
        }
    }

    /// A period that is not behind the one of a moment.
    func number(near moment: WallTime) -> Int {
        if let length = clockLength {
            return max(0, (moment.seconds - start.seconds) / length / rule.interval - 1)
        }
        return max(0, (moment.day - start.day) / days(ofPeriod: rule.frequency) / rule.interval - 1)
    }

    /// At most.
    private func days(ofPeriod frequency: Recurrence.Frequency) -> Int {
        switch frequency {
        case .yearly: 366
        case .monthly: 31
        case .weekly: 7
        default: 1
        }
    }

    /// For hours and shorter ones on a day that the rule leaves out: the first period of a later day.
    func numberOfNextDay(behind number: Int) -> Int? {
        guard rule.isOfClock, let length = clockLength else { return nil }
        let moment = WallTime(seconds: start.seconds + number * rule.interval * length)
        guard !filter.contains(moment.day) else { return nil }
        var day = moment.day + 1
        while day < moment.day + 3000, !filter.contains(day) { day += 1 }
        let behind = day * 86_400 - start.seconds
        let step = rule.interval * length
        return max(number + 1, (behind + step - 1) / step)
    }

    private var clockLength: Int? {
        switch rule.frequency {
        case .hourly: 3600
        case .minutely: 60
        case .secondly: 1
        default: nil
        }
    }

    /// In order; nil where time ends.
    func moments(inPeriod number: Int) -> [WallTime]? {
        let (step, isFar) = number.multipliedReportingOverflow(by: rule.interval)
        guard !isFar, let (days, times) = period(step) else { return nil }
        if let until = rule.until, days.lowerBound > until.day { return nil }
        guard !times.isEmpty else { return [] }
        let all = days.filter(filter.contains).flatMap { day in
            times.map { WallTime(day: day, second: $0) }
        }
        guard !rule.setPositions.isEmpty else { return all }
        let picked = rule.setPositions.compactMap { position in
            let index = position > 0 ? position - 1 : all.count + position
            return all.indices.contains(index) ? all[index] : nil
        }
        return Set(picked).sorted()
    }

    /// The days of a period and the seconds of the day in it.
    private func period(_ step: Int) -> (Range<Int>, [Int])? {
        switch rule.frequency {
        case .yearly:
            let year = first.year + step
            guard year < 10_000, step <= 4000 else { return nil }
            if let month = filter.onlyMonth {
                let day = CalendarDate.dayNumber(year, month, 1)
                return (day..<day + CalendarDate.days(inMonth: month, of: year), daily)
            }
            return (CalendarDate.dayNumber(year, 1, 1)..<CalendarDate.dayNumber(year + 1, 1, 1), daily)
        case .monthly:
            let month = first.month - 1 + step
            let (year, index) = (first.year + month / 12, month % 12 + 1)
            guard year < 10_000, step <= 48_000 else { return nil }
            let day = CalendarDate.dayNumber(year, index, 1)
            return (day..<day + CalendarDate.days(inMonth: index, of: year), daily)
        case .weekly:
            let week = start.day - (start.weekday - rule.weekStart + 7) % 7
            return Self.isTooFar(step, 7) ? nil : (week + 7 * step..<week + 7 * step + 7, daily)
        case .daily: return Self.isTooFar(step, 1) ? nil : (start.day + step..<start.day + step + 1, daily)
        case .hourly, .minutely, .secondly: return clockPeriod(step)
        }
    }

    private static func isTooFar(_ step: Int, _ days: Int) -> Bool { step > 1_461_000 / days }

    private var daily: [Int] {
        let second = start.secondOfDay
        return Self.times(
            rule.hours.isEmpty ? [second / 3600] : rule.hours, minutes(second), seconds(second))
    }

    private func minutes(_ second: Int) -> [Int] { rule.minutes.isEmpty ? [second / 60 % 60] : rule.minutes }
    private func seconds(_ second: Int) -> [Int] { rule.seconds.isEmpty ? [second % 60] : rule.seconds }

    private func clockPeriod(_ step: Int) -> (Range<Int>, [Int])? {
        guard let length = clockLength, step < 146_097 * 86_400 / length else { return nil }
        let moment = WallTime(seconds: start.seconds + step * length)
        let second = moment.secondOfDay
        let (hour, minute) = (second / 3600, second / 60 % 60)
        let days = moment.day..<moment.day + 1
        guard rule.hours.isEmpty || rule.hours.contains(hour) else { return (days, []) }
        if rule.frequency == .hourly { return (days, Self.times([hour], minutes(second), seconds(second))) }
        guard rule.minutes.isEmpty || rule.minutes.contains(minute) else { return (days, []) }
        if rule.frequency == .minutely { return (days, Self.times([hour], [minute], seconds(second))) }
        guard rule.seconds.isEmpty || rule.seconds.contains(second % 60) else { return (days, []) }
        return (days, [second])
    }

    private static func times(_ hours: [Int], _ minutes: [Int], _ seconds: [Int]) -> [Int] {
        Set(hours).sorted().flatMap { hour in
            Set(minutes).sorted().flatMap { minute in
                Set(seconds).sorted().map { hour * 3600 + minute * 60 + $0 }
            }
        }
    }
}
