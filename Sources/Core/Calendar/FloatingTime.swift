package import Foundation

/// A day, or a day with a time of day, in whatever zone its owner is in (RFC 5545, 3.3.4 and form 1 of 3.3.5).
///
/// As text it is "2026-03-14" or "2026-03-14T18:00": the order of the texts is that of time, a whole day first.
package struct FloatingTime: Hashable, Comparable, Sendable, RawRepresentable, Codable {
    package let date: CalendarDate
    /// Since midnight, 0..<1440; nil for the whole day.
    package let minute: Int?

    package init(_ date: CalendarDate, minute: Int? = nil) {
        self.date = date
        self.minute = minute.map { min(1439, max(0, $0)) }
    }

    package init(day: Int, minute: Int? = nil) { self.init(CalendarDate(dayNumber: day), minute: minute) }

    /// What the clocks of a zone show at a moment, to the minute.
    package init(_ moment: Date, in zone: TimeZone) {
        let wall = WallTime(moment, in: zone)
        self.init(day: wall.day, minute: wall.minuteOfDay)
    }

    /// Days since 1970-01-01.
    package var day: Int { date.dayNumber }

    /// Midnight for a whole day.
    package var wall: WallTime { WallTime(day: day, hour: 0, minute: minute ?? 0) }

    /// The first moment of a whole day, else the earlier one where the clocks show it twice.
    package func moment(in zone: TimeZone) -> Date {
        wall.moments(in: zone).dates.first ?? Date(timeIntervalSince1970: Double(wall.seconds))
    }

    /// A time of day as the clocks of another zone show it; a day is a day wherever one is.
    package func moved(from zone: TimeZone, to other: TimeZone) -> FloatingTime {
        minute == nil || zone == other ? self : FloatingTime(moment(in: zone), in: other)
    }

    package func adding(days: Int) -> FloatingTime { FloatingTime(day: day + days, minute: minute) }

    package static func < (left: Self, right: Self) -> Bool {
        (left.date, left.minute ?? -1) < (right.date, right.minute ?? -1)
    }
}

extension FloatingTime {
    package var rawValue: String {
        guard let minute else { return date.text }
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(date.text)T\(digits(minute / 60)):\(digits(minute % 60))"
    }

    /// nil for anything but the texts that it writes.
    package init?(rawValue: String) {
        let parts = rawValue.split(separator: "T", omittingEmptySubsequences: false)
        guard
            let date = Self.numbers(parts[0], "-", [4, 2, 2]).flatMap({
                CalendarDate(year: $0[0], month: $0[1], day: $0[2])
            })
        else { return nil }
        guard parts.count > 1 else { self.init(date); return }
        guard parts.count == 2, let clock = Self.numbers(parts[1], ":", [2, 2]), clock[0] < 24, clock[1] < 60 else {
            return nil
        }
        self.init(date, minute: clock[0] * 60 + clock[1])
    }

    private static func numbers(_ text: Substring, _ separator: Character, _ lengths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == lengths, parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        let numbers = parts.compactMap { Int($0) }
        return numbers.count == lengths.count ? numbers : nil
    }
}
