/// A rule by which something comes again and again, as iCalendar writes it (RFC 5545, 3.3.10), in wall time.
package struct Recurrence: Hashable, Sendable, Codable {
    package enum Frequency: String, Hashable, Sendable, Codable, CaseIterable {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// "2FR" is the second Friday of the month or year, "-1FR" the last, "FR" every one.
    package struct Day: Hashable, Sendable, Codable {
        /// nil for every such day; counted from the end where negative.
        package var ordinal: Int?
        /// ISO 8601: Monday is 1.
        package var weekday: Int

        package init(_ weekday: Int, ordinal: Int? = nil) {
            self.weekday = weekday
            self.ordinal = ordinal
        }
    }

    package var frequency: Frequency
    /// 1 or more.
    package var interval = 1
    package var count: Int?
    /// The last moment that may be one.
    package var until: WallTime?
    package var months: [Int] = []
    /// ISO 8601 weeks; from the end of the year where negative.
    package var weekNumbers: [Int] = []
    package var yearDays: [Int] = []
    /// From the end of the month where negative.
    package var monthDays: [Int] = []
    package var days: [Day] = []
    package var hours: [Int] = []
    package var minutes: [Int] = []
    package var seconds: [Int] = []
    /// Which of the moments of one period are meant.
    package var setPositions: [Int] = []
    /// ISO 8601: Monday is 1.
    package var weekStart = 1
    /// Days since 1970-01-01 that are left out, rising; nil for none. `count` counts them all the same, as of a rule beside
    /// an EXDATE (RFC 5545, 3.8.5.1).
    package var without: [Int]?

    package init(_ frequency: Frequency, interval: Int = 1) {
        self.frequency = frequency
        self.interval = max(1, interval)
    }

    /// It counts hours, minutes or seconds.
    package var isOfClock: Bool { frequency == .hourly || frequency == .minutely || frequency == .secondly }

    /// Of what comes each day at hours that follow each other in equal steps, "every 2 hours between 9 and 17": the step and
    /// the first and the last of them, in hours; nil for fewer than four of them.
    package var stretchOfHours: (step: Int, first: Int, last: Int)? {
        guard frequency == .daily, interval == 1, minutes.count < 2, hours.count > 3, let first = hours.first,
            let last = hours.last, case let step = hours[1] - first,
            hours == Array(stride(from: first, through: last, by: step))
        else { return nil }
        return (step, first, last)
    }
}

extension WallTime: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(seconds: try decoder.singleValueContainer().decode(Int.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(seconds)
    }
}
