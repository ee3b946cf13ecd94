package import Foundation

/// When something in a calendar is, as iCalendar tells times apart (RFC 5545, 3.3.4 and 3.3.5).
package enum CalendarTime: Hashable, Sendable, Codable {
    /// A whole day, wherever one is.
    case day(CalendarDate)
    /// What the clocks show, wherever one is.
    case floating(WallTime)
    /// What the clocks of a zone show; of UTC for a bare moment.
    case zoned(WallTime, CalendarZone)

    package init(moment date: Date) { self = .zoned(CalendarZone.utc.wallTime(at: date), .utc) }

    package init(_ date: Date, in zone: TimeZone) { self = .zoned(WallTime(date, in: zone), .named(zone)) }

    package var isDay: Bool {
        if case .day = self { true } else { false }
    }

    /// What the clocks show; midnight for a day.
    package var wall: WallTime {
        switch self {
        case .day(let date): WallTime(day: date.dayNumber, hour: 0, minute: 0)
        case .floating(let wall), .zoned(let wall, _): wall
        }
    }

    /// Whose clocks are meant, for somebody who lives in `viewer`.
    package func zone(for viewer: TimeZone) -> CalendarZone {
        if case .zoned(_, let zone) = self { zone } else { .named(viewer) }
    }

    /// A day begins at midnight where `viewer` is.
    package func moment(for viewer: TimeZone) -> Date { zone(for: viewer).moment(of: wall) }
}

/// How long something lasts: days by the calendar, then seconds by the clock (RFC 5545, 3.3.6).
package struct CalendarLength: Hashable, Sendable, Codable {
    package var days: Int
    package var seconds: Int

    package init(days: Int = 0, seconds: Int = 0) { (self.days, self.seconds) = (days, seconds) }

    /// As if all days had 24 hours.
    package var allSeconds: Int { days * 86_400 + seconds }
}

extension CalendarDate: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(dayNumber: try decoder.singleValueContainer().decode(Int.self))
    }

    /// As the number of days since 1970-01-01.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dayNumber)
    }
}
