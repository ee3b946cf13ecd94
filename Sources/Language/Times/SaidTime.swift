/// A time as somebody said it, before it is known when and where; what was not said is nil.
package struct SaidTime: Hashable, Sendable, Codable {
    package enum Day: Hashable, Sendable, Codable {
        /// Today is 0, tomorrow 1.
        case ahead(Int)
        /// "in 3 days": the same time of day, unless another is said.
        case span(Int)
        /// ISO 8601: Monday is 1. The next one to come, or the one of next week.
        case weekday(Int, ofNextWeek: Bool)
    }

    package enum Part: String, Hashable, Sendable, Codable, CaseIterable { case morning, afternoon, evening, night }

    package enum Half: Hashable, Sendable, Codable { case am, pm }

    package struct Clock: Hashable, Sendable, Codable {
        /// 0...24, or 0...12 where a half is given; 24 is midnight at the end of the day.
        package var hour: Int
        package var minute: Int
        package var half: Half?
        /// "6" rather than "6:00".
        package var isWholeHour: Bool

        package init(hour: Int, minute: Int = 0, half: Half? = nil, isWholeHour: Bool = false) {
            self.hour = hour
            self.minute = minute
            self.half = half
            self.isWholeHour = isWholeHour
        }
    }

    /// "in 20 minutes"; with it nothing else is said.
    package var seconds: Int?
    package var day: Day?
    package var part: Part?
    package var clock: Clock?

    package init(seconds: Int? = nil, day: Day? = nil, part: Part? = nil, clock: Clock? = nil) {
        self.seconds = seconds
        self.day = day
        self.part = part
        self.clock = clock
    }

    /// "at 3" alone, which may be a number of something.
    package var isBareHour: Bool { seconds == nil && day == nil && part == nil && clock?.isBare == true }

    /// Both together, where one says what the other leaves open: "tomorrow" and "at 8".
    package func joined(with other: SaidTime) -> SaidTime? {
        guard seconds == nil, other.seconds == nil, day == nil || other.day == nil, clock == nil || other.clock == nil,
            part == nil || other.part == nil
        else { return nil }
        return SaidTime(day: day ?? other.day, part: part ?? other.part, clock: clock ?? other.clock)
    }
}

extension SaidTime.Clock {
    fileprivate var isBare: Bool { half == nil && isWholeHour }
}

/// Why what reads like a time is none.
package enum TimeProblem: Hashable, Sendable {
    /// No clock shows it: "25:00", "13 pm".
    case noSuchClock(String)
    /// Meant as a time, but in a way that is not read yet: "every day at 8", "24 December".
    case unread(String)
    /// More than ten years ahead.
    case tooFar(String)
}

extension SaidTime: CustomStringConvertible {
    /// Short, for tests and logs: "in 1200 s", "+1 8:00", "weekday 5 15:00 pm".
    package var description: String {
        let day: String? =
            switch day {
            case .ahead(let days)?, .span(let days)?: "+\(days)"
            case .weekday(let day, let isNext)?: "\(isNext ? "next " : "")weekday \(day)"
            case nil: nil
            }
        let clock = clock.map { "\($0.hour):\($0.minute < 10 ? "0" : "")\($0.minute)" }
        let half = self.clock?.half.map { $0 == .am ? "am" : "pm" }
        return [seconds.map { "in \($0) s" }, day, part?.rawValue, clock, half].compactMap(\.self)
            .joined(separator: " ")
    }
}
