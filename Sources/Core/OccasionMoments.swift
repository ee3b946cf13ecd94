package import Foundation

/// The calendar entry that an occasion is.
package struct OccasionEntry: Hashable, Sendable {
    package let start: Date
    /// Never before `start`; the same where it has no length.
    package let end: Date
    /// `start` and `end` are then midnights.
    package let isWholeDay: Bool

    package init(start: Date, end: Date, isWholeDay: Bool) {
        (self.start, self.end, self.isWholeDay) = (start, max(start, end), isWholeDay)
    }

    /// When it is time for what is to be done on a side of it; before and after it do not fall into the night.
    package func moment(of side: OccasionRelation) -> Date {
        let hour = 3600.0
        return switch (side, isWholeDay) {
        case (.before, false): start.addingTimeInterval(-hour / 2)
        case (.before, true): start.addingTimeInterval(-6 * hour)
        case (.when, false): start
        case (.when, true): start.addingTimeInterval(9 * hour)
        case (.after, false): end > start ? end : start.addingTimeInterval(hour)
        case (.after, true): end.addingTimeInterval(9 * hour)
        }
    }
}

/// The moments at which it is asked whether an occasion has come: at its usual time, and around the calendar entry that
/// it is.
package struct OccasionMoments: Hashable, Sendable {
    /// Seconds after which a moment is over, and is not asked about any more.
    package static let patience = 1800.0

    package let hours: OccasionHours?
    package let entry: OccasionEntry?

    package init(hours: OccasionHours?, entry: OccasionEntry?) { (self.hours, self.entry) = (hours, entry) }

    /// The first one after a moment, on the clocks of a zone.
    package func next(after moment: Date, in zone: TimeZone) -> Date? {
        let around = OccasionRelation.allCases.compactMap { entry?.moment(of: $0) }.filter { $0 > moment }
        return (around + [hours?.next(after: moment, in: zone)].compactMap(\.self)).min()
    }

    /// The side of the calendar entry that a moment is the time for; nil for any other moment.
    package func side(at moment: Date) -> OccasionRelation? {
        entry.flatMap { entry in OccasionRelation.allCases.first { entry.moment(of: $0) == moment } }
    }
}

extension OccasionHours {
    fileprivate func next(after moment: Date, in zone: TimeZone) -> Date? {
        let today = WallTime(moment, in: zone).day, daily = DailyMoment(minute: minute)
        return (today...today + 8).lazy
            .filter { days.isEmpty || days.contains(CalendarDate.weekday(of: $0)) }
            .map { daily.on($0, in: zone) }.first { $0 > moment }
    }
}
