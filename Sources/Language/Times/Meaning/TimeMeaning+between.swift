import Core

/// Ranges with two ends, where each may leave out what the other says.
extension TimeMeaning {
    func between(_ first: SaidTime, _ second: SaidTime, _ isThrough: Bool) -> TimeSpan? {
        let (first, second) = Self.completed(first, second)
        if first.clock == nil, second.clock == nil, first.length == nil, second.length == nil, first.part == nil {
            return dayRange(first, second, isThrough)
        }
        return clockRange(first, second)
    }

    /// What only one end says: the day of both, the year of both.
    private static func completed(_ first: SaidTime, _ second: SaidTime) -> (SaidTime, SaidTime) {
        var first = first, second = second
        if first.length == nil, second.length == nil {
            if first.day == nil { first.day = second.day.flatMap { $0.isTheSameForBoth ? $0 : nil } }
            if first.part == nil { first.part = second.part } else if second.part == nil { second.part = first.part }
        }
        if case .date(var start)? = first.day, case .date(let end)? = second.day, start.year == nil, let year = end.year
        {
            start.year = year
            if case .full(let number) = year, let month = start.month, let last = end.month, month > last {
                start.year = .full(number - 1)
            }
            first.day = .date(start)
        }
        if case .figures(let a, let b, nil)? = first.day, case .figures(_, _, let year?)? = second.day {
            first.day = .figures(a, b, year: year)
        }
        if let end = second.clock, first.part == nil { first.clock = first.clock?.explained(by: end) }
        return (first, second)
    }

    private func dayRange(_ first: SaidTime, _ second: SaidTime, _ isThrough: Bool) -> TimeSpan? {
        guard let from = first.day, let until = second.day else { return nil }
        if let present = presentRange(from, until) { return present }
        guard let start = days.period(from) else { return nil }
        let meaning = DayMeaning(frame, from: start.start)
        guard let end = meaning.period(until), end.end > start.start else { return nil }
        // "from May to September" ends where September begins, unless it is "through"; a day is meant with the whole of it.
        let isWhole = end.isDay || end.isEdge || isThrough && end.grain < .month
        return TimeSpan(
            .daterange, start: WallTime(day: start.start, hour: 0, minute: 0),
            end: WallTime(day: isWhole ? end.end : max(end.start, start.start + 1), hour: 0, minute: 0))
    }

    /// "from May to September", said in July, is the one that goes on.
    private func presentRange(_ from: SaidDay, _ until: SaidDay) -> TimeSpan? {
        guard case .date(let first) = from, case .date(let second) = until, first.year == nil, second.year == nil,
            first.month != nil
        else { return nil }
        let year = CalendarDate(dayNumber: days.present).adding(months: -11).dayNumber
        guard let start = DayMeaning(frame, from: year).period(first), start.start < days.present,
            let end = DayMeaning(frame, from: start.start).period(second), end.end > days.present
        else { return nil }
        return TimeSpan(
            .daterange, start: WallTime(day: start.start, hour: 0, minute: 0),
            end: WallTime(day: end.isDay ? end.end : end.start, hour: 0, minute: 0))
    }

    private func clockRange(_ first: SaidTime, _ second: SaidTime) -> TimeSpan? {
        if second.length != nil, first.length == nil, first.day == nil, let clock = first.clock {
            return upToNow(clock, first, second)
        }
        guard let span = span(of: first), var start = span.start else { return nil }
        if let clock = first.clock, first.day == nil { start = present(clock, first, second) ?? start }
        guard let end = end(second, after: start, first), start <= end else { return nil }
        let isDay = first.day != nil || second.day != nil || first.length != nil || second.length != nil
        return TimeSpan(isDay ? .datetimerange : .timerange, start: start, end: inZone(end, second.zone ?? first.zone))
    }

    /// "between eight and now": the last eight o'clock.
    private func upToNow(_ clock: SaidTime.Clock, _ first: SaidTime, _ second: SaidTime) -> TimeSpan? {
        guard let end = span(of: second)?.start else { return nil }
        let choices = [-1, 0].flatMap { day in
            seconds(of: clock, first).map { WallTime(day: days.present + day, second: $0) }
        }
        return choices.last { $0 < end }.map { TimeSpan(.datetimerange, start: $0, end: end) }
    }

    /// The first of today's ranges that is not over: one that still goes on counts.
    private func present(_ clock: SaidTime.Clock, _ first: SaidTime, _ second: SaidTime) -> WallTime? {
        seconds(of: clock, first).map { WallTime(day: days.present, second: $0) }.first { start in
            end(second, after: start, first).map { $0 > now } ?? false
        }.map { inZone($0, first.zone) }
    }

    /// The first moment behind the start that the second end may be.
    private func end(_ said: SaidTime, after start: WallTime, _ first: SaidTime) -> WallTime? {
        if said.length != nil { return span(of: said)?.start }
        let day = said.day.flatMap { DayMeaning(frame, from: start.day).period($0) }
        guard let clock = said.clock else {
            guard let day else { return nil }
            return WallTime(day: day.isDay ? day.end : day.start, hour: 0, minute: 0)
        }
        var choices = [clock.hour * 3600 + clock.minute * 60 + clock.second]
        if let half = clock.half {
            choices = [(clock.hour % 12 + (half == .pm ? 12 : 0)) * 3600 + clock.minute * 60 + clock.second]
        } else if (1...12).contains(clock.hour) {
            let early = clock.hour % 12 * 3600 + clock.minute * 60 + clock.second
            choices = [early, early + 43_200]
        }
        if let day, day.start != start.day || said.day != first.day {
            let time = SaidTime(day: said.day, part: said.part, clock: clock)
            return seconds(of: clock, time).map { WallTime(day: day.start, second: $0) }.first { $0 > start }
        }
        let days = [start.day, start.day + 1]
        return days.flatMap { day in choices.map { WallTime(day: day, second: $0) } }.first { $0 > start }
    }
}

extension SaidDay {
    /// Said behind a range of times it is the day of both.
    fileprivate var isTheSameForBoth: Bool { if case .span = self { false } else { true } }

    /// "the end of the month": as the end of a range it is the month's last moment.
    package var isEdge: Bool { if case .portion(.end, _) = self { true } else { false } }
}
