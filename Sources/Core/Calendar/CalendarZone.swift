package import Foundation

/// What the clocks of a calendar's times follow: a zone of the world, or one that the calendar brought itself.
package enum CalendarZone: Hashable, Sendable, Codable {
    case named(TimeZone)
    /// The name is the calendar's own.
    case custom(name: String, ZoneChanges)

    package static let utc = CalendarZone.named(.gmt)

    /// Seconds east of UTC at a moment, which is in seconds since 1970.
    package func offset(at moment: Int) -> Int {
        switch self {
        case .named(let zone): zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        case .custom(_, let changes): changes.offset(at: moment)
        }
    }

    /// What its clocks show at a moment.
    package func wallTime(at date: Date) -> WallTime {
        let moment = Int(date.timeIntervalSince1970.rounded(.down))
        return WallTime(seconds: moment + offset(at: moment))
    }

    /// When its clocks show it: the first time where they do so twice, and what RFC 5545, 3.3.5 says where they skip it
    /// (counted on from before the change).
    package func moment(of wall: WallTime) -> Date {
        if self == .utc { return Date(timeIntervalSince1970: Double(wall.seconds)) }
        let before = wall.seconds - offset(at: wall.seconds - 86_400)
        let after = wall.seconds - offset(at: wall.seconds + 86_400)
        let isShown = { (moment: Int) in moment + offset(at: moment) == wall.seconds }
        let first = [min(before, after), max(before, after)].first(where: isShown)
        return Date(timeIntervalSince1970: Double(first ?? before))
    }
}

/// When the clocks of a zone change, and to what.
package struct ZoneChanges: Hashable, Sendable, Codable {
    package struct Change: Hashable, Sendable, Codable {
        /// Seconds since 1970.
        package let moment: Int
        /// Seconds east of UTC from then on.
        package let offset: Int
        package let isDaylight: Bool

        package init(moment: Int, offset: Int, isDaylight: Bool) {
            (self.moment, self.offset, self.isDaylight) = (moment, offset, isDaylight)
        }
    }

    /// Seconds east of UTC before the first change.
    package let first: Int
    /// In order of time.
    package let changes: [Change]

    package init(first: Int, changes: [Change] = []) {
        self.first = first
        self.changes = changes.sorted { $0.moment < $1.moment }
    }

    package func offset(at moment: Int) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].moment <= moment { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : changes[low - 1].offset
    }
}
