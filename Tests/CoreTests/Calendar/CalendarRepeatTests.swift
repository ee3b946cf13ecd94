import Core
import Foundation
import Testing

/// An event is in the calendar when one is told of it.
struct CalendarRepeatTests {
    private static let rules = [
        "FREQ=HOURLY;INTERVAL=8", "FREQ=HOURLY;INTERVAL=8;EXDATE=20260329,20260402", "FREQ=HOURLY;INTERVAL=5;COUNT=40",
        "FREQ=HOURLY;INTERVAL=8;UNTIL=20260329T235959", "FREQ=MINUTELY;INTERVAL=90;EXDATE=20260328",
        "FREQ=DAILY;EXDATE=20260329", "FREQ=DAILY;BYHOUR=6,18;BYMINUTE=0;EXDATE=20260329",
    ]

    @Test(arguments: rules, ["Europe/Vienna", "Asia/Tokyo", "America/New_York", "GMT"])
    func `What comes again is in the calendar at the moments that are told, over a change of the clocks`(
        text: String, zone: String
    ) throws {
        let rule = try #require(Recurrence(text: text)), zone = try #require(TimeZone(identifier: zone))
        let start = WallTime(day: 20_539, hour: 6, minute: 0)
        let first = try #require(start.moments(in: zone).dates.first)
        let end = CalendarTime.zoned(WallTime(day: 20_539, hour: 7, minute: 0), .named(zone))
        var entry = CalendarEntry(.event, uid: "1", start: CalendarTime(first, in: zone), end: .at(end))
        entry.repeat(by: rule)
        let to = first.addingTimeInterval(20 * 86_400)
        let found = CalendarExpansion([entry], for: zone).occurrences(from: first, to: to, limit: 10_000)
        let told = NextOccurrence(rule, anchor: first, in: zone).moments(after: nil, limit: 10_000).prefix { $0 < to }
        let (starts, odd) = (
            found.occurrences.map(\.start), Set(found.occurrences.map(\.start)).symmetricDifference(told)
        )
        #expect(starts == Array(told) && !told.isEmpty, "\(starts.count), \(told.count): \(odd.sorted().prefix(3))")
    }

    @Test func `A day that is left out stands for each time on it, and for itself where there is none`() throws {
        let anchor = CalendarTime.floating(WallTime(day: 20_539, hour: 9, minute: 0))
        let rule = try #require(Recurrence(text: "FREQ=DAILY;BYHOUR=9,18;BYMINUTE=0"))
        let days = [20_541, 20_530].map { CalendarTime.day(CalendarDate(dayNumber: $0)) }
        let times = [9, 18].map { CalendarTime.floating(WallTime(day: 20_541, hour: $0, minute: 0)) }
        #expect(CalendarRepetition(rules: [rule], without: days).leftOut(from: anchor) == times + [days[1]])
    }
}
