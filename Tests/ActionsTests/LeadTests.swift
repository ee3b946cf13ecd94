import Actions
import Core
import Testing

/// How long before a thing it is told of, where that was said as a time of an earlier day.
struct LeadTests {
    static let rows: [(Int, Int, Int?, Int)] = [
        (1, 19 * 60, 11 * 60, 16 * 3600), (1, 19 * 60, 17 * 60, 22 * 3600), (2, 9 * 60, 8 * 60, 47 * 3600),
        (0, 8 * 60, 17 * 60, 9 * 3600), (1, 18 * 60, nil, 6 * 3600), (0, 8 * 60, 7 * 60, 60),
    ]

    @Test(arguments: rows) func `It keeps its time of day`(days: Int, minute: Int, start: Int?, seconds: Int) {
        let day = CalendarDate.dayNumber(2026, 3, 16)
        let lead = Lead(Lead.Day(days: days, minute: minute), before: FloatingTime(day: day, minute: start))
        #expect(lead.seconds == seconds)
    }
}
