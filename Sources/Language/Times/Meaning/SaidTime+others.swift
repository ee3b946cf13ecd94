import Core
package import Foundation

/// What else a time may mean, where something about it was assumed.
extension SaidTime {
    /// The other moments that may have been meant, the likelier first: at most two, all still to come.
    package func others(than read: ReadTime, in frame: TimeFrame) -> [Date] {
        var others: [Date] = []
        if read.isWallTime, let other = otherHalf(than: read, in: frame) { others.append(other) }
        if let day = otherDay(in: frame), case .moment(let time) = with(day).reading(in: frame) {
            others.append(time.date)
        }
        return Array(others.filter { $0 != read.date && $0 > frame.now }.prefix(2))
    }

    /// Twelve hours before or behind: today's, where no day was said, even if the clock shows 24 hours.
    private func otherHalf(than read: ReadTime, in frame: TimeFrame) -> Date? {
        guard zone == nil, let clock, clock.half == nil, (1...12).contains(clock.hour),
            part?.half(ofHour: clock.hour) == nil, read.assumed.contains(.halfOfDay) || read.assumed.contains(.tomorrow)
        else { return nil }
        let wall = WallTime(read.date, in: frame.zone)
        let noon = 43_200
        let isEarly = wall.minuteOfDay < 720
        var choices = [WallTime(seconds: wall.seconds + (isEarly ? noon : -noon))]
        if day == nil { choices = [choices[0].adding(days: -1), choices[0], choices[0].adding(days: 1)] }
        return choices.lazy.compactMap { $0.moments(in: frame.zone).dates.first }.first { $0 > frame.now }
    }

    /// The other order of day and month; this week's where next week's was read.
    private func otherDay(in frame: TimeFrame) -> SaidDay? {
        switch day {
        case .figures(let first, let second, let year) where day?.isOpenOrder == true && !frame.isOrderChosen:
            let isMonthFirst = frame.order == .monthFirst
            return .date(
                SaidDate(year: year, month: isMonthFirst ? second : first, day: isMonthFirst ? first : second))
        case .weekday(let weekday, .next): return .weekday(weekday, .coming)
        default: return nil
        }
    }

    func with(_ day: SaidDay) -> SaidTime {
        var time = self
        time.day = day
        return time
    }

    func with(_ clock: Clock) -> SaidTime {
        var time = self
        (time.clock, time.part) = (clock, nil)
        return time
    }
}

extension SaidDay {
    /// Either of the two numbers may be the month: "3/10".
    var isOpenOrder: Bool {
        if case .figures(let first, let second, _) = self { first != second && max(first, second) <= 12 } else { false }
    }
}
