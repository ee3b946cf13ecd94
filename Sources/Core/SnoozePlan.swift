package import Foundation

/// To when a notice can be put off, for one person at one moment.
package struct SnoozePlan: Sendable {
    package enum Choice: String, Sendable, CaseIterable { case tenMinutes, hour, tonight, tomorrow }

    private let now: Date
    private let zone: TimeZone
    private let evening: Int
    private let time: Int

    /// `evening` is the person's, `time` the time of day of what is put off, both in minutes since midnight.
    package init(now: Date, zone: TimeZone, evening: Int, time: Int) {
        (self.now, self.zone, self.evening, self.time) = (now, zone, evening, time)
    }

    /// nil where it has passed.
    package func moment(_ choice: Choice) -> Date? {
        switch choice {
        case .tenMinutes: now.addingTimeInterval(600)
        case .hour: now.addingTimeInterval(3600)
        case .tonight: moment(daysOn: 0, minute: evening)
        case .tomorrow: moment(daysOn: 1, minute: time)
        }
    }

    private func moment(daysOn days: Int, minute: Int) -> Date? {
        let wall = WallTime(day: WallTime(now, in: zone).day + days, hour: 0, minute: minute)
        return wall.moments(in: zone).dates.first { $0 > now }
    }
}
