/// A day of the Gregorian calendar, carried back before its beginning; plain integer arithmetic.
package struct CalendarDate: Hashable, Comparable, Sendable {
    package let year: Int
    /// 1...12
    package let month: Int
    /// 1...31
    package let day: Int

    /// nil where the month has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Of a number of days since 1970-01-01.
    ///
    /// The years are counted from March, so that the leap day is the last of a year (Howard Hinnant, "chrono-Compatible
    /// Low-Level Date Algorithms").
    package init(dayNumber: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970-01-01.
    package var dayNumber: Int { Self.dayNumber(year, month, day) }

    package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate {
    /// Of a day that exists, or that is counted on from the first of its month.
    package static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    package static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    package static func days(inYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

    /// ISO 8601: Monday is 1, Sunday is 7.
    package static func weekday(of dayNumber: Int) -> Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }

    /// The same day some months on; the last of the month where it is too short.
    package func adding(months: Int) -> CalendarDate {
        let count = year * 12 + month - 1 + months
        let newYear = Int((Double(count) / 12).rounded(.down))
        let newMonth = count - newYear * 12 + 1
        let last = Self.days(inMonth: newMonth, of: newYear)
        return CalendarDate(dayNumber: Self.dayNumber(newYear, newMonth, min(day, last)))
    }

    /// The first day of a year's week 1: the week that has its first Thursday (ISO 8601, where weeks begin on Monday).
    package static func firstDayOfWeeks(of year: Int, weekStart: Int = 1) -> Int {
        let first = dayNumber(year, 1, 1)
        let before = (weekday(of: first) - weekStart + 7) % 7
        return first - before + (before > 3 ? 7 : 0)
    }

    /// "2026-03-14"
    package var text: String {
        let digits = { (number: Int, count: Int) in
            let text = String(abs(number))
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(year < 0 ? "-" : "")\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }
}
