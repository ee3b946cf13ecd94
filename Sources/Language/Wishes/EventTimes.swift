package import Core
package import Foundation

/// When something takes place, as a line says it: days, or days with times of day, with an end where one was said, and
/// how it comes again.
package struct EventTimes: Sendable, Hashable {
    package private(set) var start: FloatingTime?
    /// Of days the last one.
    package private(set) var finish: FloatingTime?
    package private(set) var rule: Recurrence?
    /// On whose clocks it comes again, where these were said to be others than the speaker's.
    package private(set) var zone: TimeZone?
    /// What was taken for granted of the time.
    package private(set) var assumed: [TimeAssumption] = []
    private var length: SaidLength?

    /// Of the slots that hold a time, under whatever names.
    /// - Throws: why what was said cannot be a time.
    package init(_ slots: Slots, in frame: TimeFrame) throws(TimeProblem) {
        for filled in slots.repeatingWithin(frame).all {
            switch filled.value {
            case .timeProblem(let problem): throw problem
            case .length(let said): length = said
            case .time(let said): take(said.coming(in: frame), in: frame)
            case .timeSpan(let said):
                SaidValue.span(said).span(in: frame).map { take($0) }
                if said.saysNoYear, isTurnedRound { throw .endsBefore(filled.typed) }
            case .repetition(let said):
                let there = frame.onClocks(of: said)
                let times = try WishTimes(Slots([filled]), in: there ?? frame)
                (start, rule, zone) = (times.due, times.repetition?.rule, there?.zone)
                finish = end(of: said, in: there ?? frame)
                assumed += said.assumedHalf(in: there ?? frame)
            default: continue
            }
        }
        addLength()
    }

    private mutating func take(_ said: SaidTime, in frame: TimeFrame) {
        guard let span = SaidValue.time(said).span(in: frame) else { return }
        guard span.kind != .date, span.kind != .daterange else {
            assumed += said.assumptions(in: frame)
            return take(span)
        }
        switch said.reading(in: frame) {
        case .moment(let read):
            join(FloatingTime(read.date, in: frame.zone))
            assumed += read.assumed
        case .over(let date): join(FloatingTime(date, in: frame.zone))
        case .noClock: take(span)
        }
    }

    private mutating func take(_ span: TimeSpan) {
        guard let first = span.start else { return }
        guard span.hasTime else {
            join(FloatingTime(day: first.day))
            if span.kind == .daterange, let end = span.end, end.day - 1 > first.day {
                finish = FloatingTime(day: end.day - 1)
            }
            return
        }
        join(Self.minute(first))
        guard let end = span.end, let start else { return }
        let shift = start.day - first.day
        finish = Self.minute(end.adding(days: shift))
    }

    /// "2 Dec" and "10:00-11:00" are one time, whichever stands first.
    private mutating func join(_ time: FloatingTime) {
        guard let known = start else { return start = time }
        if known.minute == nil, let minute = time.minute {
            start = FloatingTime(known.date, minute: minute)
        } else if time.minute == nil, let minute = known.minute {
            let days = time.day - known.day
            start = FloatingTime(time.date, minute: minute)
            finish = finish.map { Self.minute($0.wall.adding(days: days)) }
        }
    }

    /// Of "every Monday from 18:00 to 19:30" the end of the first one.
    private func end(of said: SaidRepeat, in frame: TimeFrame) -> FloatingTime? {
        guard let span = SaidValue.repetition(said).span(in: frame), span.hasTime, let first = span.start,
            let end = span.end, let start, start.minute != nil
        else { return nil }
        return Self.minute(end.adding(days: start.day - first.day))
    }

    /// In days, and in seconds, what lasts longer was said the wrong way round: the end is of the next year or day.
    private static let longest = (days: 300, seconds: 18 * 3600)

    private var isTurnedRound: Bool {
        guard let start, let finish else { return false }
        guard start.minute != nil, finish.minute != nil else { return finish.day - start.day > Self.longest.days }
        return start.day + 1 == finish.day && finish.wall.seconds - start.wall.seconds > Self.longest.seconds
    }

    private mutating func addLength() {
        guard let length, finish == nil, let start, start.minute != nil, length.months == 0 else { return }
        let seconds = start.wall.seconds + length.days * 86_400 + Int(length.seconds)
        finish = Self.minute(WallTime(seconds: seconds))
    }

    private static func minute(_ wall: WallTime) -> FloatingTime {
        FloatingTime(day: wall.day, minute: wall.minuteOfDay)
    }
}

extension SaidRepeat {
    /// "every day at 6": which half of the day is taken for granted.
    package func assumedHalf(in frame: TimeFrame) -> [TimeAssumption] {
        guard clocks.count == 1, !rule.isOfClock,
            case .moment(let read) = SaidTime(day: .ahead(1), part: part, clock: clocks[0]).reading(in: frame)
        else { return [] }
        return read.assumed.filter { $0 == .halfOfDay }
    }
}
