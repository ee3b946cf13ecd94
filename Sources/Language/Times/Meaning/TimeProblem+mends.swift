import Core

/// What somebody may have meant by a time that cannot be.
extension TimeProblem {
    /// The likeliest first: at most three, all still to come.
    package func mends(in frame: TimeFrame) -> [MeantTime] {
        switch self {
        case .noSuchClock(_, let time): Self.firsts(time.mendedClocks, frame)
        case .noSuchDay(_, let time): Self.firsts(time.mendedDays(in: frame), frame)
        case .manyMoments(_, let value): value.moments(in: frame)
        case .tooFar, .otherClocks, .endsBefore: []
        }
    }

    /// Of a time that has passed.
    package static func mends(ofPast time: SaidTime, in frame: TimeFrame) -> [MeantTime] {
        firsts(time.comingTimes, frame)
    }

    private static func firsts(_ times: [SaidTime], _ frame: TimeFrame) -> [MeantTime] {
        var result: [MeantTime] = []
        let readings = times.map { $0.meant(in: frame) }
        let firsts = readings.flatMap { $0.prefix(1) }, others = readings.flatMap { $0.dropFirst() }
        for meant in firsts + others where !result.contains(meant) { result.append(meant) }
        return Array(result.prefix(3))
    }
}

/// A time of day that no clock shows.
extension SaidTime {
    fileprivate var mendedClocks: [SaidTime] {
        guard let clock else { return [] }
        let (hour, minute) = (clock.hour, clock.minute)
        var times: [SaidTime] = []
        if minute > 59 {
            // "8:75": counted on, or the digits swapped.
            times = [(hour + 1, minute - 60), (hour, minute % 10 * 10 + minute / 10)].map { at($0.0, $0.1, clock.half) }
        } else if let half = clock.half {
            // "13 pm", "0 pm": the hour counts.
            times = [at(hour, minute, nil), at(hour % 12, minute, half)]
        } else if (24...29).contains(hour) {
            // "25:00": counted on past midnight, or a wrong first digit.
            times = [at(hour - 24, minute, .am).with(day.map { .moved($0, SaidLength(1, .day)) } ?? .ahead(1))]
            if hour > 24 { times.append(at(hour - 10, minute, nil)) }
        } else {
            times = [at(hour % 10 * 10 + hour / 10, minute, nil)]
        }
        return times.filter { time in
            time.clock.map { (0...23).contains($0.hour) && (0...59).contains($0.minute) } ?? false
        }
    }

    private func at(_ hour: Int, _ minute: Int, _ half: Half?) -> SaidTime {
        with(Clock(hour: hour, minute: minute, half: half))
    }
}

/// A day that its month does not have.
extension SaidTime {
    fileprivate func mendedDays(in frame: TimeFrame) -> [SaidTime] {
        switch day {
        case .date(let date): return mendedDays(date)
        case .figures(let first, let second, let year):
            let isDayFirst = frame.order == .dayFirst ? second <= 12 : first > 12
            return mendedDays(
                SaidDate(year: year, month: isDayFirst ? second : first, day: isDayFirst ? first : second))
        default: return []
        }
    }

    /// The month's last day and the first one behind it; of "35 June" one of the digits.
    private func mendedDays(_ date: SaidDate) -> [SaidTime] {
        guard let day = date.day, date.month.map({ (1...12).contains($0) }) ?? true else { return [] }
        let dates: [SaidDate]
        if day > 31 {
            dates = [day / 10, day % 10].filter { (1...31).contains($0) }.map {
                SaidDate(year: date.year, month: date.month, day: $0)
            }
        } else if let month = date.month {
            var last = 28
            if case .full(let year)? = date.year { last = CalendarDate.days(inMonth: month, of: year) }
            if month != 2 { last = 30 }
            dates =
                [
                    SaidDate(year: date.year, month: month, day: last),
                    SaidDate(year: date.year, month: month + 1, day: 1),
                ]
                + (month == 2 && day == 29 ? [SaidDate(month: 2, day: 29)] : [])
        } else {
            dates = []
        }
        return dates.map { with(.date($0)) }
    }
}

/// A time that has passed.
extension SaidTime {
    /// The day, in days since 1970, where no time of day was said and it has passed.
    package func pastDay(in frame: TimeFrame) -> MeantTime? {
        var last = self
        last.clock = Clock(hour: 23, minute: 59)
        guard case .noClock = reading(in: frame), case .over(let date) = last.reading(in: frame) else { return nil }
        return MeantTime(day: WallTime(date, in: frame.zone).day, minute: nil)
    }

    fileprivate var comingTimes: [SaidTime] {
        if let length { return [SaidTime(length: -length)] }
        let tomorrow = [inOtherHalf, with(.ahead(0)), with(.ahead(1))].compactMap(\.self)
        switch day {
        case .weekday(let weekday, _): return [with(.weekday(weekday, .coming)), with(.weekday(weekday, .next))]
        case .date(var date):
            date.year = nil
            return [with(.date(date))] + tomorrow
        case .figures(let first, let second, _): return [with(.figures(first, second, year: nil))] + tomorrow
        case .span(let length): return [with(.span(-length))] + tomorrow
        case .unit(let unit, let count): return [with(.unit(unit, max(1, -count)))] + tomorrow
        default: return tomorrow
        }
    }
}

extension SaidTime {
    /// This evening of "today at 7:30", where that has passed in the morning.
    private var inOtherHalf: SaidTime? {
        guard day == nil || day == .ahead(0), let clock, clock.half == nil, (1...12).contains(clock.hour) else {
            return nil
        }
        return at(clock.hour, clock.minute, .pm).with(.ahead(0))
    }
}

/// More than one moment.
extension SaidValue {
    fileprivate func moments(in frame: TimeFrame) -> [MeantTime] {
        switch self {
        case .span(.between), .repetition:
            guard let span = span(in: frame) else { return [] }
            guard span.rule == nil else { return span.comingTimes(1, in: frame) }
            let ends = [span.start, span.end].compactMap(\.self).filter { $0 > frame.wall }
            return ends.map { MeantTime($0, hasTime: span.hasTime) }
        case .span(.before(let time)), .span(.until(let time, _)), .span(.after(let time)), .span(.since(let time)),
            .span(.lasting(_, let time)):
            return time.meant(in: frame)
        default: return []
        }
    }
}
