package import Core
package import Foundation

/// When and where a time was said, and the speaker's habits.
package struct TimeFrame: Sendable {
    package let now: Date
    package private(set) var zone: TimeZone
    package let uses24Hours: Bool
    /// ISO 8601: Monday is 1.
    package let firstWeekday: Int
    /// How "3/10" is read.
    package let order: DateOrder
    package let conventions: TimeConventions
    /// False where only the clocks are known ("local to now"), so that a zone that is named changes nothing.
    var knowsZone = true
    /// The order was chosen rather than taken from where somebody lives.
    var isOrderChosen = false

    package init(now: Date, settings: Settings) {
        self.init(
            now: now, zone: settings.timeZone, uses24Hours: settings.uses24Hours, firstWeekday: settings.firstWeekday,
            order: DateOrder(settings), conventions: TimeConventions(settings.dayParts))
        isOrderChosen = settings.dateOrder != nil
    }

    package init(
        now: Date, zone: TimeZone, uses24Hours: Bool = true, firstWeekday: Int = 1, order: DateOrder = .monthFirst,
        conventions: TimeConventions = TimeConventions()
    ) {
        self.now = now
        self.zone = zone
        self.uses24Hours = uses24Hours
        self.firstWeekday = firstWeekday
        self.order = order
        self.conventions = conventions
    }

    var wall: WallTime { WallTime(now, in: zone) }

    /// The zone that was named with a time of day.
    func zone(named name: String?) -> TimeZone? { knowsZone ? name.flatMap(ZoneAbbreviations.zone) : nil }

    /// The same on the clocks that were named with what comes again; nil where these are its own all the year.
    package func onClocks(of said: SaidRepeat) -> TimeFrame? {
        guard let other = zone(named: said.zone) else { return nil }
        let dates = [now, now.addingTimeInterval(183 * .day)]
        guard dates.contains(where: { other.secondsFromGMT(for: $0) != zone.secondsFromGMT(for: $0) }) else {
            return nil
        }
        var frame = self
        frame.zone = other
        return frame
    }
}

extension DateOrder {
    /// What a person chose. Else most of the world writes the day first; those who speak the English of the United States do
    /// not. In miles people measure who write the day first, too.
    package init(_ settings: Settings) {
        if let chosen = settings.dateOrder {
            self = chosen
            return
        }
        let region = settings.language.uppercased().split { $0 == "-" || $0 == "_" }.dropFirst().last
        self = region == "US" ? .monthFirst : .dayFirst
    }
}

/// What a time means in its frame.
package enum TimeReading: Hashable, Sendable {
    case moment(ReadTime)
    /// A day without a time of day.
    case noClock
    /// It has passed.
    case over(Date)
}

/// A moment, with what was taken for granted.
package struct ReadTime: Hashable, Sendable {
    package let date: Date
    /// It was said as a time of day, so that it belongs to the clocks of a zone.
    package let isWallTime: Bool
    package let assumed: [TimeAssumption]

    package init(date: Date, isWallTime: Bool, assumed: [TimeAssumption]) {
        (self.date, self.isWallTime, self.assumed) = (date, isWallTime, assumed)
    }
}

/// Something about a time that was not said.
package enum TimeAssumption: Hashable, Sendable {
    /// The time of day has passed today.
    case tomorrow
    /// Neither am nor pm was said.
    case halfOfDay
    /// A part of the day stands for an hour.
    case part
    /// The clocks leave that time out on that day.
    case skipped
    /// The clocks show it twice on that day, and the first is meant.
    case twice
    /// Either of two numbers may be the month.
    case order
    /// "next Friday" is of next week, where this week's is still to come.
    case nextWeek
    /// The date is another weekday than was said.
    case otherWeekday
    /// A date without a year that has passed this year not long ago.
    case nextYear
}
