import Core
import Foundation
import Testing

struct CalendarMonthTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let month: CalendarMonth
        let firstWeekday: Int
        /// The first day of the first week.
        let first: String
        let numbers: [Int]
        var testDescription: String { "\(month.year)-\(month.month) from \(firstWeekday)" }

        init(_ year: Int, _ month: Int, from firstWeekday: Int, _ first: String, _ numbers: [Int]) {
            self.month = CalendarMonth(year: year, month: month)
            (self.firstWeekday, self.first, self.numbers) = (firstWeekday, first, numbers)
        }
    }

    @Test(arguments: [
        Row(2026, 11, from: 1, "2026-10-26", [44, 45, 46, 47, 48, 49]),
        Row(2026, 11, from: 7, "2026-11-01", [44, 45, 46, 47, 48]),
        Row(2026, 11, from: 6, "2026-10-31", [44, 45, 46, 47, 48]),
        Row(2027, 2, from: 1, "2027-02-01", [5, 6, 7, 8]),
        Row(2026, 12, from: 1, "2026-11-30", [49, 50, 51, 52, 53]),
        Row(2027, 1, from: 1, "2026-12-28", [53, 1, 2, 3, 4]),
        Row(2024, 12, from: 1, "2024-11-25", [48, 49, 50, 51, 52, 1]),
    ])
    func `A month is shown in whole weeks with their numbers`(row: Row) {
        let weeks = row.month.weeks(from: row.firstWeekday)
        #expect(weeks.map(\.number) == row.numbers)
        #expect(CalendarDate(dayNumber: weeks[0].days.lowerBound).text == row.first)
        #expect(weeks.allSatisfy { $0.days.count == 7 })
        #expect(row.month.days.allSatisfy { day in weeks.count { $0.days.contains(day) } == 1 })
    }

    @Test(arguments: [
        (2026, 11, 1, 2026, 12), (2026, 12, 1, 2027, 1), (2026, 1, -1, 2025, 12), (2026, 3, -15, 2024, 12),
        (0, 1, -1, -1, 12), (-1, 12, 1, 0, 1), (2026, 6, 0, 2026, 6),
    ])
    func `Months are counted on over the years`(year: Int, month: Int, months: Int, newYear: Int, newMonth: Int) {
        let moved = CalendarMonth(year: year, month: month).adding(months: months)
        #expect((moved.year, moved.month) == (newYear, newMonth))
        #expect(CalendarMonth(of: CalendarDate(dayNumber: moved.days.lowerBound)) == moved)
    }

    @Test func `Marks of one category and kind are one mark, and the most pressing come first`() {
        func mark(_ letter: String, _ kind: CalendarMark.Kind) -> CalendarMark {
            CalendarMark(letter, name: letter, colour: .red, kind: kind)
        }
        var day = CalendarDay(0)
        for mark in [mark("A", .done), mark("B", .task), mark("A", .task), mark("B", .task), mark("C", .overdue)] {
            day.add(mark)
        }
        #expect(day.marks.map(\.letter) == ["C", "B", "A", "A"])
        #expect(day.marks.map(\.count) == [1, 2, 1, 1] && day.count == 5)
    }

    @Test func `The same month is the same picture, however it was filled`() throws {
        let month = CalendarMonth(year: 2026, month: 11)
        let words = CalendarWords(title: "November", weekdays: ["Mon"])
        var one = MonthPicture(month, words: words), other = one
        let mark = CalendarMark("H", name: "Home", colour: .green)
        for day in month.days { one.add(mark, on: day) }
        for day in month.days.reversed() { other.add(mark, on: day) }
        other.add(mark, on: month.days.upperBound)
        #expect(one == other && one.days.map(\.day) == Array(month.days))
        let picture = Picture.month(one)
        #expect(try JSONDecoder().decode(Picture.self, from: JSONEncoder().encode(picture)) == picture)
    }
}
