package import Core

/// A value read in a line, with its place.
package struct Found: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        case coordinate(Coordinate)
        /// Written like a coordinate, but it cannot be one.
        indirect case problem(CoordinateProblem)
        /// The words between quotes, which are never interpreted.
        case quoted(String)
        /// A #label without its sign.
        case label(String)
        case number(Double)
        indirect case time(SaidTime)
        /// A stretch of time: "from 3 to 5", "before Friday".
        indirect case timeSpan(SaidSpan)
        /// How long: "20 minutes".
        indirect case length(SaidLength)
        /// Again and again: "every Monday at 9".
        indirect case repetition(SaidRepeat)
        indirect case distance(SaidDistance)
        indirect case money(SaidMoney)
        indirect case rating(SaidRating)
        /// Meant as a time, but it cannot be one.
        indirect case timeProblem(TimeProblem)
    }

    package let value: Value
    /// UTF-8 offsets in the original text.
    package let range: Range<Int>
    /// Indices of the line's tokens.
    package let tokens: Range<Int>
    /// False where it is meant so only if the pattern asks for it ("48.2, 16.4").
    let isCertain: Bool
}

extension Found {
    /// A time, a stretch of time or how often something comes.
    var isTime: Bool { value.saysWhen }

    /// A day, or a part of one, without a time of day, and not from or to it.
    var isWholeDay: Bool { if case .time(let time) = value { time.clock == nil && time.length == nil } else { false } }

    /// A time with a time of day.
    var saysClock: Bool { if case .time(let time) = value { time.clock != nil } else { false } }

    /// A day, or a stretch of days.
    var saysDay: Bool {
        switch value {
        case .time(let time): time.day != nil
        case .timeSpan(let span): span.isOfDays
        default: false
        }
    }
}

extension Found.Value {
    /// A time, a stretch of time or how often something comes.
    var saysWhen: Bool {
        switch self {
        case .time, .timeSpan, .repetition: true
        default: false
        }
    }
}
