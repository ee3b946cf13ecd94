import Core
import Foundation

extension SaidTime {
    /// The first moment after the frame's that fits what was said.
    package func reading(in frame: TimeFrame) -> TimeReading {
        let settled = settled(in: frame).coming(in: frame)
        guard settled == self else { return settled.reading(in: frame) }
        if let length { return reading(length, in: frame) }
        let meaning = TimeMeaning(frame)
        if case .span(let length)? = day, clock == nil, part == nil {
            return frame.moment([meaning.moved(frame.wall, by: length)], []) ?? .over(frame.now)
        }
        let minutes = minutes(meaning)
        guard !minutes.times.isEmpty else { return .noClock }
        guard let day else { return nextTime(minutes, frame) }
        guard let period = meaning.days.period(day) else { return .noClock }
        if !period.isDay, clock == nil { return .noClock }
        // "end of the month" is its last day.
        let first = period.isEdge ? period.end - 1 : period.start
        // On another day a clock of 24 hours says which half is meant.
        let half = frame.uses24Hours && first > frame.wall.day && part == nil && minutes.isFirstHalf
        let assumed = (half ? [] : minutes.assumed) + assumptions(of: day, meaning)
        if let reading = frame.moment(times(minutes, on: first, frame), assumed) { return reading }
        if let later = next(day, meaning), let reading = frame.moment(times(minutes, on: later, frame), assumed) {
            return reading
        }
        let last = times(minutes, on: first, frame).last ?? frame.wall
        return .over(last.moments(in: frame.zone).dates.last ?? frame.now)
    }

    /// Farther away than that, or past, "Fri 8" is no 8th that is a Friday.
    private static let farthestPlain = 13

    /// "Fri 8" is at eight, unless a Friday the 8th comes soon.
    package func settled(in frame: TimeFrame) -> SaidTime {
        guard let plainHour, case .date(let date)? = day, let weekday = date.weekday,
            let period = DayMeaning(frame).period(date),
            !(frame.wall.day...frame.wall.day + Self.farthestPlain).contains(period.start)
        else { return self }
        return SaidTime(day: .weekday(weekday, .coming), part: part, clock: plainHour)
    }

    /// "Fri 8": the hour that the number of its day may be.
    var plainHour: Clock? {
        guard clock == nil, case .date(let date)? = day, date.isPlain == true, date.month == nil, date.weekday != nil,
            let hour = date.day, hour <= 24
        else { return nil }
        return Clock(hour: hour, isWholeHour: true, isNumber: true)
    }

    private func reading(_ length: SaidLength, in frame: TimeFrame) -> TimeReading {
        guard length.seconds != 0 || length.days != 0 || length.months != 0 else { return .over(frame.now) }
        let meaning = TimeMeaning(frame)
        let days = SaidLength(months: length.months, days: length.days)
        let wall = meaning.moved(frame.wall, by: days)
        let from = length.days == 0 && length.months == 0 ? frame.now : wall.moments(in: frame.zone).dates.first
        let date = (from ?? frame.now).addingTimeInterval(length.seconds)
        guard date > frame.now else { return .over(date) }
        return .moment(ReadTime(date: date, isWallTime: false, assumed: []))
    }

    /// The day after which what has passed today comes again.
    private func next(_ day: SaidDay, _ meaning: TimeMeaning) -> Int? {
        switch day {
        case .weekday(_, .coming), .date, .figures, .holiday(_, .coming, nil):
            return DayMeaning(meaning.frame, from: meaning.days.present + 1).period(day)?.start
        default: return nil
        }
    }

    /// What is taken for granted of its day.
    func assumptions(in frame: TimeFrame) -> [TimeAssumption] {
        day.map { assumptions(of: $0, TimeMeaning(frame)) } ?? []
    }

    private func assumptions(of day: SaidDay, _ meaning: TimeMeaning) -> [TimeAssumption] {
        assumedOfDay(day, meaning) + assumedYear(of: day, meaning)
    }

    private func assumedYear(of day: SaidDay, _ meaning: TimeMeaning) -> [TimeAssumption] {
        guard day.isDateOfAnyYear, let start = meaning.days.period(day)?.start,
            start - meaning.days.present > Self.longAhead,
            CalendarDate(dayNumber: start).year > CalendarDate(dayNumber: meaning.days.present).year
        else { return [] }
        return [.nextYear]
    }

    private func assumedOfDay(_ day: SaidDay, _ meaning: TimeMeaning) -> [TimeAssumption] {
        if day.isOpenOrder { return meaning.frame.isOrderChosen ? [] : [.order] }
        if case .date(let date) = day, let weekday = date.weekday, let period = meaning.days.period(day), period.isDay {
            return CalendarDate.weekday(of: period.start) == weekday ? [] : [.otherWeekday]
        }
        guard case .weekday(let weekday, .next) = day, let coming = meaning.days.period(.weekday(weekday, .coming)),
            coming.start < meaning.days.period(day)?.start ?? 0, coming.start > meaning.days.present
        else { return [] }
        return [.nextWeek]
    }

    /// Days beyond which a date without a year is rather one that has just passed.
    private static let longAhead = 300

    /// Today, else tomorrow.
    private func nextTime(_ minutes: Minutes, _ frame: TimeFrame) -> TimeReading {
        let today = frame.wall.day
        if let reading = frame.moment(times(minutes, on: today, frame), minutes.assumed) { return reading }
        return frame.moment(times(minutes, on: today + 1, frame), minutes.assumed + [.tomorrow]) ?? .noClock
    }

    /// The times of day that words may mean.
    private struct Minutes {
        /// Seconds of the day, ascending.
        let times: [Int]
        var assumption: TimeAssumption?

        var assumed: [TimeAssumption] { assumption.map { [$0] } ?? [] }
        /// The likeliest is before noon.
        var isFirstHalf: Bool { times.first.map { $0 < 43_200 } ?? false }
    }

    private func times(_ minutes: Minutes, on day: Int, _ frame: TimeFrame) -> [WallTime] {
        minutes.times.map { second in
            TimeMeaning(frame).inZone(WallTime(day: day, second: second), zone)
        }
    }

    /// Without am or pm, today either half may be meant and the next is; on another day the one in waking hours is.
    private func minutes(_ meaning: TimeMeaning) -> Minutes {
        let frame = meaning.frame
        guard let clock else {
            guard let part else { return Minutes(times: endOfDay(frame)) }
            return Minutes(times: [frame.conventions.hours(of: part).usual * 60], assumption: .part)
        }
        let isOpen =
            clock.half == nil && (1...12).contains(clock.hour)
            && (isPartMeant == true
                || part?.half(ofHour: clock.hour) == nil && (clock.isWholeHour || !frame.uses24Hours))
        let times = meaning.seconds(of: clock, self)
        // "at 2 at night" without a day is this night or the next.
        let isNight = part == .night && day == nil && clock.half ?? part?.half(ofHour: clock.hour) == .am
        return Minutes(
            times: isNight ? times + times.map { $0 + 86_400 } : times, assumption: isOpen ? .halfOfDay : nil)
    }

    private func endOfDay(_ frame: TimeFrame) -> [Int] {
        if case .portion(.end, .unit(.day, _))? = day { return [frame.conventions.endOfDay] }
        return []
    }
}

extension TimeFrame {
    /// The first of some wall times that is still to come.
    fileprivate func moment(_ times: [WallTime], _ assumed: [TimeAssumption]) -> TimeReading? {
        for time in times {
            let moments = time.moments(in: zone)
            guard let date = moments.dates.first(where: { $0 > now }) else { continue }
            var assumed = assumed
            if moments.isSkipped { assumed.append(.skipped) }
            if moments.dates.count > 1, date == moments.dates.first { assumed.append(.twice) }
            return .moment(ReadTime(date: date, isWallTime: true, assumed: assumed))
        }
        return nil
    }
}

extension SaidDay {
    /// A day and a month, and no year.
    fileprivate var isDateOfAnyYear: Bool {
        switch self {
        case .date(let date): date.year == nil && date.month != nil && date.day != nil
        case .figures(_, _, let year): year == nil
        default: false
        }
    }
}
