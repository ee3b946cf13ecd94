import Core

/// A stretch of whole days: one day, a week, a month.
struct DayPeriod: Hashable, Sendable {
    /// Days since 1970-01-01.
    var start: Int
    /// The first day that is no longer part of it.
    var end: Int
    var grain: TimeUnit
    /// Only its end was meant ("the end of the month"), so that a range to it reaches to its end.
    var isEdge = false

    init(_ start: Int, _ end: Int, _ grain: TimeUnit) {
        (self.start, self.end, self.grain) = (start, max(end, start + 1), grain)
    }

    static func day(_ day: Int) -> DayPeriod { DayPeriod(day, day + 1, .day) }

    static func months(_ count: Int, from month: Int, of year: Int, _ grain: TimeUnit) -> DayPeriod {
        let total = year * 12 + month - 1
        let first = { (number: Int) in
            CalendarDate.dayNumber(Int((Double(number) / 12).rounded(.down)), (number % 12 + 12) % 12 + 1, 1)
        }
        return DayPeriod(first(total), first(total + count), grain)
    }

    static func year(_ year: Int) -> DayPeriod { months(12, from: 1, of: year, .year) }

    var isDay: Bool { grain == .day && end == start + 1 }
}
