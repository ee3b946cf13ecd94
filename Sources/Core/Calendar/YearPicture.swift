/// A year with how much is on each of its days.
package struct YearPicture: Hashable, Sendable, Codable {
    package let year: Int
    /// ISO 8601: Monday is 1.
    package var firstWeekday: Int
    /// Counted since 1970-01-01; ringed where the picture shows it.
    package var today: Int?
    package var words: CalendarWords
    /// Twelve names, January first.
    package var months: [String]
    package var size: PictureSize
    package var isDark: Bool
    /// How many things are on each day of the year, from January 1st on.
    package private(set) var counts: [Int]

    package init(
        _ year: Int, words: CalendarWords, months: [String], firstWeekday: Int = 1, today: Int? = nil,
        size: PictureSize = .medium, isDark: Bool = false
    ) {
        self.year = year
        self.words = words
        self.months = months
        self.firstWeekday = firstWeekday
        self.today = today
        self.size = size
        self.isDark = isDark
        counts = Array(repeating: 0, count: CalendarDate.days(inYear: year))
    }

    /// Counts things on a day, counted since 1970-01-01; those of other years are left out.
    package mutating func add(_ count: Int = 1, on day: Int) {
        let index = day - CalendarDate.dayNumber(year, 1, 1)
        if counts.indices.contains(index) { counts[index] += count }
    }

    /// On a day counted since 1970-01-01; 0 outside of the year.
    package func count(on day: Int) -> Int {
        let index = day - CalendarDate.dayNumber(year, 1, 1)
        return counts.indices.contains(index) ? counts[index] : 0
    }

    /// January first.
    package var calendarMonths: [CalendarMonth] { (1...12).map { CalendarMonth(year: year, month: $0) } }
}
