import Core

/// Stretches of time.
extension TimeMeaning {
    func span(of said: SaidSpan) -> TimeSpan? {
        switch said {
        case .between(let first, let second, let isThrough): return between(first, second, isThrough)
        case .before(let time):
            // Of what is to be done "before sat", said on a Saturday, the next one is meant.
            let meaning = time.isComingWeekday ? TimeMeaning(frame, from: days.present + 1) : self
            return meaning.open(time) { kind, ends, _ in TimeSpan(kind, end: ends.start) }
        case .until(let time, let isWhole):
            return open(time) { kind, ends, isShort in TimeSpan(kind, end: isShort || isWhole ? ends.end : ends.start) }
        case .after(let time): return open(time) { kind, ends, _ in TimeSpan(kind, start: ends.end) }
        case .since(let time): return open(time) { kind, ends, _ in TimeSpan(kind, start: ends.start) }
        case .lasting(let length, let start): return lasting(length, start)
        case .counted(let count, let unit): return counted(count, unit)
        case .within(let length): return within(length)
        }
    }

    private struct Ends {
        let start: WallTime
        let end: WallTime
    }

    /// `make` gets the kind, the ends of what was said and whether it is a single day or shorter.
    private func open(_ time: SaidTime, _ make: (TimeSpan.Kind, Ends, Bool) -> TimeSpan) -> TimeSpan? {
        guard let span = span(of: time), let start = span.start else { return nil }
        if time.day?.isEdge == true, let end = span.end { return make(.daterange, Ends(start: end, end: end), true) }
        switch span.kind {
        case .date:
            let isMoved = if case .span? = time.day { true } else { if case .moved? = time.day { true } else { false } }
            return make(.daterange, Ends(start: start, end: isMoved ? start : start.adding(days: 1)), true)
        case .daterange: return make(.daterange, Ends(start: start, end: span.end ?? start), false)
        case .time: return make(.timerange, Ends(start: start, end: start), true)
        case .timerange: return make(.timerange, Ends(start: start, end: span.end ?? start), true)
        default: return make(.datetimerange, Ends(start: start, end: span.end ?? start), true)
        }
    }

    private func lasting(_ length: SaidLength, _ time: SaidTime) -> TimeSpan? {
        guard let span = span(of: time), let start = span.start else { return nil }
        let end = moved(start, by: length)
        guard !span.hasTime, length.isOfDays else { return TimeSpan(.datetimerange, start: start, end: end) }
        return TimeSpan(.daterange, start: start, end: end)
    }

    /// Days, weeks, months and years from tomorrow on, or up to today; longer ones and weekends are those of the calendar.
    private func counted(_ count: Int, _ unit: TimeUnit) -> TimeSpan? {
        guard !unit.isOfClock else {
            let end = moved(now, by: SaidLength(Double(count), unit))
            return TimeSpan(.datetimerange, start: min(now, end), end: max(now, end))
        }
        if [.quarter, .half, .decade, .century, .weekend, .season].contains(unit) {
            guard let first = days.unit(unit, count > 0 ? 1 : count), let last = days.unit(unit, count > 0 ? count : -1)
            else {
                return nil
            }
            return days(first.start, last.end)
        }
        let length = SaidLength(Double(count), unit)
        if count < 0 { return days(days.moved(days.present, by: length), days.present) }
        return days(days.present + 1, days.moved(days.present, by: length) + 1)
    }

    private func days(_ start: Int, _ end: Int) -> TimeSpan {
        TimeSpan(
            .daterange, start: WallTime(day: start, hour: 0, minute: 0), end: WallTime(day: end, hour: 0, minute: 0))
    }

    private func within(_ length: SaidLength) -> TimeSpan {
        let end = moved(now, by: length)
        guard length.isOfDays else { return TimeSpan(.datetimerange, start: now, end: end) }
        return days(min(days.present, end.day), max(days.present, end.day))
    }
}
