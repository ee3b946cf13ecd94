import Core
import Foundation

extension ICSWriter {
    /// A VTIMEZONE for each zone that is used, right from the earliest time in it on, and without end where the zone's
    /// changes follow a rule.
    mutating func addZones(of entries: [CalendarEntry]) {
        var spans: [CalendarZone: ClosedRange<Int>] = [:]
        for case .zoned(let wall, let zone) in entries.lazy.flatMap(\.times) {
            let old = spans[zone] ?? wall.seconds...wall.seconds
            spans[zone] = min(old.lowerBound, wall.seconds)...max(old.upperBound, wall.seconds)
        }
        for (zone, name) in zones.names.sorted(by: { $0.value < $1.value }) {
            guard let span = spans[zone] else { continue }
            add("BEGIN", "VTIMEZONE")
            add("TZID", text: name)
            for part in ICSObservance.all(of: zone, within: span) { add(part) }
            add("END", "VTIMEZONE")
        }
    }

    private mutating func add(_ part: ICSObservance) {
        add("BEGIN", part.isDaylight ? "DAYLIGHT" : "STANDARD")
        add("DTSTART", ICSTimes.text(part.start))
        add("TZOFFSETFROM", ICSTimes.text(offset: part.from))
        add("TZOFFSETTO", ICSTimes.text(offset: part.to))
        if let rule = part.rule { add("RRULE", rule.text) }
        for time in part.more { add("RDATE", ICSTimes.text(time)) }
        add("END", part.isDaylight ? "DAYLIGHT" : "STANDARD")
    }
}

/// Changes of a zone's clocks that are alike: from one offset to another, at some times or by a rule.
struct ICSObservance {
    let isDaylight: Bool
    let from: Int
    let to: Int
    /// By the clocks as they were before it.
    let start: WallTime
    var more: [WallTime] = []
    var rule: Recurrence?

    /// So many years beyond the last time are looked at, to see whether changes follow a rule: a weekday's dates in a
    /// month come round within 28 years.
    private static let yearsBeyond = 30

    /// In order; `span` is of times by its clocks.
    static func all(of zone: CalendarZone, within span: ClosedRange<Int>) -> [ICSObservance] {
        let begin = span.lowerBound - 2 * 86_400
        let end = span.upperBound + yearsBeyond * 366 * 86_400
        var (offset, changes) = zone.changes(from: begin, to: end)
        var groups: [Key: [WallTime]] = [:]
        var parts: [ICSObservance] = []
        if changes.first.map({ $0.moment > begin }) ?? true {
            let start = WallTime(seconds: min(0, begin - begin % 86_400 - 86_400))
            parts.append(ICSObservance(isDaylight: false, from: offset, to: offset, start: start))
        }
        for change in changes {
            let key = Key(isDaylight: change.isDaylight, from: offset, to: change.offset)
            groups[key, default: []].append(WallTime(seconds: change.moment + offset))
            offset = change.offset
        }
        for (key, times) in groups { parts += observances(key, times, until: WallTime(seconds: end)) }
        return parts.sorted { ($0.start, $0.to) < ($1.start, $1.to) }
    }

    private struct Key: Hashable {
        let isDaylight: Bool
        let from: Int
        let to: Int
    }

    /// Those by a rule that goes on, and the single ones before.
    private static func observances(_ key: Key, _ times: [WallTime], until end: WallTime) -> [ICSObservance] {
        let rule = YearlyChange(times, until: end)
        let single = times.dropLast(rule?.count ?? 0)
        var parts: [ICSObservance] = []
        if let first = single.first {
            parts.append(
                ICSObservance(
                    isDaylight: key.isDaylight, from: key.from, to: key.to, start: first,
                    more: Array(single.dropFirst())))
        }
        if let rule {
            parts.append(
                ICSObservance(
                    isDaylight: key.isDaylight, from: key.from, to: key.to, start: times[single.count], rule: rule.rule)
            )
        }
        return parts
    }
}

extension CalendarZone {
    /// The offset before the first change that is given, and the changes: the last one before `begin`, and those up to
    /// `end`.
    fileprivate func changes(from begin: Int, to end: Int) -> (Int, [ZoneChanges.Change]) {
        let all: ZoneChanges =
            switch self {
            case .named(let zone): ZoneChanges(zone, from: begin - 800 * 86_400, to: end)
            case .custom(_, let changes): changes
            }
        let kept = all.changes.lastIndex { $0.moment <= begin } ?? 0
        let first = kept > 0 ? all.changes[kept - 1].offset : all.first
        return (first, all.changes[kept...].filter { $0.moment <= end })
    }
}

extension ZoneChanges {
    /// Of a zone of the world.
    fileprivate init(_ zone: TimeZone, from begin: Int, to end: Int) {
        var moment = Date(timeIntervalSince1970: Double(begin))
        let first = zone.secondsFromGMT(for: moment)
        var offset = first
        var changes: [Change] = []
        while let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment, changes.count < 1000,
            Int(next.timeIntervalSince1970) <= end
        {
            moment = next
            let new = zone.secondsFromGMT(for: next)
            guard new != offset else { continue }
            offset = new
            changes.append(
                Change(
                    moment: Int(next.timeIntervalSince1970), offset: new,
                    isDaylight: zone.isDaylightSavingTime(for: next)))
        }
        self.init(first: first, changes: changes)
    }
}
