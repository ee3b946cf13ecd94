package import Core
package import Foundation

/// Reads and writes calendars (RFC 5545): events, to-dos, their alarms and how they come again.
package enum CalendarFile {
    /// Gives what could be read, also where there is nothing in it; other entries than events and to-dos (journals, free
    /// and busy times) are left out in silence.
    package static func read(_ data: Data, limits: ReadLimits = ReadLimits()) throws(FileProblem) -> ImportedCalendar {
        guard !data.isEmpty else { throw .empty }
        guard data.count <= limits.bytes else { throw .tooLarge }
        var reading = CalendarReader(try bytes(data), limits: limits)
        return try reading.run()
    }

    /// It looks like a calendar, whatever its name.
    static func isCalendar(_ data: Data) -> Bool {
        guard let start = try? bytes(data.prefix(400)) else { return false }
        let text = String(decoding: start, as: UTF8.self).trimmed.uppercased()
        return ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VTODO", "BEGIN:VTIMEZONE"].contains(where: text.hasPrefix)
    }

    /// As UTF-8; text of one byte for each character stays as it is, so that a fold within a character does no harm.
    private static func bytes(_ data: Data) throws(FileProblem) -> [UInt8] {
        let start = data.prefix(4)
        let isWide = start.contains(0) || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
        if isWide {
            guard case .text = DocumentKind(data), let text = try? FileText.decode(data) else { throw .unknownFormat }
            return Array(text.utf8)
        }
        return Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
    }
}

/// A calendar that is being read.
private struct CalendarReader {
    private let limits: ReadLimits
    private var components: ICSComponentReader
    private var reader = ICSEntryReader(warnings: ICSWarnings())
    private var imported = ImportedCalendar()
    /// Entries whose zone may still come.
    private var waiting: [ICSComponent] = []

    init(_ bytes: [UInt8], limits: ReadLimits) {
        self.limits = limits
        components = ICSComponentReader(bytes)
    }

    mutating func run() throws(FileProblem) -> ImportedCalendar {
        while let component = components.next() {
            switch component.name {
            case "VCALENDAR": finish(component)
            case "VTIMEZONE": reader.zones.add(component)
            case "VEVENT", "VTODO": take(component)
            default: break
            }
        }
        guard components.isCalendar else { throw .unknownFormat }
        let warnings = components.warnings.adding(reader.warnings)
        imported.warnings = warnings.first.sorted { $0.line < $1.line }
        imported.warningCount = warnings.count
        return imported
    }

    /// A zone may be told of after those who use it.
    private mutating func take(_ component: ICSComponent) {
        if reader.home == nil { reader.home = components.calendar?.text("X-WR-TIMEZONE") }
        let ids = component.properties.compactMap { $0.parameters["TZID"] }
        if ids.contains(where: { reader.zones.zone($0) == nil }) { return waiting.append(component) }
        add(component)
    }

    private mutating func add(_ component: ICSComponent) {
        guard imported.feed.entries.count < limits.calendarEntries else {
            return reader.warnings.add(.tooMany, component.line, component.name)
        }
        if let entry = reader.entry(component) { imported.feed.entries.append(entry) }
    }

    private mutating func finish(_ calendar: ICSComponent) {
        for component in waiting { add(component) }
        waiting = []
        reader.home = nil
        imported.feed.name = imported.feed.name ?? calendar.text("NAME") ?? calendar.text("X-WR-CALNAME")
        imported.feed.details = imported.feed.details ?? calendar.text("DESCRIPTION") ?? calendar.text("X-WR-CALDESC")
        imported.feed.zone = imported.feed.zone ?? calendar.text("X-WR-TIMEZONE").flatMap(ICSZones.named)
        let refresh = calendar.first("REFRESH-INTERVAL") ?? calendar.first("X-PUBLISHED-TTL")
        let seconds = refresh.flatMap { ICSTimes.length($0.value) }?.allSeconds
        imported.feed.refreshAfter = imported.feed.refreshAfter ?? seconds.flatMap { $0 > 0 ? $0 : nil }
        reader.zones = ICSZones()
    }
}
