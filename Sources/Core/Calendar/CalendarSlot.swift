package import Foundation

/// One time at which something of a calendar happens, as it is kept.
package struct CalendarSlot: Hashable, Sendable, Codable {
    package let start: Date
    /// The same as `start` for what has no length.
    package let end: Date
    /// The first and the last one of whole days, since 1970-01-01; nil for times.
    package let days: ClosedRange<Int>?
    package let title: String
    package let location: String
    /// It is to be done rather than taking place.
    package let isTask: Bool
    /// nil in what was read before slots had names.
    package let name: CalendarSlotName?

    /// Of what a calendar says, with texts cut so that a row holds them; `zone` is where whole days were looked for.
    package init(_ occurrence: CalendarOccurrence, in zone: TimeZone) {
        (start, end) = (occurrence.start, occurrence.end)
        let first = WallTime(occurrence.start, in: zone).day
        let last = WallTime(occurrence.end.addingTimeInterval(-1), in: zone).day
        days = occurrence.isWholeDay ? first...max(first, last) : nil
        title = Self.line(occurrence.entry.title, 200)
        location = Self.line(occurrence.entry.location ?? "", 200)
        isTask = occurrence.entry.kind == .task
        name = CalendarSlotName(occurrence)
    }

    private static func line(_ text: String, _ length: Int) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: ", ")
        return line.count > length ? "\(line.prefix(length - 1))…" : line
    }
}

/// Why a calendar could not be fetched or read.
package enum CalendarProblem: String, Hashable, Sendable, Codable, CaseIterable {
    /// Its machine did not answer, or is in trouble.
    case unreachable
    /// It wants to be asked less often.
    case tooOften
    /// Its server says no: the address has changed, or needs a password.
    case refused
    /// An address of our own network, or none that can be fetched.
    case forbidden
    case tooLarge
    /// What came is no calendar.
    case noCalendar
    case empty
}
