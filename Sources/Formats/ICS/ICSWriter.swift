package import Core
package import Foundation

extension CalendarFile {
    /// One thing or many, for a file or a feed: with the zones that are used, and `now` as the time at which it was
    /// written.
    package static func write(_ feed: CalendarFeed, now: Date) -> String {
        var writer = ICSWriter(zones: ICSZoneNames(feed.entries), now: now)
        writer.add("BEGIN", "VCALENDAR")
        writer.add("VERSION", "2.0")
        writer.add("PRODID", "-//Wayside//Wayside//EN")
        writer.add("CALSCALE", "GREGORIAN")
        writer.addSelf(feed)
        writer.addZones(of: feed.entries)
        for entry in feed.entries { writer.add(entry) }
        writer.add("END", "VCALENDAR")
        return writer.text
    }
}

/// Writes a calendar line by line.
struct ICSWriter {
    let zones: ICSZoneNames
    let now: Date
    private(set) var text = ""

    init(zones: ICSZoneNames, now: Date) { (self.zones, self.now) = (zones, now) }

    /// `value` stands as it is.
    mutating func add(_ name: String, _ value: String) { add(name, [], value) }

    /// Parameters are put in quotes where they need them.
    mutating func add(_ name: String, _ parameters: [(String, String)], _ value: String) {
        let marks = parameters.map { ";\($0.0)=\(ICSText.parameter($0.1))" }.joined()
        text += ICSText.fold("\(name)\(marks):\(value)")
    }

    /// Nothing where there is no text.
    mutating func add(_ name: String, text: String?) {
        guard let text, !text.isEmpty else { return }
        add(name, ICSText.escape(text))
    }

    mutating func add(_ name: String, time: CalendarTime, _ more: [(String, String)] = []) {
        let (parameters, value) = zones.text(time)
        add(name, parameters + more, value)
    }

    mutating func addSelf(_ feed: CalendarFeed) {
        // RFC 7986 has names of its own for what programs have long written.
        for name in ["NAME", "X-WR-CALNAME"] { add(name, text: feed.name) }
        for name in ["DESCRIPTION", "X-WR-CALDESC"] { add(name, text: feed.details) }
        if let zone = feed.zone { add("X-WR-TIMEZONE", ICSText.plain(zone == .gmt ? "UTC" : zone.identifier)) }
        guard let seconds = feed.refreshAfter, seconds > 0 else { return }
        let length = ICSTimes.text(CalendarLength(seconds: seconds))
        add("REFRESH-INTERVAL", [("VALUE", "DURATION")], length)
        add("X-PUBLISHED-TTL", length)
    }
}

/// How the zones of a calendar are called in it.
struct ICSZoneNames {
    private(set) var names: [CalendarZone: String] = [:]

    init(_ entries: [CalendarEntry]) {
        var taken: Set<String> = []
        for case .zoned(_, let zone) in entries.lazy.flatMap(\.times) where names[zone] == nil && !zone.isUTC {
            let plain = zone.name
            let number = (1...).first { !taken.contains($0 == 1 ? plain : "\(plain) \($0)") } ?? 1
            let name = number == 1 ? plain : "\(plain) \(number)"
            taken.insert(name)
            names[zone] = name
        }
    }

    /// With the parameters that belong to it.
    func text(_ time: CalendarTime) -> (parameters: [(String, String)], value: String) {
        switch time {
        case .day(let date): ([("VALUE", "DATE")], ICSTimes.text(date))
        case .floating(let wall): ([], ICSTimes.text(wall))
        case .zoned(let wall, let zone):
            if let name = names[zone] {
                ([("TZID", name)], ICSTimes.text(wall))
            } else {
                ([], ICSTimes.text(zone.moment(of: wall)))
            }
        }
    }
}

extension CalendarZone {
    var isUTC: Bool {
        if case .named(let zone) = self { ["GMT", "UTC"].contains(zone.identifier) } else { false }
    }

    /// Fit to stand as a parameter.
    fileprivate var name: String {
        let name =
            switch self {
            case .named(let zone): zone.identifier
            case .custom(let name, _): name
            }
        return String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
            .trimmed.unlessBlank ?? "Zone"
    }
}

extension CalendarEntry {
    /// All that are written of it.
    var times: [CalendarTime] {
        var times = [start, override?.original].compactMap(\.self) + repetition.without + repetition.extra.map(\.start)
        if case .at(let time) = end { times.append(time) }
        return times
    }
}
