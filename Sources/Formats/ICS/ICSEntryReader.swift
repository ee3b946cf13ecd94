import Core
import Foundation

/// Makes entries of components.
struct ICSEntryReader {
    var zones = ICSZones()
    var warnings: ICSWarnings
    /// Where the calendar's owner lives, whose clocks are meant where a time has no zone. Strictly they would be the
    /// reader's, but who names a zone for the calendar means it.
    var home: String?

    /// Bytes of a title or of a place, and of details, that are kept.
    private static let shortText = 1000, longText = 20_000
    /// Extra or left out occurrences of an entry.
    static let mostTimes = 10_000

    /// nil for an event that has no start.
    mutating func entry(_ component: ICSComponent) -> CalendarEntry? {
        let kind: CalendarEntry.Kind = component.name == "VTODO" ? .task : .event
        let start = time(component.first("DTSTART"))
        if kind == .event, start == nil {
            warnings.add(.noStart, component.line, component.text("SUMMARY") ?? "")
            return nil
        }
        var entry = CalendarEntry(kind, uid: "", title: text(component, "SUMMARY") ?? "", start: start)
        entry.uid = component.text("UID").map { String($0.prefix(Self.shortText)) } ?? Self.uid(of: component)
        entry.end = end(component, start)
        // What comes again must have a start; one that is the due date was written for that alone.
        if kind == .task, let start, entry.end == .at(start) { entry.start = nil }
        addWords(component, &entry)
        addState(component, &entry)
        addRepetition(component, &entry)
        entry.alarms = component.parts.compactMap { alarm($0) }
        return entry
    }

    private mutating func addWords(_ component: ICSComponent, _ entry: inout CalendarEntry) {
        entry.details = text(component, "DESCRIPTION", most: Self.longText).flatMap(Self.withoutTags)
        entry.location = text(component, "LOCATION")
        entry.coordinate = component.first("GEO").flatMap { Self.coordinate($0.value, ";") }
        let apple = component.first("X-APPLE-STRUCTURED-LOCATION")
        if entry.coordinate == nil, let value = apple?.value, value.lowercased().hasPrefix("geo:") {
            entry.coordinate = Self.coordinate(value.dropFirst(4).prefix { $0 != ";" }, ",")
        }
        if entry.location == nil { entry.location = apple?.parameters["X-TITLE"]?.unlessBlank }
        entry.url = component.first("URL")?.value.unlessBlank.flatMap { $0.utf8.count <= 2000 ? $0 : nil }
        let categories = component.all("CATEGORIES").flatMap { ICSText.list($0.value) }.compactMap(\.unlessBlank)
        entry.categories = categories.prefix(50).map { String($0.prefix(100)) }
        entry.parentUID =
            component.all("RELATED-TO").first { ($0.parameters["RELTYPE"] ?? "PARENT") == "PARENT" }?
            .value.unlessBlank
    }

    private mutating func addState(_ component: ICSComponent, _ entry: inout CalendarEntry) {
        entry.priority = number(component, "PRIORITY", 0...9).flatMap { $0 == 0 ? nil : $0 }
        entry.percent = number(component, "PERCENT-COMPLETE", 0...100)
        entry.sequence = number(component, "SEQUENCE", 0...Int(Int32.max)) ?? 0
        entry.status = component.first("STATUS").flatMap { CalendarEntry.Status(ics: $0.value) }
        entry.isFree = component.first("TRANSP")?.value.trimmed.uppercased() == "TRANSPARENT"
        let secrecy = component.first("CLASS")?.value.trimmed.uppercased()
        entry.isPrivate = secrecy == "PRIVATE" || secrecy == "CONFIDENTIAL"
        entry.completedAt = moment(component.first("COMPLETED"))
        entry.createdAt = moment(component.first("CREATED"))
        entry.changedAt = moment(component.first("LAST-MODIFIED"))
    }

    private mutating func number(_ component: ICSComponent, _ name: String, _ range: ClosedRange<Int>) -> Int? {
        guard let property = component.first(name) else { return nil }
        guard let number = Int(property.value.trimmed), range.contains(number) else {
            warnings.add(.badValue, property.line, name)
            return nil
        }
        return number
    }

    private mutating func text(_ component: ICSComponent, _ name: String, most: Int = shortText) -> String? {
        guard let property = component.first(name), let text = ICSText.unescape(property.value).unlessBlank else {
            return nil
        }
        guard text.utf8.count > most else { return text }
        warnings.add(.tooLong, property.line, name)
        return String(decoding: text.utf8.prefix(most), as: UTF8.self).trimmingCharacters(in: ["\u{FFFD}"]).trimmed
    }

    /// Some programs put a page of HTML there; a lone "<" is none.
    private static func withoutTags(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        let small = text.lowercased()
        return tags.contains(where: small.contains) ? PlainText.from(html: text).unlessBlank : text
    }

    private static let tags =
        ["<br>", "<br/>", "<br />"]
        + ["p", "b", "i", "u", "a", "li", "ul", "ol", "div", "span", "html", "body", "strong", "em", "table"]
        .map { "</\($0)>" }

    private static func coordinate(_ text: some StringProtocol, _ separator: Character) -> Coordinate? {
        let numbers = text.split { $0 == separator || $0 == "," }.map { Double(String($0).trimmed) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
            abs(longitude) <= 180, latitude != 0 || longitude != 0
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// The same for the same entry each time that it is read.
    private static func uid(of component: ICSComponent) -> String {
        let names = ["DTSTART", "DUE", "SUMMARY", "LOCATION"]
        let values = names.flatMap { (component.first($0)?.value ?? "").utf8 + [0] }
        return "no-uid-" + Fingerprint(of: values).text
    }
}
