import Foundation

/// When an entry comes again, for somebody somewhere: its own times, less those left out or changed.
struct CalendarSeriesPlan {
    /// A time that the series has of itself.
    struct Original {
        let wall: WallTime
        let date: Date
        let end: CalendarEntry.End?
    }

    private struct Shift {
        let key: Int
        let entry: CalendarEntry
        /// By the clocks.
        let seconds: Int
    }

    private let master: CalendarEntry
    private let anchor: CalendarTime
    private let viewer: TimeZone
    private let zone: CalendarZone
    private let leftOut: Set<Int>
    private let daysLeftOut: Set<Int>
    private let shifts: [Shift]
    private let extra: Set<WallTime>
    /// Those that one override stands for, by their key.
    let changed: [Int: CalendarEntry]

    /// nil for a to-do without any time.
    init?(_ master: CalendarEntry, _ overrides: [CalendarEntry], for viewer: TimeZone) {
        guard let anchor = master.anchor else { return nil }
        (self.master, self.anchor, self.viewer) = (master, anchor, viewer)
        let zone = anchor.zone(for: viewer)
        self.zone = zone
        let key = { (time: CalendarTime) in Self.key(time, anchor, zone) }
        leftOut = Set(master.repetition.without.filter { anchor.isDay || !$0.isDay }.map(key))
        daysLeftOut = anchor.isDay ? [] : Set(master.repetition.without.filter(\.isDay).map(\.wall.day))
        var changed: [Int: CalendarEntry] = [:]
        for entry in overrides {
            guard let override = entry.override else { continue }
            let number = key(override.original)
            if changed[number].map({ entry.sequence > $0.sequence }) ?? true { changed[number] = entry }
        }
        self.changed = changed
        extra = Set(master.repetition.extra.map { Self.wallTime(of: $0.start, anchor, zone) })
        shifts = changed.values.compactMap { Self.shift($0, key, zone, viewer) }.sorted { $0.key < $1.key }
    }

    /// The same for times that mean the same occurrence: days for days, else seconds since 1970.
    private static func key(_ time: CalendarTime, _ anchor: CalendarTime, _ zone: CalendarZone) -> Int {
        if anchor.isDay { return time.wall.day }
        switch time {
        case .day:
            let time = WallTime(seconds: time.wall.seconds + anchor.wall.secondOfDay)
            return Int(zone.moment(of: time).timeIntervalSince1970)
        case .floating(let wall): return Int(zone.moment(of: wall).timeIntervalSince1970)
        case .zoned(let wall, let zone): return Int(zone.moment(of: wall).timeIntervalSince1970)
        }
    }

    private static func shift(
        _ entry: CalendarEntry, _ key: (CalendarTime) -> Int, _ zone: CalendarZone, _ viewer: TimeZone
    ) -> Shift? {
        guard let override = entry.override, override.isFromHereOn, let start = entry.anchor else { return nil }
        let wall = { (time: CalendarTime) in
            if case .zoned(let wall, let own) = time, own != zone {
                return zone.wallTime(at: own.moment(of: wall)).seconds
            }
            return time.wall.seconds
        }
        return Shift(key: key(override.original), entry: entry, seconds: wall(start) - wall(override.original))
    }

    /// An override of an occurrence that was left out altogether; or one that comes again itself, which a later version
    /// of the series has overtaken.
    func isLeftOut(_ entry: CalendarEntry, _ search: inout CalendarSearch) -> Bool {
        guard let original = entry.override?.original else { return false }
        if leftOut.contains(Self.key(original, anchor, zone)) { return true }
        let isOld = entry.sequence < master.sequence && !entry.repetition.rules.isEmpty
        return isOld && !has(Self.wallTime(of: original, anchor, zone), &search)
    }

    private func has(_ wall: WallTime, _ search: inout CalendarSearch) -> Bool {
        guard wall != anchor.wall, !extra.contains(wall) else { return true }
        let before = WallTime(seconds: wall.seconds - 1)
        return master.repetition.rules.contains { rule in
            rule.occurrences(from: anchor.wall, after: before, limit: 1, steps: &search.steps) == [wall]
        }
    }

    /// What becomes of an original: nothing where it is left out or stands changed elsewhere.
    func occurrence(_ original: Original) -> CalendarOccurrence? {
        let key = anchor.isDay ? original.wall.day : Int(original.date.timeIntervalSince1970)
        guard !leftOut.contains(key), !daysLeftOut.contains(original.wall.day), changed[key] == nil else { return nil }
        guard let shift = shift(before: key) else {
            let end = master.end(at: original.wall, original.date, for: viewer, instead: original.end)
            return CalendarOccurrence(
                entry: master, start: original.date, end: end, isWholeDay: anchor.isDay, original: original.date)
        }
        let wall = WallTime(seconds: original.wall.seconds + shift.seconds)
        let start = zone.moment(of: wall)
        return CalendarOccurrence(
            entry: shift.entry, start: start, end: shift.entry.end(at: wall, start, for: viewer),
            isWholeDay: shift.entry.anchor?.isDay ?? false, original: original.date)
    }
}

extension CalendarSeriesPlan {
    /// The last change "from here on" that an occurrence lies behind.
    private func shift(before key: Int) -> Shift? {
        var (low, high) = (0, shifts.count)
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : shifts[low - 1]
    }

    /// Those that may be within the search, each once.
    func originals(_ search: inout CalendarSearch) -> [Original] {
        let repetition = master.repetition
        guard !repetition.rules.isEmpty || !repetition.extra.isEmpty else { return [original(anchor.wall)] }
        var originals: [Int: Original] = [:]
        for wall in regular(&search) { originals[wall.seconds] = original(wall) }
        for extra in repetition.extra {
            let wall = Self.wallTime(of: extra.start, anchor, zone)
            originals[wall.seconds] = original(wall, end: length(of: extra))
        }
        return originals.values.sorted { $0.wall < $1.wall }
    }

    private func original(_ wall: WallTime, end: CalendarEntry.End? = nil) -> Original {
        Original(wall: wall, date: zone.moment(of: wall), end: end)
    }

    /// The start, which counts even where the rule would not have it (unless the rules end before it), and what the
    /// rules give.
    private func regular(_ search: inout CalendarSearch) -> [WallTime] {
        let rules = master.repetition.rules
        let longest = ([master] + changed.values).map { $0.mostSeconds(for: viewer) }.max() ?? 0
        let shift = shifts.map { abs($0.seconds) }.max() ?? 0
        let from = zone.wallTime(at: search.from).seconds
        let first = WallTime(seconds: from - longest - shift - 86_400)
        let last = WallTime(seconds: zone.wallTime(at: search.to).seconds + shift + 86_400)
        let isOver = !rules.isEmpty && rules.allSatisfy { $0.until.map { $0 < anchor.wall } ?? false }
        var walls = isOver || anchor.wall > last ? [] : [anchor.wall]
        let enough = search.limit + changed.count + leftOut.count + 1
        for var rule in rules {
            rule.until = min(rule.until ?? last, last)
            var inside = 0
            rule.forEach(from: anchor.wall, after: first, steps: &search.steps) { wall in
                if wall >= first { walls.append(wall) }
                if wall.seconds > from + shift + 86_400, !daysLeftOut.contains(wall.day) { inside += 1 }
                return inside < enough
            }
            if inside == enough || search.steps <= 0 { search.isCut = true }
        }
        return walls
    }

    /// By the series' own clocks.
    private static func wallTime(of time: CalendarTime, _ anchor: CalendarTime, _ zone: CalendarZone) -> WallTime {
        switch time {
        case .day(let date) where !anchor.isDay:
            return WallTime(day: date.dayNumber, second: anchor.wall.secondOfDay)
        case .day, .floating: return time.wall
        case .zoned where anchor.isDay: return WallTime(day: time.wall.day, hour: 0, minute: 0)
        case .zoned(let wall, let own): return own == zone ? wall : zone.wallTime(at: own.moment(of: wall))
        }
    }

    private func length(of extra: CalendarExtra) -> CalendarEntry.End? {
        guard case .at(let end) = extra.end else { return extra.end }
        let seconds = end.moment(for: viewer).timeIntervalSince(extra.start.moment(for: viewer))
        return .after(CalendarLength(seconds: max(0, Int(seconds))))
    }
}
