import Core
import Foundation
import Language

/// Two times of day as somebody said them: "22-7", "between 10pm and 7am".
struct SaidHours: Sendable, CustomStringConvertible {
    let from: SaidTime
    let until: SaidTime

    /// In minutes since midnight, for tests: "1320-420".
    var description: String { (try? minutes(uses24Hours: true)).map { "\($0.from)-\($0.until)" } ?? "none" }

    init(_ said: Said) throws {
        if let from = said.slots.number("from"), let until = said.slots.number("until") {
            (self.from, self.until) = (try Self.hour(from), try Self.hour(until))
            return
        }
        switch said.slots["hours"]?.value {
        case .timeSpan(.between(let first, let last, _)): (from, until) = (first, last)
        case .timeProblem(let problem): throw Refusal(problem)
        default: throw Refusal(QuietReply.which)
        }
    }

    /// Minutes since midnight, and the hours that may have been meant instead.
    ///
    /// "10-7" is a night, though either may be in the other half of the day.
    func minutes(uses24Hours: Bool) throws -> (from: Int, until: Int, other: QuietHours?) {
        guard let first = Self.minute(of: from, uses24Hours), let last = Self.minute(of: until, uses24Hours) else {
            throw Refusal(QuietReply.which)
        }
        guard from.isOpenHalf, until.isOpenHalf, let hour = from.clock?.hour, let end = until.clock?.hour,
            (5..<12).contains(hour), (4..<12).contains(end), hour > end
        else { return (first, last, nil) }
        return ((hour + 12) * 60, end * 60, QuietHours(from: hour * 60, until: (end + 12) * 60))
    }

    private static func hour(_ number: Double) throws -> SaidTime {
        guard number == number.rounded(), (0...24).contains(number) else { throw Refusal(QuietReply.which) }
        return SaidTime(clock: SaidTime.Clock(hour: Int(number), isWholeHour: true, isNumber: true))
    }

    /// Since midnight; a number without a half of the day is meant as it stands.
    static func minute(of time: SaidTime, _ uses24Hours: Bool) -> Int? {
        guard let clock = time.clock else { return nil }
        if clock.half == nil, time.part == nil { return (clock.hour * 60 + clock.minute) % 1440 }
        let frame = TimeFrame(now: Date(timeIntervalSince1970: 0), zone: .gmt, uses24Hours: uses24Hours)
        let said = SaidTime(day: .ahead(1), part: time.part, clock: clock)
        guard case .moment(let read) = said.reading(in: frame) else { return nil }
        return WallTime(read.date, in: .gmt).minuteOfDay
    }
}

extension SaidTime {
    /// Neither half of the day was said, nor is it written in full: "10".
    fileprivate var isOpenHalf: Bool {
        guard let clock, part == nil else { return false }
        return clock.half == nil && clock.isWholeHour && (1...12).contains(clock.hour)
    }
}

extension SaidSpan {
    /// Only when it ends was said.
    var isEnd: Bool {
        switch self {
        case .until, .before: true
        default: false
        }
    }
}
