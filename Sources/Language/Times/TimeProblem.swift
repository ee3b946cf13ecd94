package import Foundation

/// Why what reads like a time is none, with the words.
package enum TimeProblem: Error, Hashable, Sendable {
    /// No clock shows it: "25:00", "13 pm".
    case noSuchClock(String, SaidTime)
    /// No month has it: "31 June".
    case noSuchDay(String, SaidTime)
    /// Meant as a time, but not as one moment, where one is needed: "every day at 8", "from 3 to 5".
    case manyMoments(String, SaidValue)
    /// More than ten years ahead.
    case tooFar(String)
    /// It is over before it begins: "10 July to 5 July", "14:00-13:00".
    case endsBefore(String)
    /// It comes again on the clocks of another zone than the speaker's, where it is kept on these.
    case otherClocks(TimeZone)

    /// The day that was said with a clock that cannot be.
    package var day: SaidTime? {
        if case .noSuchClock(_, let said) = self, let day = said.day { SaidTime(day: day) } else { nil }
    }

    /// Another day or hour is all that is missing.
    package var isMended: Bool {
        switch self {
        case .noSuchClock, .noSuchDay: true
        case .manyMoments, .tooFar, .otherClocks, .endsBefore: false
        }
    }

    /// The day of a clock that cannot be, or the time of day of such a day.
    package var timeBeside: SaidTime? {
        guard case .noSuchDay(_, let said) = self else { return day }
        return SaidTime(part: said.part, clock: said.clock)
    }

    /// What comes again and again.
    package var repetition: SaidRepeat? {
        switch self {
        case .manyMoments(_, .repetition(let said)): said
        case .manyMoments(_, .span(let span)): span.daysOfWeek
        default: nil
        }
    }
}
