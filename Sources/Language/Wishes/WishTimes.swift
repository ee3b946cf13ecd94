package import Core

/// When a thing to do begins, is due and comes again, as a line says it: days, or days with a time of day.
///
/// It is what is kept; what `wayside parse` answers is `AnswerFields`.
package struct WishTimes: Sendable, Hashable {
    package private(set) var start: FloatingTime?
    package private(set) var due: FloatingTime?
    package private(set) var repetition: TaskRule?
    /// What was taken for granted of the time.
    package private(set) var assumed: [TimeAssumption] = []

    /// Of the slots that hold a time, under whatever names.
    /// - Throws: why what was said cannot be a time.
    package init(_ slots: Slots, in frame: TimeFrame) throws(TimeProblem) {
        for filled in slots.dueBeforeOccasion.repeatingWithin(frame).all {
            if case .timeProblem(let problem) = filled.value { throw problem }
            let value = filled.value.coming(in: frame)
            guard filled.name != SlotName.duration, let span = value.said?.span(in: frame) else { continue }
            switch value {
            case .time(let said): take(said, span, isStart: filled.name == SlotName.start, frame)
            case .repetition(let said):
                if let there = frame.onClocks(of: said) { throw .otherClocks(there.zone) }
                // "every 30 February" never comes.
                guard span.start != nil else { throw .noSuchDay(filled.typed, said.start ?? SaidTime()) }
                take(said, span, frame)
            case .timeSpan(let said) where takeNight(said, frame): continue
            case .timeSpan(let said): take(span, frame, isFromToday: said.isBeginning)
            default: take(span, frame)
            }
        }
    }

    /// "in 3 days" is a day for what is due then; what is due within a stretch of days is due on its last one.
    private mutating func take(_ said: SaidTime, _ span: TimeSpan, isStart: Bool, _ frame: TimeFrame) {
        if span.kind != .date, case .moment(let read) = said.reading(in: frame) {
            put(FloatingTime(read.date, in: frame.zone), isStart)
            assumed += read.assumed
        } else if span.kind == .daterange {
            take(span, frame, isPortion: said.isPortion)
        } else if let start = span.start {
            put(Self.floating(start, span), isStart)
            assumed += said.assumptions(in: frame)
        }
    }

    /// What is to be done by tonight is due in the evening, not at midnight.
    private mutating func takeNight(_ said: SaidSpan, _ frame: TimeFrame) -> Bool {
        guard let night = said.limit, night.isNight, case .moment(let read) = night.reading(in: frame) else {
            return false
        }
        put(FloatingTime(read.date, in: frame.zone), false)
        assumed += read.assumed
        return true
    }

    private mutating func put(_ time: FloatingTime, _ isStart: Bool) {
        if isStart { start = start ?? time } else { due = due ?? time }
    }

    /// What is said to begin today has begun, which is kept as well.
    private mutating func take(
        _ span: TimeSpan, _ frame: TimeFrame, isPortion: Bool = false, isFromToday: Bool = false
    ) {
        if let first = span.start, !isPortion, first > frame.wall || isFromToday && first.day == frame.wall.day {
            start = start ?? Self.floating(first, span)
        }
        guard let end = span.end else { return }
        due = due ?? Self.floating(span.hasTime ? end : end.adding(days: -1), span)
    }

    /// A single time of day stands with the first day, several stand in the rule.
    private mutating func take(_ said: SaidRepeat, _ span: TimeSpan, _ frame: TimeFrame) {
        guard var rule = span.rule, let first = span.start else { return }
        if rule.hours.count < 2, rule.minutes.count < 2 { (rule.hours, rule.minutes) = ([], []) }
        var anchor = span.hasTime || rule.isOfClock ? Self.minute(first) : FloatingTime(day: first.day)
        if rule.isOfClock, let clock = said.clocks.first,
            case .moment(let read) = SaidTime(clock: clock).reading(in: frame)
        {
            anchor = FloatingTime(read.date, in: frame.zone)
        }
        repetition = TaskRule(rule, anchor: anchor, isAfterDone: span.isAfterCompletion)
        due = due ?? anchor
    }

    private static func floating(_ wall: WallTime, _ span: TimeSpan) -> FloatingTime {
        span.hasTime ? minute(wall) : FloatingTime(day: wall.day)
    }

    private static func minute(_ wall: WallTime) -> FloatingTime {
        FloatingTime(day: wall.day, minute: wall.minuteOfDay)
    }
}

extension Slots.Value {
    fileprivate func coming(in frame: TimeFrame) -> Slots.Value {
        if case .time(let said) = self { .time(said.coming(in: frame)) } else { self }
    }
}
