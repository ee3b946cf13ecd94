/// A stretch of time that the calendar or the clock cuts.
package enum TimeUnit: Int, Hashable, Sendable, Codable, Comparable {
    case second, minute, hour, day, weekend, week, fortnight, month, quarter, season, half, year, decade, century

    package static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

    /// What the clock counts rather than the calendar.
    package var isOfClock: Bool { self < .day }

    /// Seconds of the shorter ones; nil where the calendar decides.
    var seconds: Double? {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        default: nil
        }
    }

    var days: Int? {
        switch self {
        case .day: 1
        case .weekend: 2
        case .week: 7
        case .fortnight: 14
        default: nil
        }
    }

    var months: Int? {
        switch self {
        case .month: 1
        case .quarter, .season: 3
        case .half: 6
        case .year: 12
        case .decade: 120
        case .century: 1200
        default: nil
        }
    }
}

/// A part of the day, with the hours that `TimeConventions` gives it.
package enum DayPart: String, Hashable, Sendable, Codable, CaseIterable {
    case morning, afternoon, evening, night, lunch, breakfast, dinner, daytime
}

/// A season, by the months of the northern half of the world.
package enum YearSeason: String, Hashable, Sendable, Codable, CaseIterable { case spring, summer, autumn, winter }

/// A part of a longer stretch: "early next year", "the end of the month".
package enum SaidPortion: String, Hashable, Sendable, Codable {
    case early, middle, late
    /// "the start of", "the end of"
    case start, end
    /// "the rest of"
    case rest
    /// "later this week": what is left of its second half.
    case later
}
