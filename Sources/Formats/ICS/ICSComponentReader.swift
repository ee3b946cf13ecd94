import Core
import Foundation

/// Reads the components of a calendar one after another, and hands on each that stands directly within it.
struct ICSComponentReader {
    /// Those that are kept, by the component that they stand in.
    private static let wanted: [String: Set<String>] = [
        "VCALENDAR": [
            "X-WR-CALNAME", "NAME", "X-WR-CALDESC", "DESCRIPTION", "X-WR-TIMEZONE", "REFRESH-INTERVAL",
            "X-PUBLISHED-TTL", "CALSCALE",
        ],
        "VEVENT": entry, "VTODO": entry,
        "VALARM": ["ACTION", "TRIGGER", "REPEAT", "DURATION"],
        "VTIMEZONE": ["TZID", "X-LIC-LOCATION"],
        "STANDARD": observance, "DAYLIGHT": observance,
    ]
    private static let entry: Set<String> = [
        "UID", "SUMMARY", "DESCRIPTION", "LOCATION", "GEO", "X-APPLE-STRUCTURED-LOCATION", "URL", "CATEGORIES",
        "PRIORITY", "STATUS", "TRANSP", "CLASS", "DTSTART", "DTEND", "DUE", "DURATION", "COMPLETED",
        "PERCENT-COMPLETE", "RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID", "RELATED-TO", "SEQUENCE",
        "CREATED", "LAST-MODIFIED",
    ]
    private static let observance: Set<String> = ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE"]
    /// Components within each other; what lies deeper is of no meaning.
    private static let deepest = 6
    /// Properties of a component, so that none grows without end.
    private static let mostProperties = 5000
    /// Parts of a component: alarms of an entry, changes of a zone.
    private static let mostParts = 1000

    private(set) var warnings = ICSWarnings()
    private var lines: ICSLines
    private var stack: [ICSComponent] = []
    /// The innermost, which are not kept.
    private var skipped: [String] = []
    /// A calendar or an entry has begun at some time.
    private(set) var isCalendar = false

    init(_ bytes: [UInt8]) { lines = ICSLines(bytes) }

    /// What the calendar that is being read has said of itself so far.
    var calendar: ICSComponent? { stack.first }

    /// The next whole component of a calendar, or the calendar itself at its end, then without its parts; nil where the
    /// file ends.
    mutating func next() -> ICSComponent? {
        while let line = lines.next() {
            let name = ICSProperty.name(of: line.bytes)
            switch name {
            case "BEGIN": begin(line)
            case "END": if let whole = end(line) { return whole }
            default: take(line, name)
            }
        }
        return finish()
    }

    private func mark(_ line: ICSLines.Line) -> String {
        ICSProperty(line, name: "MARK")?.value.trimmed.uppercased() ?? ""
    }

    private mutating func begin(_ line: ICSLines.Line) {
        let name = mark(line)
        if name == "VCALENDAR" || Self.entries.contains(name) { startAnew(line, name) }
        let isKnown = name != "VCALENDAR" && Self.wanted[name] != nil
        let isFull = stack.count >= Self.deepest || stack.last.map { $0.parts.count >= Self.mostParts } ?? false
        if !stack.isEmpty, skipped.isEmpty, isKnown, !isFull {
            stack.append(ICSComponent(name: name, line: line.number))
        } else if name != "VCALENDAR", skipped.count < 1000 {
            skipped.append(name)
        }
    }

    /// An entry or a calendar never stands within an entry: the one before has lost its end. An entry may stand without
    /// a calendar round it.
    private mutating func startAnew(_ line: ICSLines.Line, _ name: String) {
        isCalendar = true
        if stack.isEmpty { stack = [ICSComponent(name: "VCALENDAR", line: line.number)] }
        guard stack.count > 1 else { return }
        warnings.add(.cutOff, stack[1].line, stack[1].name)
        stack.removeSubrange(1...)
        skipped = []
    }

    private static let entries: Set<String> = ["VEVENT", "VTODO", "VTIMEZONE"]

    /// Gives what it ends, where that is a whole component of the calendar.
    private mutating func end(_ line: ICSLines.Line) -> ICSComponent? {
        var name = mark(line)
        // A name that nothing has: a slip of the innermost's.
        if !skipped.contains(name), !stack.contains(where: { $0.name == name }), stack.count + skipped.count > 1 {
            name = skipped.last ?? stack[stack.count - 1].name
        }
        if let index = skipped.lastIndex(of: name) {
            skipped.removeSubrange(index...)
            return nil
        }
        // What was not ended before its surroundings is taken as it is.
        while stack.contains(where: { $0.name == name }), let part = stack.popLast() {
            skipped = []
            if stack.count <= 1 {
                if part.name != name { warnings.add(.cutOff, line.number, part.name) }
                if part.name == name { return part }
            } else {
                stack[stack.count - 1].parts.append(part)
                if part.name == name { return nil }
            }
        }
        return nil
    }

    private mutating func take(_ line: ICSLines.Line, _ name: String) {
        guard skipped.isEmpty, let component = stack.last else { return }
        guard Self.wanted[component.name]?.contains(name) ?? false else {
            if name.isEmpty { warnings.add(.brokenLine, line.number, component.name) }
            return
        }
        guard let property = ICSProperty(line, name: name) else {
            return warnings.add(.brokenLine, line.number, name)
        }
        if line.isCut { warnings.add(.tooLong, line.number, name) }
        guard component.properties.count < Self.mostProperties else { return warnings.add(.tooMany, line.number, name) }
        stack[stack.count - 1].properties.append(property)
    }

    /// A file that ends before its calendar does: the calendar counts, an entry without its end does not.
    private mutating func finish() -> ICSComponent? {
        guard let calendar = stack.first else { return nil }
        for part in stack.dropFirst().prefix(1) { warnings.add(.cutOff, part.line, part.name) }
        stack = []
        return calendar
    }
}
