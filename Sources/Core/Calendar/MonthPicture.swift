/// A month with marks on its days.
package struct MonthPicture: Hashable, Sendable, Codable {
    package var month: CalendarMonth
    /// ISO 8601: Monday is 1.
    package var firstWeekday: Int
    /// Counted since 1970-01-01; ringed where the picture shows it.
    package var today: Int?
    /// Days of the week that are set off from the others; ISO 8601.
    package var restDays: [Int]
    package var words: CalendarWords
    package var size: PictureSize
    package var isDark: Bool
    /// Those with something on them, in their order.
    package private(set) var days: [CalendarDay] = []

    package init(
        _ month: CalendarMonth, words: CalendarWords, firstWeekday: Int = 1, today: Int? = nil,
        restDays: [Int] = [6, 7], size: PictureSize = .medium, isDark: Bool = false
    ) {
        self.month = month
        self.words = words
        self.firstWeekday = firstWeekday
        self.today = today
        self.restDays = restDays
        self.size = size
        self.isDark = isDark
    }

    /// Puts a mark on a day, counted since 1970-01-01; those of other months are left out.
    package mutating func add(_ mark: CalendarMark, on day: Int) {
        guard month.days.contains(day) else { return }
        let index = days.firstIndex { $0.day >= day } ?? days.endIndex
        if index == days.endIndex || days[index].day != day { days.insert(CalendarDay(day), at: index) }
        days[index].add(mark)
    }
}

/// The names in the picture of a calendar, as the person writes them.
package struct CalendarWords: Hashable, Sendable, Codable {
    /// Over the whole: "November 2026".
    package var title: String
    /// Seven short names, Monday first.
    package var weekdays: [String]
    /// Over the numbers of the weeks: "Wk"; nil without numbers.
    package var week: String?
    /// IETF language tag of the other words.
    package var language: String

    package init(title: String, weekdays: [String], week: String? = nil, language: String = "en") {
        self.title = title
        self.weekdays = weekdays
        self.week = week
        self.language = language
    }

    /// The name of a day of the week (ISO 8601); empty where none was given.
    package func weekday(_ number: Int) -> String {
        weekdays.indices.contains(number - 1) ? weekdays[number - 1] : ""
    }
}
