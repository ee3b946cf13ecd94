/// A time as somebody said it, before it is known when and where; what was not said is nil.
package struct SaidTime: Hashable, Sendable, Codable {
    package typealias Part = DayPart

    package enum Half: Hashable, Sendable, Codable { case am, pm }

    package struct Clock: Hashable, Sendable, Codable {
        /// 0...24, or 0...12 where a half is given; 24 is midnight at the end of the day.
        package var hour: Int
        package var minute: Int
        package var second: Int
        package var half: Half?
        /// "6" rather than "6:00".
        package var isWholeHour: Bool
        /// Nothing but a number: no "o'clock", no "half past".
        package var isNumber: Bool

        package init(
            hour: Int, minute: Int = 0, second: Int = 0, half: Half? = nil, isWholeHour: Bool = false,
            isNumber: Bool = false
        ) {
            (self.hour, self.minute, self.second) = (hour, minute, second)
            (self.half, self.isWholeHour, self.isNumber) = (half, isWholeHour, isNumber)
        }
    }

    /// Nothing was said.
    package var isEmpty: Bool {
        length == nil && day == nil && part == nil && portion == nil && clock == nil && zone == nil
    }

    /// "in 20 minutes", "an hour ago"; with it nothing else is said.
    package var length: SaidLength?
    package var day: SaidDay?
    package var part: Part?
    /// The part was not said: it is the one in which such things mostly are.
    package var isPartMeant: Bool?
    /// "early", "late" of a part of the day.
    package var portion: SaidPortion?
    package var clock: Clock?
    /// The zone named behind a time of day, as typed: "EST".
    package var zone: String?

    package init(
        length: SaidLength? = nil, day: SaidDay? = nil, part: Part? = nil, portion: SaidPortion? = nil,
        clock: Clock? = nil, zone: String? = nil
    ) {
        (self.length, self.day, self.part) = (length, day, part)
        (self.portion, self.clock, self.zone) = (portion, clock, zone)
    }

    package init(seconds: Int) { self.init(length: SaidLength(seconds: Double(seconds))) }

    /// The next day of that name, whatever else is said.
    package var isComingWeekday: Bool { if case .weekday(_, .coming)? = day { true } else { false } }

    /// "the 12th", of whatever month.
    package var isDayOfMonthAlone: Bool {
        guard case .date(let date)? = day else { return false }
        return date.day != nil && date.month == nil && date.year == nil && date.weekday == nil
    }

    /// A day and nothing else.
    package var isDayAlone: Bool { day != nil && length == nil && part == nil && clock == nil }

    /// "4pm in summer", "at 9 in May": a time of day for a part of the year.
    package var isOfSeason: Bool {
        guard clock != nil, let day else { return false }
        return switch day {
        case .season: true
        case .date(let date): date.day == nil && date.month != nil
        default: false
        }
    }

    /// "tonight", "tomorrow night", with no time of day.
    var isNight: Bool { part == .night && clock == nil }

    /// "at 3" alone, which may be a number of something.
    package var isBareHour: Bool { length == nil && day == nil && part == nil && clock?.isBare == true }

    /// Both together, where one says what the other leaves open: "tomorrow" and "at 8".
    package func joined(with other: SaidTime) -> SaidTime? {
        guard length == nil, other.length == nil, day == nil || other.day == nil, clock == nil || other.clock == nil,
            part == nil || other.part == nil
        else { return nil }
        return SaidTime(
            day: day ?? other.day, part: part ?? other.part, portion: portion ?? other.portion,
            clock: clock ?? other.clock, zone: zone ?? other.zone)
    }
}

extension SaidTime.Clock {
    fileprivate var isBare: Bool { half == nil && isWholeHour }
}

extension SaidTime: CustomStringConvertible {
    /// Short, for tests and logs: "in 1200 s", "+1 8:00", "weekday 5 15:00 pm".
    package var description: String {
        let clock = clock.map { clock in
            let seconds = clock.second == 0 ? "" : ":\(clock.second)"
            return "\(clock.hour):\(clock.minute < 10 ? "0" : "")\(clock.minute)\(seconds)"
        }
        let half = self.clock?.half.map { $0 == .am ? "am" : "pm" }
        return [
            length.map { "in \($0)" }, day?.description, portion?.rawValue, part?.rawValue, clock, half, zone,
        ].compactMap(\.self).joined(separator: " ")
    }
}
