import Core
import Foundation

extension SaidTime {
    /// The first moment after the frame's that fits what was said.
    package func reading(in frame: TimeFrame) -> TimeReading {
        if let seconds {
            guard seconds > 0 else { return .over(frame.now) }
            let date = frame.now.addingTimeInterval(Double(seconds))
            return .moment(ReadTime(date: date, isWallTime: false, assumed: []))
        }
        if case .span(let days) = day, clock == nil, part == nil {
            return frame.moment([frame.wall.adding(days: days)], []) ?? .over(frame.now)
        }
        let minutes = minutesOfDay(frame)
        guard !minutes.times.isEmpty else { return .noClock }
        guard let day else { return nextTime(minutes, frame) }
        let ahead = Self.days(to: day, frame)
        if let reading = frame.moment(Self.times(minutes.times, on: ahead, frame), minutes.assumed) {
            return reading
        }
        if case .weekday = day,
            let reading = frame.moment(
                Self.times(minutes.times, on: ahead + 7, frame), minutes.assumed)
        {
            return reading
        }
        let last = Self.times(minutes.times, on: ahead, frame).last ?? frame.wall
        return .over(last.moments(in: frame.zone).dates.last ?? frame.now)
    }

    /// Today, else tomorrow.
    private func nextTime(_ minutes: Minutes, _ frame: TimeFrame) -> TimeReading {
        if let reading = frame.moment(Self.times(minutes.times, on: 0, frame), minutes.assumed) { return reading }
        let tomorrow = Self.times(minutes.times, on: 1, frame)
        return frame.moment(tomorrow, minutes.assumed + [.tomorrow]) ?? .noClock
    }

    private static func times(_ minutes: [Int], on ahead: Int, _ frame: TimeFrame) -> [WallTime] {
        minutes.map { WallTime(day: frame.wall.day + ahead, hour: 0, minute: $0) }
    }

    private static func days(to day: Day, _ frame: TimeFrame) -> Int {
        switch day {
        case .ahead(let days), .span(let days): days
        case .weekday(let wanted, false): (wanted - frame.wall.weekday + 7) % 7
        case .weekday(let wanted, true):
            7 - (frame.wall.weekday - frame.firstWeekday + 7) % 7 + (wanted - frame.firstWeekday + 7) % 7
        }
    }
}

/// The times of day that words may mean.
private struct Minutes {
    /// Minutes of the day, ascending.
    let times: [Int]
    var assumption: TimeAssumption?

    var assumed: [TimeAssumption] { assumption.map { [$0] } ?? [] }
}

extension SaidTime {
    /// Without am or pm, today either half may be meant and the next is; on another day the one in waking hours is.
    private func minutesOfDay(_ frame: TimeFrame) -> Minutes {
        guard let clock else { return Minutes(times: part.map { [$0.usualMinute] } ?? [], assumption: .part) }
        let minute = clock.minute
        if let half = clock.half ?? part?.half(ofHour: clock.hour) {
            let hour = clock.hour % 12 + (half == .pm ? 12 : 0)
            let isAfterMidnight = part == .night && half == .am
            guard isAfterMidnight else { return Minutes(times: [hour * 60 + minute]) }
            return Minutes(times: (day == nil ? [hour, hour + 24] : [hour + 24]).map { $0 * 60 + minute })
        }
        guard (1...12).contains(clock.hour), clock.isWholeHour || !frame.uses24Hours else {
            return Minutes(times: [clock.hour * 60 + minute])
        }
        let early = clock.hour % 12 * 60 + minute
        let isToday = day == nil || day == .ahead(0)
        guard !isToday else { return Minutes(times: [early, early + 720], assumption: .halfOfDay) }
        return Minutes(times: [(7...11).contains(clock.hour) ? early : early + 720], assumption: .halfOfDay)
    }
}

extension SaidTime.Part {
    /// Hours that a part of the day stands for.
    package var usualHour: Int {
        switch self {
        case .morning: 9
        case .afternoon: 15
        case .evening: 19
        case .night: 21
        }
    }

    fileprivate var usualMinute: Int { usualHour * 60 }

    /// Which half an hour of 1...12 belongs to in that part of the day; nil for other hours.
    fileprivate func half(ofHour hour: Int) -> SaidTime.Half? {
        guard (1...12).contains(hour) else { return nil }
        return switch self {
        case .morning: .am
        case .afternoon, .evening: .pm
        case .night: (6...11).contains(hour) ? .pm : .am
        }
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
