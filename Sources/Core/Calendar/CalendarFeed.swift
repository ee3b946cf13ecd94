package import Foundation

/// Entries of a calendar together, with what the calendar says of itself.
package struct CalendarFeed: Hashable, Sendable, Codable {
    package var name: String?
    package var details: String?
    /// Where its owner lives, where it says so.
    package var zone: TimeZone?
    /// Seconds after which it is worth asking for it again.
    package var refreshAfter: Int?
    package var entries: [CalendarEntry]

    package init(name: String? = nil, details: String? = nil, entries: [CalendarEntry] = []) {
        self.name = name
        self.details = details
        self.entries = entries
    }
}

/// A calendar as it was read, with what could not be.
package struct ImportedCalendar: Hashable, Sendable, Codable {
    package var feed: CalendarFeed
    /// The first of them in the file's order.
    package var warnings: [CalendarWarning]
    /// How many there are in all.
    package var warningCount: Int

    package init(feed: CalendarFeed = CalendarFeed(), warnings: [CalendarWarning] = [], warningCount: Int = 0) {
        (self.feed, self.warnings, self.warningCount) = (feed, warnings, warningCount)
    }
}

/// Something in a calendar that could not be read or kept.
package struct CalendarWarning: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// No name and value; it was left out.
        case brokenLine
        /// The file ends within it; the entry was left out.
        case cutOff
        /// An event without a start; it was left out.
        case noStart
        /// A value that makes no sense; the entry is kept without it.
        case badValue
        /// The entry is kept, but does not come again.
        case badRule
        /// The time is kept as the clocks show it wherever one is.
        case unknownZone
        /// A property that we do not follow, but that matters.
        case unsupported
        /// More than is kept; the rest was left out.
        case tooMany
        /// A text that was cut.
        case tooLong
    }

    package let kind: Kind
    /// Counted from 1.
    package let line: Int
    /// The property, or the zone, as the file has it.
    package let subject: String

    package init(_ kind: Kind, line: Int, subject: String = "") {
        (self.kind, self.line, self.subject) = (kind, line, subject)
    }
}
