package import Foundation

/// A date and a time as the clocks on the wall show them, without a zone: whole seconds since 1970 as if in UTC.
package struct WallTime: Hashable, Comparable, Sendable {
    package let seconds: Int

    /// Seconds of a day without a change of the clocks.
    package static let day = 86_400

    package init(seconds: Int) { self.seconds = seconds }

    /// What the clocks of a zone show at a moment.
    package init(_ date: Date, in zone: TimeZone) {
        seconds = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    }

    /// Days since 1970-01-01.
    package init(day: Int, hour: Int, minute: Int) { self.init(day: day, second: hour * 3600 + minute * 60) }

    /// Days since 1970-01-01, and seconds since that midnight, which may be more than a day has.
    package init(day: Int, second: Int = 0) { seconds = day * Self.day + second }

    /// The last second of a day.
    package init(endOf day: Int) { seconds = (day + 1) * Self.day - 1 }

    package var day: Int { Int((Double(seconds) / Double(Self.day)).rounded(.down)) }
    /// Since midnight.
    package var minuteOfDay: Int { secondOfDay / 60 }
    /// Since midnight.
    package var secondOfDay: Int { seconds - day * Self.day }
    /// ISO 8601: Monday is 1, Sunday is 7.
    package var weekday: Int { ((day + 3) % 7 + 7) % 7 + 1 }

    package static func < (left: WallTime, right: WallTime) -> Bool { left.seconds < right.seconds }

    package func adding(days: Int) -> WallTime { WallTime(seconds: seconds + days * Self.day) }

    /// When the clocks of a zone show it: twice where they go back.
    ///
    /// RFC 5545, 3.3.5: a time that is left out when the clocks go forward is counted on from before the change, so
    /// that 2:30 becomes 3:30.
    package func moments(in zone: TimeZone) -> (dates: [Date], isSkipped: Bool) {
        let before = candidate(in: zone, offsetAt: seconds - Self.day)
        let after = candidate(in: zone, offsetAt: seconds + Self.day)
        let dates = (before == after ? [before] : [before, after]).filter { WallTime($0, in: zone) == self }
        return dates.isEmpty ? ([before], true) : (dates.sorted(), false)
    }

    private func candidate(in zone: TimeZone, offsetAt moment: Int) -> Date {
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        return Date(timeIntervalSince1970: Double(seconds - offset))
    }
}

extension WallTime {
    /// "2026-03-14T09:00:00" (ISO 8601 without a zone); nil for anything else.
    package init?(text: String) {
        guard text.utf8.count == 19, let date = try? Date("\(text)Z", strategy: .iso8601) else { return nil }
        seconds = Int(date.timeIntervalSince1970)
    }

    package var text: String {
        String(Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601).dropLast())
    }
}
