extension OpeningHours {
    /// Whether it is open when the clocks there show that time. Without a site, what hangs on the sun is unknown.
    package func state(at time: WallTime, site: OpeningSite? = nil) -> OpeningState {
        pieces(of: time.day, site: site).last { $0.start <= time.minuteOfDay }?.state ?? OpeningState(.closed)
    }

    /// When it opens, closes or becomes unknown next; nil where it does not within two years.
    package func nextChange(after time: WallTime, site: OpeningSite? = nil) -> OpeningChange? {
        let kind = state(at: time, site: site).kind
        for day in time.day...time.day + Self.horizon {
            for piece in pieces(of: day, site: site) where piece.state.kind != kind {
                let moment = WallTime(day: day, second: piece.start * 60)
                if moment > time { return OpeningChange(moment: moment, state: piece.state) }
            }
        }
        return nil
    }

    /// The times in which it is open or may be, as they begin on a day (counted from 1970-01-01), in order; those that
    /// touch each other are one. Holidays aside.
    package func spans(on day: Int, site: OpeningSite? = nil) -> [OpeningSpan] {
        let spans = timeline(startingOn: day, site: site, HolidayGuess()).spans.filter { $0.state.kind != .closed }
        return spans.reduce(into: []) { result, span in
            if let last = result.last, last.end == span.start, last.state == span.state {
                result[result.count - 1].end = span.end
            } else {
                result.append(span)
            }
        }
    }

    /// It says something of public holidays, which may be today without our knowing.
    var mentionsPublicHolidays: Bool { rules.contains { $0.days.holidays.contains { !$0.isSchool } } }
    var mentionsSchoolHolidays: Bool { rules.contains { $0.days.holidays.contains(where: \.isSchool) } }

    /// Days.
    private static let horizon = 731

    /// A day in pieces of one state each, from midnight to midnight, in order.
    private func pieces(of day: Int, site: OpeningSite?) -> [OpeningSpan] {
        let plain = wholeDay(day, site: site, HolidayGuess())
        let free = mentionsSchoolHolidays ? wholeDay(day, site: site, HolidayGuess(isSchoolFree: true)) : nil
        let holiday = mentionsPublicHolidays ? wholeDay(day, site: site, HolidayGuess(publicHoliday: day)) : nil
        let spans = plain.spans + (free?.spans ?? []) + (holiday?.spans ?? [])
        let edges = Set(spans.flatMap { [$0.start, $0.end] } + [0]).filter { (0..<1440).contains($0) }.sorted()
        return edges.enumerated().map { place, start in
            var state = plain.state(at: start)
            if let free = free?.state(at: start), free.kind != state.kind {
                state = OpeningState(.unknown, comment: state.comment ?? free.comment, doubt: .schoolHolidays)
            }
            if let holiday = holiday?.state(at: start), holiday.kind != state.kind { state.onHoliday = holiday.kind }
            let end = place + 1 < edges.count ? edges[place + 1] : 1440
            return OpeningSpan(start: start, end: end, state: state)
        }
    }

    /// What begins on a day over what has come in from the night before.
    private func wholeDay(_ day: Int, site: OpeningSite?, _ guess: HolidayGuess) -> OpeningTimeline {
        var whole = OpeningTimeline()
        for span in timeline(startingOn: day - 1, site: site, guess).spans where span.end > 1440 {
            whole.paint(OpeningSpan(start: max(0, span.start - 1440), end: span.end - 1440, state: span.state))
        }
        for span in timeline(startingOn: day, site: site, guess).spans {
            // "Su off" says nothing of Saturday's night.
            let isDayOff = span.state.kind == .closed && span.start == 0 && span.end >= 1440
            if isDayOff { whole.fill(span) } else { whole.paint(span) }
        }
        return whole
    }
}
