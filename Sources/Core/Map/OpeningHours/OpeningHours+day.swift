/// A day laid out along its minutes.
struct OpeningTimeline {
    /// In order, without overlap, from midnight on; what is not there is closed without a word.
    private(set) var spans: [OpeningSpan] = []

    /// What was there before gives way.
    mutating func paint(_ span: OpeningSpan) {
        guard span.start < span.end else { return }
        spans = spans.flatMap { $0.without(span) } + [span]
        spans.sort { $0.start < $1.start }
    }

    /// Only where nothing is open or may be.
    mutating func fill(_ span: OpeningSpan) {
        var rest = [span]
        for taken in spans where taken.state.kind != .closed { rest = rest.flatMap { $0.without(taken) } }
        for piece in rest { paint(piece) }
    }

    func state(at minute: Int) -> OpeningState {
        spans.last { $0.start <= minute && minute < $0.end }?.state ?? OpeningState(.closed)
    }
}

extension OpeningSpan {
    fileprivate func without(_ other: OpeningSpan) -> [OpeningSpan] {
        guard start < other.end, other.start < end else { return [self] }
        var pieces: [OpeningSpan] = []
        if start < other.start { pieces.append(OpeningSpan(start: start, end: other.start, state: state)) }
        if other.end < end { pieces.append(OpeningSpan(start: other.end, end: end, state: state)) }
        return pieces
    }
}

extension OpeningHours {
    /// Everything that begins on a day. A rule for a day says nothing of the night before it, so that Friday's "until
    /// 02:00" stays where Saturday has hours of its own.
    func timeline(startingOn day: Int, site: OpeningSite?, _ guess: HolidayGuess) -> OpeningTimeline {
        var timeline = OpeningTimeline()
        for rule in rules where rule.days.contains(day, guess) {
            let spans = rule.spans(on: day, site: site)
            let closesHours = rule.kind == .closed && !rule.times.isEmpty && rule.days.condition == nil
            if rule.joint == .normal, !closesHours { timeline = OpeningTimeline() }
            for span in spans {
                if rule.joint == .fallback { timeline.fill(span) } else { timeline.paint(span) }
            }
        }
        return timeline
    }
}

extension OpeningRule {
    private static let wholeDay = 1440

    /// On a day to which it applies.
    fileprivate func spans(on day: Int, site: OpeningSite?) -> [OpeningSpan] {
        guard days.condition == nil else {
            let state = OpeningState(.unknown, comment: days.condition)
            return times.isEmpty
                ? [OpeningSpan(start: 0, end: Self.wholeDay, state: state)]
                : times.flatMap { $0.spans(on: day, site: site, state: state) }
        }
        let state = OpeningState(kind, comment: comment)
        guard !times.isEmpty else { return [OpeningSpan(start: 0, end: Self.wholeDay, state: state)] }
        return times.flatMap { $0.spans(on: day, site: site, state: state) }
    }
}

extension OpeningTime {
    fileprivate func spans(on day: Int, site: OpeningSite?, state: OpeningState) -> [OpeningSpan] {
        var doubtful = OpeningState(.unknown, comment: state.comment, doubt: .openEnd)
        guard let start = from.minute(on: day, site), let end = (to ?? from).minute(on: day, site) else {
            doubtful.doubt = .sun
            return [OpeningSpan(start: 0, end: 1440, state: state.kind == .closed ? state : doubtful)]
        }
        var spans: [OpeningSpan] = []
        var last = start
        if let to {
            let isPastMidnight = to.usualMinute <= from.usualMinute
            last = isPastMidnight && end <= start ? end + 1440 : end
            guard last > start else { return [] }
            spans.append(OpeningSpan(start: start, end: last, state: state))
        }
        if hasOpenEnd {
            let end = state.kind == .closed ? max(last, 1440) : Self.guessedEnd(openUntil: last)
            spans.append(OpeningSpan(start: last, end: end, state: state.kind == .closed ? state : doubtful))
        }
        return spans
    }

    /// Until when it may be open, as other readers of the specification have it: to midnight, in the evening ten hours
    /// on, in the night eight.
    private static func guessedEnd(openUntil last: Int) -> Int {
        let hours = last >= 22 * 60 ? 8 : last >= 17 * 60 ? 10 : 0
        return hours == 0 ? 1440 : min(2880, last + hours * 60)
    }
}

extension OpeningTime.Moment {
    /// nil where there is no telling when the sun does it.
    fileprivate func minute(on day: Int, _ site: OpeningSite?) -> Int? {
        switch self {
        case .clock(let minutes): minutes
        case .sun(let event, let offset): (site?.minute(of: event, on: day)).map { min(1440, max(0, $0 + offset)) }
        }
    }

    fileprivate var usualMinute: Int {
        switch self {
        case .clock(let minutes): minutes
        case .sun(let event, let offset): event.usualMinute + offset
        }
    }
}
