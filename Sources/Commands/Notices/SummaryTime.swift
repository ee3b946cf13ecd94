import Core
import Foundation
import Language

/// When a summary is to come.
struct SummaryTime: CustomStringConvertible {
    /// Since midnight.
    let minute: Int
    let isEvening: Bool

    var description: String { "\(minute) \(isEvening ? "evening" : "morning")" }

    /// What a line says: one, or that of the morning and that of the evening; throws where that cannot be.
    static func times(in said: Said) throws -> [SummaryTime] {
        let slots = said.slots, words = said.spoken.line.dayPart, part = words == .night ? .evening : words
        let moments =
            try Moment.all(of: slots["at"]) + Moment.all(of: slots["second"])
            + Moment.all(ofHour: slots.number("hour")) + Moment.all(ofHour: slots.number("secondHour"))
        guard let first = moments.first else { return [usual(isEvening: part == .evening)] }
        guard moments.count > 1 else { return [try first.time(in: part)] }
        let pair = try [first.time(in: nil), moments[1].time(behind: first.time(in: nil))]
        guard moments.count == 2, pair[0].isEvening != pair[1].isEvening else { throw Refusal(SummaryReply.which) }
        return pair
    }

    static func usual(isEvening: Bool) -> SummaryTime {
        SummaryTime(minute: SummaryPress.usual(isEvening: isEvening), isEvening: isEvening)
    }
}

/// A time of day or a part of the day, as it was said.
private struct Moment {
    let clock: SaidTime.Clock?
    let part: DayPart?

    static func all(of slot: Slots.Filled?) throws -> [Moment] {
        switch slot?.value {
        case nil: return []
        case .time(let time) where time.clock != nil || time.part != nil:
            return [Moment(clock: time.clock, part: time.part)]
        case .repetition(let often) where !often.clocks.isEmpty:
            return often.clocks.map { Moment(clock: $0, part: nil) }
        case .repetition(let often) where often.rule.frequency == .daily:
            return often.part.map { [Moment(clock: nil, part: $0)] } ?? []
        case .timeProblem(let problem): throw Refusal(problem)
        default: throw Refusal(SummaryReply.which)
        }
    }

    static func all(ofHour hour: Double?) throws -> [Moment] {
        guard let hour else { return [] }
        guard hour == hour.rounded(), (0...24).contains(hour) else { throw Refusal(SummaryReply.which) }
        return [Moment(clock: SaidTime.Clock(hour: Int(hour), isWholeHour: true, isNumber: true), part: nil)]
    }

    /// In the part of the day that it names, else in that of its line.
    func time(in ofLine: DayPart?) throws -> SummaryTime {
        let said = part ?? ofLine, part = said == .night ? .evening : said
        guard let clock else { return .usual(isEvening: part == .evening) }
        guard let minute = clock.minuteOfDay(in: part) else { throw Refusal(SummaryReply.which) }
        return SummaryTime(minute: minute, isEvening: part == .evening || part == nil && minute >= 16 * 60)
    }

    /// "at 7 and 8": the second one is of the evening, where it can be.
    func time(behind first: SummaryTime) throws -> SummaryTime {
        let isOpen = part == nil && clock?.half == nil && (clock?.hour ?? 12) < 12
        return try time(in: isOpen && !first.isEvening ? .evening : nil)
    }
}

extension SaidTime.Clock {
    /// Minutes since midnight of a usual day; nil for what no clock shows.
    fileprivate func minuteOfDay(in part: DayPart?) -> Int? {
        if half == nil, part == nil || !(1...11).contains(hour) { return (hour * 60 + minute) % 1440 }
        let frame = TimeFrame(now: Date(timeIntervalSince1970: 0), zone: .gmt)
        let said = SaidTime(day: .ahead(1), part: part, clock: self)
        guard case .moment(let read) = said.reading(in: frame) else { return nil }
        return WallTime(read.date, in: .gmt).minuteOfDay
    }
}
