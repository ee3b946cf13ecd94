import Core
import Foundation

/// What a time that was said means in a frame.
struct TimeMeaning {
    let frame: TimeFrame
    let days: DayMeaning
    /// On the clocks there.
    let now: WallTime

    init(_ frame: TimeFrame, from day: Int? = nil) {
        self.frame = frame
        days = DayMeaning(frame, from: day)
        now = frame.wall
    }

    /// A moment some time from now: months and days on the calendar, hours on the clock.
    func moved(_ moment: WallTime, by length: SaidLength) -> WallTime {
        let day = days.moved(moment.day, by: length)
        let time = WallTime(seconds: moment.seconds + (day - moment.day) * WallTime.day)
        guard length.seconds != 0 else { return time }
        guard let date = time.moments(in: frame.zone).dates.first else { return time }
        return WallTime(date.addingTimeInterval(length.seconds), in: frame.zone)
    }

    func span(of time: SaidTime) -> TimeSpan? {
        let time = time.settled(in: frame)
        if let length = time.length { return TimeSpan(.datetime, start: moved(now, by: length)) }
        guard let day = time.day else { return timeAlone(time) }
        if time.clock == nil, time.part == nil, case .portion(let portion, let said) = day,
            let whole = days.period(said), whole.isDay
        {
            return partOfDay(portion, whole.start)
        }
        guard let period = days.period(day) else { return nil }
        if let clock = time.clock { return moment(clock, time, on: period.start) }
        if time.part != nil { return part(time, on: period.start, .datetimerange) }
        let start = WallTime(day: period.start, hour: 0, minute: 0)
        if period.isDay { return TimeSpan(.date, start: start) }
        return TimeSpan(.daterange, start: start, end: WallTime(day: period.end, hour: 0, minute: 0))
    }

    private func moment(_ clock: SaidTime.Clock, _ time: SaidTime, on day: Int) -> TimeSpan? {
        let choices = seconds(of: clock, time)
        let moments = choices.map { WallTime(day: day, second: $0) }
        let coming = day == days.present ? moments.first { $0 > now } : nil
        return (coming ?? moments.first).map { TimeSpan(.datetime, start: inZone($0, time.zone)) }
    }

    /// "end of the day", "early today".
    private func partOfDay(_ portion: SaidPortion, _ day: Int) -> TimeSpan {
        let start = WallTime(day: day, hour: 0, minute: 0).seconds
        let hours: (Int, Int)
        switch portion {
        case .end: return TimeSpan(.datetime, start: WallTime(seconds: start + frame.conventions.endOfDay))
        case .early, .start: hours = (frame.conventions.morning.from, frame.conventions.morning.to)
        case .middle: hours = (10, 14)
        case .late, .rest, .later: hours = (12, 24)
        }
        return TimeSpan(
            .datetimerange, start: WallTime(seconds: start + hours.0 * 3600),
            end: WallTime(seconds: start + hours.1 * 3600))
    }

    /// A time of day or a part of it without a day: the next one.
    private func timeAlone(_ time: SaidTime) -> TimeSpan? {
        guard let clock = time.clock else { return part(time, on: days.present, .timerange) }
        let today = seconds(of: clock, time).map { WallTime(day: days.present, second: $0) }
        let all = today + today.map { $0.adding(days: 1) }
        return (all.first { $0 > now } ?? all.last).map { TimeSpan(.time, start: inZone($0, time.zone)) }
    }

    func part(_ time: SaidTime, on day: Int, _ kind: TimeSpan.Kind) -> TimeSpan? {
        guard let part = time.part else { return nil }
        let hours = frame.conventions.hours(of: part)
        var (from, to) = (hours.from * 60, hours.to * 60)
        switch time.portion {
        case .early?: to = (from + to) / 2
        case .late?: from = (from + to) / 2
        case .middle?:
            return TimeSpan(
                kind == .timerange ? .time : .datetime, start: WallTime(day: day, hour: 0, minute: (from + to) / 2))
        default: break
        }
        return TimeSpan(
            kind, start: WallTime(day: day, hour: 0, minute: from), end: WallTime(day: day, hour: 0, minute: to))
    }

    /// A time of day in the zone that was named with it, on the clocks here.
    func inZone(_ time: WallTime, _ name: String?) -> WallTime {
        guard let zone = frame.zone(named: name), let date = time.moments(in: zone).dates.first else { return time }
        return WallTime(date, in: frame.zone)
    }
}

/// Which half of the day a time of day is in.
extension TimeMeaning {
    /// Seconds of the day that a time of day may be, the likelier first on other days, the earlier first today.
    func seconds(of clock: SaidTime.Clock, _ time: SaidTime) -> [Int] {
        let rest = clock.minute * 60 + clock.second
        if let half = clock.half ?? (mayBeEither(clock) ? time.part?.half(ofHour: clock.hour) : nil) {
            let second = (clock.hour % 12 + (half == .pm ? 12 : 0)) * 3600 + rest
            let isAfterMidnight = time.part == .night && half == .am && time.day != .ahead(-1) && time.day != nil
            return [second + (isAfterMidnight && second > 0 ? WallTime.day : 0)]
        }
        guard mayBeEither(clock), clock.isWholeHour || !frame.uses24Hours else { return [clock.hour * 3600 + rest] }
        let early = clock.hour % 12 * 3600 + rest
        let isToday = time.day == nil || time.day == .ahead(0)
        guard !isToday else { return [early, early + 43_200] }
        return frame.conventions.wakingHours.contains(clock.hour) ? [early] : [early + 43_200]
    }

    private func mayBeEither(_ clock: SaidTime.Clock) -> Bool { clock.half == nil && (1...12).contains(clock.hour) }
}
