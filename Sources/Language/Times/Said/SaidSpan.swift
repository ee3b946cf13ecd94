package import Core

/// A stretch of time as it was said: "from 3 to 5", "before Friday", "the next 3 days".
package enum SaidSpan: Hashable, Sendable, Codable {
    /// The end of a range that names a month or a year counts whole only with "through".
    case between(SaidTime, SaidTime, isThrough: Bool)
    case before(SaidTime)
    /// With the whole of a day that is named; of a longer stretch only where it was said ("before or in May").
    case until(SaidTime, isWhole: Bool)
    case after(SaidTime)
    case since(SaidTime)
    case lasting(SaidLength, from: SaidTime)
    /// "the next 3 days", "the last 2 weeks".
    case counted(Int, TimeUnit)
    /// "within 5 days": from now on.
    case within(SaidLength)

    /// It says when something begins.
    var isBeginning: Bool {
        switch self {
        case .since, .after, .between: true
        default: false
        }
    }

    /// Whole days: from one, or from one to another.
    var isOfDays: Bool {
        switch self {
        case .since(let time), .after(let time): time.day != nil && time.clock == nil && time.part == nil
        case .between(let first, let last, _): first.day != nil && [first, last].allSatisfy { $0.clock == nil }
        default: false
        }
    }

    /// "the next 2 weeks", "within 5 days"
    var isCounted: Bool {
        switch self {
        case .counted(_, let unit): !unit.isOfClock
        case .within(let length): length.isOfDays
        default: false
        }
    }

    /// It says till which day, and nothing else.
    var isDeadline: Bool { limit.map { $0.day != nil && $0.clock == nil } ?? false }

    /// From one to another, of which the year of neither is said, and the last only says its hour where both say one.
    var saysNoYear: Bool {
        guard case .between(let first, let last, _) = self else { return false }
        return [first, last].allSatisfy { time in
            if case .date(let date)? = time.day { date.year == nil } else { true }
        } && (last.clock == nil || last.day == nil)
    }

    /// It names a day, rather than only times of day.
    var saysDay: Bool {
        switch self {
        case .between(let first, let second, _): first.day != nil || second.day != nil
        case .before(let time), .until(let time, _), .after(let time), .since(let time), .lasting(_, from: let time):
            time.day != nil
        case .counted, .within: true
        }
    }

    /// The same on a day that was said apart from it: "Saturday ... 3pm to 6pm"; nil where it says one itself.
    func on(_ day: SaidTime) -> SaidSpan? {
        guard day.isDayAlone, !saysDay else { return nil }
        switch self {
        case .between(let first, let last, let isThrough):
            return first.joined(with: day).map { .between($0, last, isThrough: isThrough) }
        case .before(let time): return time.joined(with: day).map { .before($0) }
        case .until(let time, let isWhole): return time.joined(with: day).map { .until($0, isWhole: isWhole) }
        case .after(let time): return time.joined(with: day).map { .after($0) }
        case .since(let time): return time.joined(with: day).map { .since($0) }
        case .lasting(let length, from: let time): return time.joined(with: day).map { .lasting(length, from: $0) }
        case .counted, .within: return nil
        }
    }

    /// Till when.
    package var limit: SaidTime? {
        switch self {
        case .before(let time), .until(let time, _): time
        default: nil
        }
    }
}

/// Something again and again, as it was said.
package struct SaidRepeat: Hashable, Sendable, Codable {
    /// Without what depends on when it is said: the end and the times of day.
    package var rule: Recurrence
    /// "at 8 and 18:00"
    package var clocks: [SaidTime.Clock] = []
    package var part: DayPart?
    /// "starting March 3rd"
    package var start: SaidTime?
    package var until: SaidTime?
    /// "for 3 weeks"
    package var lasts: SaidLength?
    /// "in June", "next week": it comes only then.
    package var within: SaidTime?
    /// "every! 3 days": counted from when the last one was done.
    package var isAfterCompletion = false
    /// "except next Monday": days on which it does not come.
    package var without: [SaidDay]?
    /// "three times a day": at the usual times of so many parts of the day, where no time is said.
    package var timesADay: Int?
    /// "every Monday from 9 to 10": when each one ends.
    package var end: SaidTime.Clock?
    /// "at 15:00 Vienna time": on whose clocks it comes.
    package var zone: String?

    package init(rule: Recurrence) {
        self.rule = rule
    }

    /// The same till a time that was said apart from it; nil where both say one.
    package func ending(_ limit: SaidTime) -> SaidRepeat? {
        guard until == nil else { return nil }
        var ending = self
        ending.until = limit
        return ending
    }

    /// The same from a time of day to another, and from the day of the first one on.
    func at(_ first: SaidTime, until last: SaidTime) -> SaidRepeat {
        var timed = self
        timed.clocks = [first.clock].compactMap(\.self)
        (timed.end, timed.zone) = (last.clock, zone ?? first.zone ?? last.zone)
        timed.start = start ?? first.day.map { SaidTime(day: $0) }
        return timed
    }

    /// The same for so long.
    package func lasting(_ length: SaidLength) -> SaidRepeat {
        var lasting = self
        lasting.lasts = length
        return lasting
    }

    /// The same with a time that was said apart from it: from that day on, at that time of day; nil where both say one.
    package func joined(with time: SaidTime) -> SaidRepeat? {
        guard clocks.isEmpty && part == nil || time.clock == nil && time.part == nil, start == nil || time.day == nil,
            time.length == nil, timesADay == nil
        else { return nil }
        var joined = self
        if rule.isElapsed {
            // "every 3 hours ... today" is over with that day.
            if time.isDayAlone { joined.within = time } else { joined.start = time }
        } else {
            joined.clocks += [time.clock].compactMap(\.self)
            (joined.part, joined.zone) = (part ?? time.part, zone ?? time.zone)
            joined.start = start ?? time.day.map { SaidTime(day: $0) }
        }
        return joined
    }
}

/// A value of a line that has to do with time.
package enum SaidValue: Hashable, Sendable {
    indirect case time(SaidTime)
    indirect case span(SaidSpan)
    case length(SaidLength)
    indirect case repetition(SaidRepeat)
    /// With an hour or a minute that no clock shows.
    indirect case noSuchClock(SaidTime)
    /// With a day that its month does not have.
    indirect case noSuchDay(SaidTime)
}

extension SaidValue {
    /// It says days, and no time of day.
    var isOfDaysAlone: Bool {
        switch self {
        case .time(let time): time.day != nil && time.clock == nil && time.part == nil
        case .span(let span): span.isOfDays || span.isDeadline || span.isCounted
        case .length(let length): length.isOfDays
        case .repetition, .noSuchClock, .noSuchDay: false
        }
    }
}

extension SaidSpan {
    /// From one day to another, at some hours on each; nil unless the one is of days and the other of hours.
    func daily(_ hours: SaidSpan) -> SaidRepeat? {
        guard case .between(let first, let last, _) = self, first.isDayAlone, last.isDayAlone,
            case .between(var from, let to, _) = hours, from.day == nil, to.day == nil, let begin = from.clock,
            let end = to.clock
        else { return nil }
        // "6-14" is a morning.
        if begin.half == nil, end.hour > 12, begin.hour < 12 { from.clock?.half = .am }
        var often = SaidRepeat(rule: Recurrence(.daily))
        (often.start, often.until) = (first, last)
        return often.at(from, until: to)
    }
}
