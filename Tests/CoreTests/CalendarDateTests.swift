import Core
import Testing

struct CalendarDateTests {
    @Test func `Days are counted on and back without a gap`() {
        var last = CalendarDate(dayNumber: -800_000)
        for number in -799_999...800_000 {
            let date = CalendarDate(dayNumber: number)
            guard date.dayNumber == number, date > last else {
                Issue.record("\(number) gives \(date)")
                return
            }
            last = date
        }
    }

    @Test(arguments: [
        (2026, 3, 14, 20_526), (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (1, 1, 1, -719_162),
    ])
    func `A day has its number`(year: Int, month: Int, day: Int, number: Int) {
        #expect(CalendarDate(year: year, month: month, day: day)?.dayNumber == number)
    }

    @Test(arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0)])
    func `A day that no month has is none`(year: Int, month: Int, day: Int) {
        #expect(CalendarDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"), ("2026-03-31", -13, "2025-02-28"), ("2027-12-15", 26, "2030-02-15"),
    ])
    func `Months are added on the calendar`(from: String, months: Int, to: String) {
        let parts = from.split(separator: "-").compactMap { Int($0) }
        #expect(CalendarDate(year: parts[0], month: parts[1], day: parts[2])?.adding(months: months).text == to)
    }
}
