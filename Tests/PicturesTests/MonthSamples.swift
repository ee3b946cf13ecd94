import Core

/// Months as a person might have them.
enum MonthSamples {
    static let english = CalendarWords(
        title: "November 2026", weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    static let categories: [(letter: String, name: String, colour: PinColour)] = [
        ("H", "Home", .green), ("W", "Work", .blue), ("S", "Shopping", .orange), ("G", "Gym", .purple),
        ("K", "Kids", .yellow), ("B", "Bank", .brown), ("R", "Running club", .red), ("C", "Car", .grey),
    ]

    static func day(_ year: Int, _ month: Int, _ day: Int) -> Int { CalendarDate.dayNumber(year, month, day) }

    /// Up to `most` things a day, drawn by chance.
    static func crowd(
        _ month: CalendarMonth, most: Int, seed: UInt64, words: CalendarWords = english, firstWeekday: Int = 1,
        size: PictureSize = .medium, isDark: Bool = false
    ) -> MonthPicture {
        let random = RandomSource.seeded(seed), today = month.days.lowerBound + 14
        var picture = MonthPicture(
            month, words: words, firstWeekday: firstWeekday, today: today, size: size, isDark: isDark)
        for day in month.days {
            for _ in 0..<Int(random.next() % UInt64(most + 1)) {
                let category = categories[Int(random.next() % UInt64(categories.count))]
                let isEvent = random.unit() < 0.2, isDone = random.unit() < 0.6
                let kind: CalendarMark.Kind = isEvent ? .event : day >= today ? .task : isDone ? .done : .overdue
                picture.add(
                    CalendarMark(category.letter, name: category.name, colour: category.colour, kind: kind), on: day)
            }
        }
        return picture
    }
}
