import Foundation

/// An entry with the overrides of its occurrences; or overrides alone, whose series is not in the calendar.
struct CalendarSeries: Sendable {
    private(set) var master: CalendarEntry?
    private(set) var overrides: [CalendarEntry] = []

    /// In the order of their first entries.
    static func all(of entries: [CalendarEntry]) -> [CalendarSeries] {
        var series: [CalendarSeries] = []
        var numbers: [String: Int] = [:]
        for entry in entries {
            let key = "\(entry.kind.rawValue) \(entry.uid)"
            if let number = numbers[key] {
                series[number].add(entry)
            } else {
                numbers[key] = series.count
                series.append(CalendarSeries(entry))
            }
        }
        return series
    }

    private init(_ entry: CalendarEntry) { add(entry) }

    private mutating func add(_ entry: CalendarEntry) {
        if entry.override != nil {
            overrides.append(entry)
        } else if master.map({ entry.sequence > $0.sequence }) ?? true {
            master = entry
        }
    }

    /// Those that the search holds; in no order.
    func occurrences(_ search: inout CalendarSearch) -> [CalendarOccurrence] {
        guard let master, let plan = CalendarSeriesPlan(master, overrides, for: search.viewer) else {
            return overrides.compactMap { single($0, search.viewer) }.filter(search.holds)
        }
        let regular = plan.originals(&search).compactMap(plan.occurrence).filter(search.holds)
        let changed = plan.changed.values.compactMap { entry in
            plan.isLeftOut(entry, &search) ? nil : single(entry, search.viewer)
        }
        return regular + changed.filter(search.holds)
    }

    /// An entry by itself.
    private func single(_ entry: CalendarEntry, _ viewer: TimeZone) -> CalendarOccurrence? {
        guard let anchor = entry.anchor else { return nil }
        let start = anchor.moment(for: viewer)
        return CalendarOccurrence(
            entry: entry, start: start, end: entry.end(at: anchor.wall, start, for: viewer), isWholeDay: anchor.isDay,
            original: (entry.override?.original ?? anchor).moment(for: viewer))
    }
}

extension CalendarEntry {
    /// When it starts; a to-do without a start counts from when it is due.
    var anchor: CalendarTime? {
        if let start { return start }
        guard case .at(let due) = end else { return nil }
        return due
    }

    /// When an occurrence ends that starts at `wall`, which is `start`.
    ///
    /// An end in the same clocks keeps its time of day over a change of the clocks, as all calendar programs do; RFC
    /// 5545, 3.8.5.3 would keep the seconds instead.
    func end(
        at wall: WallTime, _ start: Date, for viewer: TimeZone, instead own: End? = nil, of first: CalendarTime? = nil
    )
        -> Date
    {
        guard let anchor = first ?? anchor else { return start }
        let zone = anchor.zone(for: viewer)
        switch own ?? end {
        case nil: return anchor.isDay && kind == .event ? zone.moment(of: wall.adding(days: 1)) : start
        case .after(let length):
            let end = zone.moment(of: wall.adding(days: length.days)).addingTimeInterval(Double(length.seconds))
            return max(start, end)
        case .at(let time) where time.zone(for: viewer) == zone:
            let least = anchor.isDay && time.isDay && kind == .event ? 86_400 : 0
            let length = max(least, time.wall.seconds - anchor.wall.seconds)
            return max(start, zone.moment(of: WallTime(seconds: wall.seconds + length)))
        case .at(let time):
            let length = time.moment(for: viewer).timeIntervalSince(anchor.moment(for: viewer))
            return start.addingTimeInterval(max(0, length))
        }
    }

    /// More than the seconds that it lasts.
    func mostSeconds(for viewer: TimeZone) -> Int {
        guard let anchor else { return 0 }
        let start = anchor.moment(for: viewer)
        return Int(end(at: anchor.wall, start, for: viewer).timeIntervalSince(start)) + 86_400
    }
}
