package import Core

/// What a time means in its frame, in wall time: a day, a moment, a stretch, a length or a repetition.
package struct TimeSpan: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case date, time, datetime, daterange, timerange, datetimerange, duration, recurrence
    }

    package var kind: Kind
    /// nil where it is open ("before Friday") or a length.
    package var start: WallTime?
    /// The first moment that is no longer part of it; nil where there is none.
    package var end: WallTime?
    /// Of a length, with 30 days for a month and 365 for a year.
    package var seconds: Double?
    package var rule: Recurrence?
    /// Counted from when the last one was done.
    package var isAfterCompletion = false

    init(_ kind: Kind, start: WallTime? = nil, end: WallTime? = nil, seconds: Double? = nil) {
        (self.kind, self.start, self.end, self.seconds) = (kind, start, end, seconds)
    }

    /// The times of day mean something.
    package var hasTime: Bool {
        switch kind {
        case .date, .daterange: false
        case .time, .datetime, .timerange, .datetimerange: true
        case .duration: false
        case .recurrence: rule.map { !$0.hours.isEmpty || $0.isOfClock } ?? false
        }
    }
}

extension TimeSpan {
    /// The first moments of a repetition, to be shown ("says the next three dates").
    func nextMoments(_ limit: Int) -> [WallTime] {
        guard let rule, let start else { return [] }
        return rule.occurrences(from: start, limit: limit)
    }
}

extension SaidValue {
    /// nil where no day or clock shows it.
    package func span(in frame: TimeFrame) -> TimeSpan? {
        let meaning = TimeMeaning(frame)
        switch self {
        case .time(let time): return meaning.span(of: time)
        case .span(let span): return meaning.span(of: span)
        case .length(let length): return TimeSpan(.duration, seconds: length.approximateSeconds)
        case .repetition(let said): return meaning.span(of: said)
        case .noSuchClock, .noSuchDay: return nil
        }
    }
}
