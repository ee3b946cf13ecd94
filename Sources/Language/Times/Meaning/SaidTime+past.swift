import Core
import Foundation

extension SaidTime {
    /// The last day that fits what was said, today at the latest, in days since 1970-01-01: "yesterday", "on Friday" (the
    /// last one), "2 May" (of last year, where this year's is to come). nil where it is no single day, or still to come.
    package func latestDay(in frame: TimeFrame) -> Int? {
        let present = frame.wall.day
        if let length {
            let then = frame.now.addingTimeInterval(length.seconds)
            return past(WallTime(then, in: frame.zone).day + length.days, present)
        }
        guard let day else { return present }
        let meaning = DayMeaning(frame, from: present - day.reach)
        guard let period = meaning.period(day), period.isDay else { return nil }
        return past(period.start, present)
    }

    private func past(_ day: Int, _ present: Int) -> Int? { day <= present ? day : nil }
}

extension SaidDay {
    /// How many days back a day that comes again is looked for.
    fileprivate var reach: Int {
        switch self {
        case .weekday(_, .coming): 6
        case .date(let date) where date.year == nil && date.month != nil: 364
        case .date(let date) where date.year == nil && date.day != nil: 27
        case .figures(_, _, year: nil), .holiday(_, .coming, year: nil): 364
        default: 0
        }
    }
}
