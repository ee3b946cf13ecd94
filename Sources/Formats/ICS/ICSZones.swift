import Core
import Foundation

/// Finds the zone that a TZID means.
struct ICSZones {
    private var known: [String: CalendarZone] = [:]
    private var strange: Set<String> = []

    /// Zones that a calendar may bring.
    private static let most = 500

    /// nil for what is neither a zone of the world nor one that the calendar brought.
    mutating func zone(_ id: String) -> CalendarZone? {
        let id = id.trimmed
        if let zone = known[id] { return zone }
        guard !strange.contains(id), strange.count < Self.most else { return nil }
        guard let zone = Self.named(id).map(CalendarZone.named) else {
            strange.insert(id)
            return nil
        }
        known[id] = zone
        return zone
    }

    /// Learns a VTIMEZONE.
    mutating func add(_ component: ICSComponent) {
        guard let id = component.text("TZID"), known.count < Self.most, known[id] == nil else { return }
        let place = component.text("X-LIC-LOCATION")
        // A short name like "EST" may stand for anything.
        let isSure = id.contains("/") || WindowsZones.names[id] != nil
        if let zone = (isSure ? Self.worldly(id) : nil) ?? place.flatMap(Self.worldly) {
            known[id] = .named(zone)
        } else if let changes = ZoneChanges(component) {
            known[id] = .custom(name: id, changes)
        }
        strange.remove(id)
    }

    /// Of the world's, of Windows's, or so far from UTC: "GMT+0100", "(UTC+01:00) Amsterdam, Berlin".
    static func named(_ id: String) -> TimeZone? {
        if let zone = worldly(id) { return zone }
        guard let match = id.prefixMatch(of: #/\(?(?:UTC|GMT)(?:([+-])(\d{1,2}):?(\d\d)?)?\)?(?:\s|$)/#.ignoresCase())
        else { return nil }
        let hours = match.2.flatMap { Int($0) } ?? 0, minutes = match.3.flatMap { Int($0) } ?? 0
        guard hours < 15, minutes < 60 else { return nil }
        return TimeZone(secondsFromGMT: (match.1 == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
    }

    /// An IANA name, one of Windows, or an IANA name behind what a program puts before it
    /// ("/mozilla.org/20070129_1/Europe/Vienna").
    private static func worldly(_ id: String) -> TimeZone? {
        guard id.utf8.count <= 120 else { return nil }
        if ["UTC", "Z", "GMT", "ETC/UTC"].contains(id.uppercased()) { return .gmt }
        if let zone = TimeZone(identifier: WindowsZones.names[id] ?? id) { return zone }
        let parts = id.split(separator: "/")
        let names = (1...3).reversed().filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
        return names.lazy.compactMap { TimeZone(identifier: iana[$0.lowercased()] ?? $0) }.first
    }

    /// By their names in lower case: others write them as they like.
    private static let iana = Dictionary(
        TimeZone.knownTimeZoneIdentifiers.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first })
}

extension ZoneChanges {
    /// Of a VTIMEZONE (RFC 5545, 3.6.5); nil where it says nothing.
    init?(_ component: ICSComponent) {
        var changes: [Change] = []
        var earliest: (start: Int, offset: Int)?
        for part in component.parts {
            guard let from = part.first("TZOFFSETFROM").flatMap({ ICSTimes.offset($0.value) }),
                let to = part.first("TZOFFSETTO").flatMap({ ICSTimes.offset($0.value) }),
                let start = part.first("DTSTART").flatMap({ ICSTimes.stamp($0.value) })
            else { continue }
            if earliest.map({ start.wall.seconds < $0.start }) ?? true { earliest = (start.wall.seconds, from) }
            changes += Self.times(of: part, from: start.wall, offset: from).map {
                Change(moment: $0.seconds - from, offset: to, isDaylight: part.name == "DAYLIGHT")
            }
        }
        guard let earliest else { return nil }
        self.init(first: earliest.offset, changes: changes)
    }

    /// Between 1960 and 2100, and the first one.
    private static func times(of part: ICSComponent, from start: WallTime, offset: Int) -> [WallTime] {
        var times: Set<WallTime> = [start]
        for property in part.all("RDATE") {
            for text in property.value.split(separator: ",").prefix(most) {
                if let stamp = ICSTimes.stamp(text.prefix { $0 != "/" }) { times.insert(stamp.wall) }
            }
        }
        for property in part.all("RRULE").prefix(10) {
            let zone = CalendarZone.custom(name: "", ZoneChanges(first: offset))
            guard var rule = Recurrence(ics: property.value, zone: zone, isDay: false) else { continue }
            rule.until = min(rule.until ?? end, end)
            var steps = 200_000
            times.formUnion(rule.occurrences(from: start, after: begin, limit: most, steps: &steps))
        }
        return times.sorted().suffix(most)
    }

    private static let begin = WallTime(day: -3653, hour: 0, minute: 0)
    private static let end = WallTime(day: 47_482, hour: 0, minute: 0)
    private static let most = 400
}
