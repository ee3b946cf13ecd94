package import Core

/// What words stand for on which people do not agree; each value is a person's own to change.
///
/// Decided once, here; why stands in docs/times.md.
package struct TimeConventions: Hashable, Sendable, Codable {
    /// Hours of the day; `to` may be 24.
    package struct Hours: Hashable, Sendable, Codable {
        package var from: Int
        package var to: Int
        /// What the word stands for where one moment is needed, in minutes since midnight.
        package var usual: Int

        package init(_ from: Int, _ to: Int, usual hour: Int) { (self.from, self.to, usual) = (from, to, hour * 60) }

        /// With the moment that somebody means by the word, which lies within the hours.
        mutating func mean(_ minute: Int?) {
            guard let minute else { return }
            usual = minute
            (from, to) = (min(from, minute / 60), max(to, minute / 60 + 1))
        }
    }

    package var morning = Hours(8, 12, usual: 9)
    package var breakfast = Hours(8, 12, usual: 8)
    package var lunch = Hours(12, 14, usual: 12)
    package var afternoon = Hours(12, 16, usual: 15)
    package var dinner = Hours(18, 21, usual: 19)
    package var evening = Hours(16, 20, usual: 19)
    package var night = Hours(20, 24, usual: 21)
    package var daytime = Hours(8, 18, usual: 12)
    /// Hours from which on a number without am or pm is in the morning, on a day other than today; others are after noon.
    var wakingHours = 7...11
    /// Seconds of the day: "end of day".
    var endOfDay = 86_399
    /// ISO 8601: Saturday and Sunday.
    package var weekend = 6...7
    /// The first months of spring, summer, autumn and winter.
    var seasons = [3, 6, 9, 12]

    package init() {}

    package init(_ times: DayPartTimes) {
        morning.mean(times.morning)
        lunch.mean(times.lunch)
        afternoon.mean(times.afternoon)
        evening.mean(times.evening)
        night.mean(times.night)
    }

    package func hours(of part: DayPart) -> Hours {
        switch part {
        case .morning: morning
        case .breakfast: breakfast
        case .lunch: lunch
        case .afternoon: afternoon
        case .dinner: dinner
        case .evening: evening
        case .night: night
        case .daytime: daytime
        }
    }
}

extension DayPart {
    /// Which half of the day an hour of 1...12 belongs to in that part; nil for other hours.
    func half(ofHour hour: Int) -> SaidTime.Half? {
        guard (1...12).contains(hour) else { return nil }
        return switch self {
        case .morning: .am
        // Brunch may be at twelve.
        case .breakfast: (4...11).contains(hour) ? .am : .pm
        case .afternoon, .evening, .dinner: .pm
        // "pack lunch at 7:20" is no time to eat it.
        case .lunch: (4...9).contains(hour) ? nil : (10...11).contains(hour) ? .am : .pm
        case .daytime: (7...11).contains(hour) ? .am : .pm
        case .night: (6...11).contains(hour) ? .pm : .am
        }
    }
}
