import Core
import Foundation
import Testing

/// When something that repeats comes, in zones of six continents.
struct NextOccurrenceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let zone: String
        /// In UTC, like all that follow.
        let anchor: String
        let told: String?
        let moments: [String]

        init(_ rule: String, _ zone: String, _ anchor: String, after told: String?, _ moments: [String]) {
            (self.rule, self.zone, self.anchor, self.told, self.moments) = (rule, zone, anchor, told, moments)
        }

        var testDescription: String { "\(rule) \(zone) after \(told ?? "nothing")" }

        var occurrence: NextOccurrence {
            get throws {
                NextOccurrence(
                    try #require(Recurrence(text: rule)), anchor: try date(anchor),
                    in: try #require(TimeZone(identifier: zone)))
            }
        }
    }

    private static func date(_ text: String) throws -> Date {
        try #require(WallTime(text: text)).moments(in: .gmt).dates[0]
    }

    private static let nine = "FREQ=DAILY;BYHOUR=9;BYMINUTE=0"
    private static let halfPastTwo = "FREQ=DAILY;BYHOUR=2;BYMINUTE=30"

    static let rows: [Row] = [
        // Hours go on over midnight, whatever time of day the first one had.
        Row(
            "FREQ=HOURLY", "Europe/Vienna", "2026-03-16T05:30:00", after: "2026-03-16T23:30:00",
            ["2026-03-17T00:30:00", "2026-03-17T01:30:00"]),
        Row(
            "FREQ=MINUTELY;INTERVAL=90", "GMT", "2026-03-16T06:00:00", after: "2026-03-17T00:00:00",
            ["2026-03-17T01:30:00", "2026-03-17T03:00:00"]),
        // Europe: 9:00 stays 9:00 in March and in October.
        Row(
            nine, "Europe/Vienna", "2026-03-27T08:00:00", after: nil,
            ["2026-03-27T08:00:00", "2026-03-28T08:00:00", "2026-03-29T07:00:00"]),
        Row(
            nine, "Europe/Vienna", "2026-03-27T08:00:00", after: "2026-10-23T07:00:00",
            ["2026-10-24T07:00:00", "2026-10-25T08:00:00", "2026-10-26T08:00:00"]),
        // A time that is left out comes an hour later that day, and once.
        Row(
            halfPastTwo, "Europe/Vienna", "2026-03-27T01:30:00", after: "2026-03-28T01:30:00",
            ["2026-03-29T01:30:00", "2026-03-30T00:30:00", "2026-03-31T00:30:00"]),
        Row(
            halfPastTwo, "Europe/Vienna", "2026-03-29T01:30:00", after: nil,
            ["2026-03-29T01:30:00", "2026-03-30T00:30:00"]),
        Row(halfPastTwo, "Europe/Vienna", "2026-03-27T01:30:00", after: "2026-03-29T01:10:00", ["2026-03-29T01:30:00"]),
        // One that is shown twice comes the first time.
        Row(
            halfPastTwo, "Europe/Vienna", "2026-03-27T01:30:00", after: "2026-10-24T00:30:00",
            ["2026-10-25T00:30:00", "2026-10-26T01:30:00"]),
        Row(halfPastTwo, "Europe/Vienna", "2026-03-27T01:30:00", after: "2026-10-25T01:10:00", ["2026-10-26T01:30:00"]),
        // Hours are hours, whatever the clocks do; on a wall's hours they are those of the wall.
        Row(
            "FREQ=HOURLY;INTERVAL=2", "Europe/Vienna", "2026-03-28T22:00:00", after: "2026-03-28T22:00:00",
            ["2026-03-29T00:00:00", "2026-03-29T02:00:00"]),
        // What is left out are days on the wall, wherever that is.
        Row(
            "FREQ=HOURLY;INTERVAL=8;EXDATE=20260329", "Europe/Vienna", "2026-03-28T05:00:00",
            after: "2026-03-28T13:00:00", ["2026-03-28T21:00:00", "2026-03-30T05:00:00", "2026-03-30T13:00:00"]),
        Row(
            "FREQ=HOURLY;INTERVAL=8;EXDATE=20260317", "Asia/Tokyo", "2026-03-15T21:00:00", after: nil,
            ["2026-03-15T21:00:00", "2026-03-16T05:00:00", "2026-03-16T13:00:00", "2026-03-17T21:00:00"]),
        Row(
            "FREQ=HOURLY;BYHOUR=1,2,3,4", "Europe/Vienna", "2026-03-28T00:00:00", after: "2026-03-28T03:00:00",
            ["2026-03-29T00:00:00", "2026-03-29T01:00:00", "2026-03-29T02:00:00"]),
        // North America, South America, Africa, Asia, Australia with half an hour, a day that was left out.
        Row(
            "FREQ=WEEKLY;BYDAY=SU;BYHOUR=8;BYMINUTE=0", "America/New_York", "2026-03-01T13:00:00", after: nil,
            ["2026-03-01T13:00:00", "2026-03-08T12:00:00", "2026-03-15T12:00:00"]),
        Row(
            "FREQ=DAILY;BYHOUR=0;BYMINUTE=30", "America/Santiago", "2026-09-04T04:30:00", after: nil,
            ["2026-09-04T04:30:00", "2026-09-05T04:30:00", "2026-09-06T04:30:00", "2026-09-07T03:30:00"]),
        Row(
            nine, "Africa/Cairo", "2026-04-20T07:00:00", after: "2026-04-22T07:00:00",
            ["2026-04-23T07:00:00", "2026-04-24T06:00:00"]),
        Row(nine, "Asia/Kolkata", "2026-03-27T03:30:00", after: nil, ["2026-03-27T03:30:00", "2026-03-28T03:30:00"]),
        Row(
            "FREQ=DAILY;BYHOUR=2;BYMINUTE=15", "Australia/Lord_Howe", "2026-10-02T15:45:00", after: nil,
            ["2026-10-02T15:45:00", "2026-10-03T15:45:00", "2026-10-04T15:15:00"]),
        Row(
            "FREQ=DAILY;BYHOUR=12;BYMINUTE=0", "Pacific/Apia", "2011-12-28T22:00:00", after: nil,
            ["2011-12-28T22:00:00", "2011-12-29T22:00:00", "2011-12-30T22:00:00", "2011-12-31T22:00:00"]),
        // Ends.
        Row(
            "FREQ=WEEKLY;COUNT=3;BYDAY=MO;BYHOUR=9;BYMINUTE=0", "Europe/Vienna", "2026-03-16T08:00:00",
            after: "2026-03-23T08:00:00", ["2026-03-30T07:00:00"]),
        Row(
            "FREQ=DAILY;UNTIL=20260318T235959;BYHOUR=9;BYMINUTE=0", "Europe/Vienna", "2026-03-16T08:00:00",
            after: nil, ["2026-03-16T08:00:00", "2026-03-17T08:00:00", "2026-03-18T08:00:00"]),
        Row(
            "FREQ=HOURLY;INTERVAL=8;UNTIL=20260316T235959", "Asia/Tokyo", "2026-03-16T00:00:00", after: nil,
            ["2026-03-16T00:00:00", "2026-03-16T08:00:00"]),
        Row(
            "FREQ=MONTHLY;BYMONTHDAY=31;BYHOUR=9;BYMINUTE=0", "GMT", "2026-01-31T09:00:00",
            after: "2026-01-31T09:00:00",
            [
                "2026-03-31T09:00:00"
            ]),
    ]

    @Test(arguments: rows)
    func `What repeats comes at its time on the wall`(_ row: Row) throws {
        let limit = row.rule.contains("COUNT") || row.rule.contains("UNTIL") ? 9 : row.moments.count
        let found = try row.occurrence.moments(after: row.told.map(Self.date), limit: limit)
        #expect(found.map { WallTime($0, in: .gmt).text } == row.moments)
        #expect(try row.occurrence.next(after: row.told.map(Self.date)) == found.first)
    }

    @Test(arguments: ["Europe/Vienna", "America/Santiago", "Africa/Cairo", "Australia/Lord_Howe", "Asia/Gaza"])
    func `Each day of a year has its moment, told in turn`(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for hour in [0, 1, 2, 3, 9, 23] {
            let rule = try #require(Recurrence(text: "FREQ=DAILY;BYHOUR=\(hour);BYMINUTE=15"))
            let first = WallTime(day: 20_454, hour: hour, minute: 15)
            let occurrence = NextOccurrence(rule, anchor: first.moments(in: zone).dates[0], in: zone)
            var told: Date?
            for number in 0..<366 {
                let next: Date = try #require(occurrence.next(after: told))
                told = next
                #expect(next == first.adding(days: number).moments(in: zone).dates[0], "\(number) \(hour)")
            }
        }
    }

    @Test(
        arguments: [
            ("2026-03-16T07:59:59", nil, nil, 0), ("2026-03-16T08:00:00", nil, "2026-03-16T08:00:00", 1),
            ("2026-03-18T12:00:00", "2026-03-16T08:00:00", "2026-03-18T08:00:00", 2),
            ("2026-03-18T12:00:00", "2026-03-18T08:00:00", nil, 0),
            ("2036-03-18T12:00:00", "2026-03-16T08:00:00", "2036-03-18T08:00:00", 1000),
        ] as [(String, String?, String?, Int)])
    func `What was missed is told once, with its number`(_ row: (String, String?, String?, Int)) throws {
        let occurrence = try Row(Self.nine, "Europe/Vienna", "2026-03-16T08:00:00", after: nil, []).occurrence
        let due = try occurrence.due(after: row.1.map(Self.date), by: Self.date(row.0))
        #expect(due?.moment == (try row.2.map(Self.date)))
        #expect(due?.count ?? 0 == row.3)
    }

    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0", "Europe/Vienna", "2026-03-27T17:23:00", "2026-03-30T07:00:00"),
        ("FREQ=HOURLY;INTERVAL=8", "Europe/Vienna", "2026-03-28T22:00:00", "2026-03-29T06:00:00"),
        ("FREQ=HOURLY;INTERVAL=8", "America/Santiago", "2026-04-05T00:00:00", "2026-04-05T08:00:00"),
    ])
    func `Hours count from when it was done, and named days are the first behind it`(
        rule: String, zone: String, done: String, next: String
    ) throws {
        let occurrence = try Row(rule, zone, "2026-01-01T08:00:00", after: nil, []).occurrence
        let found = try #require(try occurrence.next(afterDone: Self.date(done)))
        #expect(WallTime(found, in: .gmt).text == next)
    }
}

extension NextOccurrenceTests.Row {
    fileprivate func date(_ text: String) throws -> Date {
        try #require(WallTime(text: text)).moments(in: .gmt).dates[0]
    }
}
