/// A month of a year, as a calendar shows it in whole weeks.
package struct CalendarMonth: Hashable, Comparable, Sendable, Codable {
    package let year: Int
    /// 1...12
    package let month: Int

    /// Months beyond December or before January are those of the next or the last year.
    package init(year: Int, month: Int) {
        let count = year * 12 + month - 1
        self.month = (count % 12 + 12) % 12 + 1
        self.year = (count - self.month + 1) / 12
    }

    /// The one that a day lies in.
    package init(of day: CalendarDate) { (year, month) = (day.year, day.month) }

    package func adding(months: Int) -> CalendarMonth { CalendarMonth(year: year, month: month + months) }

    /// Its days, counted since 1970-01-01.
    package var days: Range<Int> {
        let first = CalendarDate.dayNumber(year, month, 1)
        return first..<first + CalendarDate.days(inMonth: month, of: year)
    }

    package static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }
}

/// A row of a calendar.
package struct CalendarWeek: Hashable, Sendable {
    /// 1...53: the first week of a year has most of its days there (ISO 8601, where it begins on Monday).
    package let number: Int
    /// Seven days, counted since 1970-01-01.
    package let days: Range<Int>
}

extension CalendarMonth {
    /// The four to six weeks that have days of the month; they may begin before it and end behind it. `firstWeekday` is
    /// 1 for Monday.
    package func weeks(from firstWeekday: Int) -> [CalendarWeek] {
        let before = (CalendarDate.weekday(of: days.lowerBound) - firstWeekday + 7) % 7
        return stride(from: days.lowerBound - before, to: days.upperBound, by: 7).map { first in
            // The year of a week is that of its fourth day.
            let year = CalendarDate(dayNumber: first + 3).year
            let firstOfYear = CalendarDate.firstDayOfWeeks(of: year, weekStart: firstWeekday)
            return CalendarWeek(number: (first - firstOfYear) / 7 + 1, days: first..<first + 7)
        }
    }
}
