import Core

/// A moment that somebody may have meant, on the clocks of their zone: a day, and the time of day where it is known.
package struct MeantTime: Hashable, Sendable {
    /// Since 1970-01-01.
    package let day: Int
    /// Since midnight; nil where no time of day was said.
    package let minute: Int?

    package init(day: Int, minute: Int?) { (self.day, self.minute) = (day, minute) }

    init(_ wall: WallTime, hasTime: Bool = true) { self.init(day: wall.day, minute: hasTime ? wall.minuteOfDay : nil) }

    /// "2026-06-30", "2026-06-30T08:00:00"
    var text: String {
        guard let minute else { return CalendarDate(dayNumber: day).text }
        return WallTime(day: day, hour: 0, minute: minute).text
    }

    /// The same as if it had been typed, with nothing left open.
    package var said: SaidTime {
        let date = CalendarDate(dayNumber: day)
        return SaidTime(
            day: .date(SaidDate(year: .full(date.year), month: date.month, day: date.day)),
            clock: minute.map {
                SaidTime.Clock(hour: $0 / 60 % 12, minute: $0 % 60, half: $0 < 720 ? .am : .pm)
            })
    }
}

extension TimeSpan {
    /// The first of its moments that are still to come; of days without a time of day, today counts.
    func comingTimes(_ limit: Int, in frame: TimeFrame) -> [MeantTime] {
        let now = frame.wall
        let isOfClock = rule?.isOfClock ?? false
        let moments = nextMoments(limit + 1).filter { hasTime ? $0 > now : $0.day >= now.day }
        return moments.prefix(limit).map { MeantTime($0, hasTime: hasTime || isOfClock) }
    }
}

extension SaidTime {
    /// What it means in a frame, and with the other half of the day where none was said; only what is still to come.
    func meant(in frame: TimeFrame) -> [MeantTime] {
        switch reading(in: frame) {
        case .moment(let time):
            return ([time.date] + others(than: time, in: frame)).map { MeantTime(WallTime($0, in: frame.zone)) }
        case .noClock:
            guard let day, let period = TimeMeaning(frame).days.period(day), period.isDay, period.start > frame.wall.day
            else { return [] }
            return [MeantTime(day: period.start, minute: nil)]
        case .over: return []
        }
    }
}
