package import Foundation

/// How a notice that nobody has answered is given again.
package struct NagPlan: Hashable, Sendable {
    /// Every two minutes, ten times in all.
    package let isAlarm: Bool
    /// Seconds between notices until it is done; nil for none.
    package let nag: Int?

    package static let alarmStep = 120.0
    package static let mostAlarms = 10
    /// What can be chosen, in seconds.
    package static let choices = [3600, 1800, 900]

    package init(isAlarm: Bool, nag: Int?) {
        self.isAlarm = isAlarm
        self.nag = nag
    }

    /// When the notice comes again, after `given` of it, the last one `now`; nil where it does not.
    ///
    /// An alarm that nobody heard goes on as a nag where both are on.
    package func next(given: Int, now: Date) -> Date? {
        if isAlarm, given < Self.mostAlarms { return now.addingTimeInterval(Self.alarmStep) }
        return nag.map { now.addingTimeInterval(Double($0)) }
    }
}
