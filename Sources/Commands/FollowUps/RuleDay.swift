import Core
import Foundation
import Language
import Store

extension Recurrence {
    /// "no, Saturday" of every Sunday, "the 3rd" of every month on the 1st; nil for any other day.
    func on(_ day: SaidDay) -> Recurrence? {
        switch day {
        case .weekday(let weekday, .coming): onWeekday(weekday)
        case .date(let date) where date.month == nil && date.year == nil && date.weekday == nil:
            date.day.flatMap(onMonthDay)
        default: nil
        }
    }

    /// The first moment of the rule from the beginning of the period in which `old` was that is still to come; `minute`
    /// of every time is since midnight.
    func firstMoment(from old: Date, minute: Int, in zone: TimeZone, after now: Date) -> Date? {
        let wall = WallTime(old, in: zone)
        let date = CalendarDate(dayNumber: wall.day)
        let start = frequency == .weekly ? wall.day - CalendarDate.weekday(of: wall.day) + 1 : wall.day - date.day + 1
        let anchor = WallTime(day: start, hour: 0, minute: minute).moments(in: zone).dates.first ?? old
        return NextOccurrence(self, anchor: anchor, in: zone).next(after: max(now, anchor.addingTimeInterval(-1)))
    }
}
