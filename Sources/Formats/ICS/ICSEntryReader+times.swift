import Core
import Foundation

extension ICSEntryReader {
    mutating func time(_ property: ICSProperty?) -> CalendarTime? {
        guard let property else { return nil }
        return time(property.value.trimmed, of: property)
    }

    private mutating func time(_ text: some StringProtocol, of property: ICSProperty) -> CalendarTime? {
        guard let stamp = ICSTimes.stamp(text) else {
            warnings.add(.badValue, property.line, property.name)
            return nil
        }
        if stamp.second == nil || property.parameters["VALUE"]?.uppercased() == "DATE" { return .day(stamp.date) }
        if stamp.isUTC { return .zoned(stamp.wall, .utc) }
        guard let id = property.parameters["TZID"]?.unlessBlank else {
            return home.flatMap { zones.zone($0) }.map { .zoned(stamp.wall, $0) } ?? .floating(stamp.wall)
        }
        guard let zone = zones.zone(id) else {
            warnings.add(.unknownZone, property.line, id)
            return .floating(stamp.wall)
        }
        return .zoned(stamp.wall, zone)
    }

    /// Of times that have to be in UTC; without a "Z" they are taken for it.
    mutating func moment(_ property: ICSProperty?) -> Date? { time(property)?.moment(for: .gmt) }

    mutating func end(_ component: ICSComponent, _ start: CalendarTime?) -> CalendarEntry.End? {
        let property = component.first(component.name == "VTODO" ? "DUE" : "DTEND")
        if let property, let end = time(property) {
            guard let start, end.moment(for: .gmt) < start.moment(for: .gmt) else { return .at(end) }
            warnings.add(.badValue, property.line, property.name)
            return nil
        }
        guard start != nil, let property = component.first("DURATION") else { return nil }
        guard let length = ICSTimes.length(property.value), length.allSeconds >= 0 else {
            warnings.add(.badValue, property.line, "DURATION")
            return nil
        }
        return .after(length)
    }

    mutating func addRepetition(_ component: ICSComponent, _ entry: inout CalendarEntry) {
        if let property = component.first("RECURRENCE-ID"), let original = time(property) {
            let isFromHereOn = property.parameters["RANGE"]?.uppercased() == "THISANDFUTURE"
            entry.override = CalendarOverride(original, isFromHereOn: isFromHereOn)
        }
        guard let anchor = entry.start ?? entry.dueTime else { return }
        for property in component.all("RRULE").prefix(10) {
            let zone: CalendarZone? = if case .zoned(_, let zone) = anchor { zone } else { nil }
            if let rule = Recurrence(ics: property.value, zone: zone, isDay: anchor.isDay) {
                entry.repetition.rules.append(rule)
            } else {
                warnings.add(.badRule, property.line, property.value)
            }
        }
        for property in component.all("EXRULE") { warnings.add(.unsupported, property.line, "EXRULE") }
        entry.repetition.without = times(component, "EXDATE").map(\.start)
        entry.repetition.extra = times(component, "RDATE")
    }

    /// All of an EXDATE or RDATE; periods have an end of their own.
    private mutating func times(_ component: ICSComponent, _ name: String) -> [CalendarExtra] {
        var times: [CalendarExtra] = []
        for property in component.all(name) {
            for text in property.value.split(separator: ",") where times.count < Self.mostTimes {
                let parts = text.split(separator: "/", maxSplits: 1).map(\.trimmed)
                guard let first = parts.first, let start = time(first, of: property) else { continue }
                times.append(CalendarExtra(start, end: parts.count > 1 ? periodEnd(parts[1], property) : nil))
            }
        }
        if times.count == Self.mostTimes { warnings.add(.tooMany, component.line, name) }
        return times
    }

    private mutating func periodEnd(_ text: String, _ property: ICSProperty) -> CalendarEntry.End? {
        if let length = ICSTimes.length(text), length.allSeconds >= 0 { return .after(length) }
        return time(text, of: property).map { .at($0) }
    }

    mutating func alarm(_ component: ICSComponent) -> CalendarAlarm? {
        guard component.name == "VALARM", let trigger = component.first("TRIGGER") else { return nil }
        let isShown = ["DISPLAY", "AUDIO", nil].contains(component.first("ACTION")?.value.trimmed.uppercased())
        let repeats = min(100, max(0, component.first("REPEAT").flatMap { Int($0.value.trimmed) } ?? 0))
        let gap = component.first("DURATION").flatMap { ICSTimes.length($0.value) }?.allSeconds ?? 0
        let more = gap > 0 ? (repeats, gap) : (0, 0)
        if let length = ICSTimes.length(trigger.value) {
            let isOfEnd = trigger.parameters["RELATED"]?.uppercased() == "END"
            return CalendarAlarm(
                isOfEnd ? .fromEnd(length) : .fromStart(length), repeats: more.0, gap: more.1, isShown: isShown)
        }
        return moment(trigger).map { CalendarAlarm(.at($0), repeats: more.0, gap: more.1, isShown: isShown) }
    }
}

extension CalendarEntry {
    fileprivate var dueTime: CalendarTime? {
        if case .at(let due) = end { due } else { nil }
    }
}
