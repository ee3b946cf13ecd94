package import Core

/// A part of a series that becomes one of its own: "Thursdays at 10" of each workday, "from April at 8".
package struct SeriesPart: Hashable, Sendable {
    /// By which it comes, for as long as the series does.
    package let rule: Recurrence
    /// The days of the week that stay as they are beside it, where it is only some of them. ISO 8601: Monday is 1.
    package let leaves: [Int]
    /// nil: as it was.
    package let clock: SaidTime.Clock?
    /// From which day on; nil for now.
    package let start: SaidTime?
}

extension SaidTime.Clock {
    /// In the day of 24 hours.
    package init(minuteOfDay minute: Int) {
        self.init(hour: minute / 60 % 12, minute: minute % 60, half: minute < 720 ? .am : .pm)
    }
}
