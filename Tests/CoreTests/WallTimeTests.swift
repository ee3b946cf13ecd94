import Core
import Foundation
import Testing

struct WallTimeTests {
    /// A wall time in a zone, and the moments in UTC at which clocks there show it.
    static let rows: [(wall: String, zone: String, moments: [String], isSkipped: Bool)] = [
        ("2026-03-14T09:00:00", "Europe/Vienna", ["2026-03-14T08:00:00"], false),
        ("2026-07-14T09:00:00", "Europe/Vienna", ["2026-07-14T07:00:00"], false),
        // The clocks go forward at 2:00.
        ("2026-03-29T01:59:59", "Europe/Vienna", ["2026-03-29T00:59:59"], false),
        ("2026-03-29T02:00:00", "Europe/Vienna", ["2026-03-29T01:00:00"], true),
        ("2026-03-29T02:30:00", "Europe/Vienna", ["2026-03-29T01:30:00"], true),
        ("2026-03-29T03:00:00", "Europe/Vienna", ["2026-03-29T01:00:00"], false),
        // And back at 3:00.
        ("2026-10-25T01:59:59", "Europe/Vienna", ["2026-10-24T23:59:59"], false),
        ("2026-10-25T02:30:00", "Europe/Vienna", ["2026-10-25T00:30:00", "2026-10-25T01:30:00"], false),
        ("2026-10-25T03:00:00", "Europe/Vienna", ["2026-10-25T02:00:00"], false),
        ("2026-03-08T02:30:00", "America/New_York", ["2026-03-08T07:30:00"], true),
        ("2026-11-01T01:30:00", "America/New_York", ["2026-11-01T05:30:00", "2026-11-01T06:30:00"], false),
        // Half an hour only.
        ("2026-10-04T02:15:00", "Australia/Lord_Howe", ["2026-10-03T15:45:00"], true),
        ("2026-04-05T01:45:00", "Australia/Lord_Howe", ["2026-04-04T14:45:00", "2026-04-04T15:15:00"], false),
        // A whole day that was left out.
        ("2011-12-30T12:00:00", "Pacific/Apia", ["2011-12-30T22:00:00"], true),
        ("2026-03-14T09:00:00", "Asia/Kolkata", ["2026-03-14T03:30:00"], false),
        ("1969-12-31T23:59:59", "GMT", ["1969-12-31T23:59:59"], false),
    ]

    @Test(arguments: rows)
    func `A wall time is found on the clocks of a zone`(
        _ row: (wall: String, zone: String, moments: [String], isSkipped: Bool)
    ) throws {
        let wall = try #require(WallTime(text: row.wall))
        let found = wall.moments(in: try #require(TimeZone(identifier: row.zone)))
        #expect(found.dates.map { WallTime($0, in: .gmt).text } == row.moments)
        #expect(found.isSkipped == row.isSkipped)
    }

    @Test(arguments: ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
    func `Every moment is among those of its wall time`(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for hour in stride(from: 0, to: 24 * 366, by: 5) {
            let date = Date(timeIntervalSince1970: 1_767_225_600 + Double(hour) * 3600)
            let found = WallTime(date, in: zone).moments(in: zone)
            #expect(found.dates.contains(date) && !found.isSkipped, "\(date)")
        }
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00", 0, 4), ("1969-12-31T23:59:00", -1, 3), ("2026-03-14T09:00:00", 20526, 6),
        ("2026-03-15T00:00:00", 20527, 7), ("2026-03-16T00:00:00", 20528, 1),
    ])
    func `Days and weekdays are counted`(text: String, day: Int, weekday: Int) throws {
        let wall = try #require(WallTime(text: text))
        #expect(wall.day == day && wall.weekday == weekday && wall.text == text)
        #expect(WallTime(day: day, hour: 0, minute: wall.minuteOfDay).seconds / 60 == wall.seconds / 60)
        #expect(wall.adding(days: 7).weekday == weekday)
    }

    @Test(arguments: ["", "tomorrow", "2026-03-14", "2026-13-14T09:00:00", "2026-03-14T09:00:00+01:00"])
    func `What is no wall time is not read`(text: String) {
        #expect(WallTime(text: text) == nil)
    }
}
