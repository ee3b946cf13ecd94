import Foundation

extension CalendarEntry {
    /// It comes again by one rule, which is in the clocks of its start.
    ///
    /// Programs count the hours of "every 8 hours" as we do, whatever the clocks show, where the start is in UTC. A day
    /// of the old clocks then leaves out the times that are on it.
    package mutating func `repeat`(by rule: Recurrence) {
        repetition = CalendarRepetition(rule)
        guard rule.isElapsed, case .zoned(_, .named(let home))? = start, let first = start?.moment(for: home) else {
            return
        }
        let counted = NextOccurrence(rule.whole, anchor: first, in: home)
        start = CalendarTime(moment: first)
        if case .at(let time) = end { end = .at(CalendarTime(moment: time.moment(for: home))) }
        repetition.rules = [rule.whole.counted(fromClocksOf: home)]
        repetition.without = (rule.without ?? []).flatMap { counted.moments(on: $0, in: home) }.map(
            CalendarTime.init(moment:))
    }
}

extension NextOccurrence {
    /// Of a day in some clocks, which is since 1970-01-01.
    fileprivate func moments(on day: Int, in home: TimeZone) -> [Date] {
        let (first, next) = (FloatingTime(day: day).moment(in: home), FloatingTime(day: day + 1).moment(in: home))
        return moments(after: first.addingTimeInterval(-1), limit: 86_400).filter { $0 < next }
    }
}

extension CalendarRepetition {
    /// Rules are asked for no more days than this, however many are left out.
    private static let steps = 200_000

    /// What is left out, as a calendar writes it: a day of something that has times stands for all that it has on it.
    package func leftOut(from anchor: CalendarTime) -> [CalendarTime] {
        var steps = Self.steps
        return without.flatMap { time -> [CalendarTime] in
            guard case .day(let date) = time, !anchor.isDay else { return [time] }
            let walls = walls(on: date.dayNumber, from: anchor.wall, &steps)
            return walls.isEmpty ? [time] : walls.map(anchor.at)
        }
    }

    private func walls(on day: Int, from anchor: WallTime, _ steps: inout Int) -> [WallTime] {
        let before = WallTime(endOf: day - 1), last = WallTime(endOf: day)
        var walls: Set<WallTime> = anchor.day == day ? [anchor] : []
        for var rule in rules {
            rule.until = min(rule.until ?? last, last)
            walls.formUnion(rule.occurrences(from: anchor, after: before, limit: 86_400, steps: &steps))
        }
        return walls.sorted()
    }
}

extension CalendarTime {
    /// Another time of the same clocks.
    fileprivate func at(_ wall: WallTime) -> CalendarTime {
        switch self {
        case .zoned(_, let zone): .zoned(wall, zone)
        case .floating, .day: .floating(wall)
        }
    }
}
