import Core
import Foundation
import Testing

/// When the entries of a calendar happen; the cases that RFC 5545, 3.8.5 describes.
struct CalendarExpansionTests {
    static let newYork = TimeZone(identifier: "America/New_York") ?? .gmt
    static let vienna = TimeZone(identifier: "Europe/Vienna") ?? .gmt

    static func time(_ text: String, _ zone: String?) throws -> CalendarTime {
        guard text.count > 10 else { return .day(CalendarDate(dayNumber: try wall(text + "T00:00").day)) }
        guard let zone else { return .floating(try wall(text)) }
        return .zoned(try wall(text), .named(try #require(TimeZone(identifier: zone))))
    }

    static func wall(_ text: String) throws -> WallTime { try #require(WallTime(text: text + ":00")) }

    static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// "03-14 09:00" by the clocks of `zone`; the day alone for whole days.
    static func shown(_ found: CalendarExpansion.Found, in zone: TimeZone) -> [String] {
        found.occurrences.map { one in
            let text = String(WallTime(one.start, in: zone).text.dropFirst(5))
            return one.isWholeDay ? String(text.prefix(5)) : String(text.prefix(11)).replacing("T", with: " ")
        }
    }

    struct Row: Sendable {
        var start: String
        var zone: String?
        var rules: [String] = []
        var extra: [String] = []
        var without: [String] = []
        var expected: [String]
    }

    static let rows: [Row] = [
        // By the clocks of its own zone, over both changes of them.
        Row(
            start: "2026-03-07T09:00", zone: "America/New_York", rules: ["FREQ=DAILY;COUNT=3"],
            expected: ["03-07 09:00", "03-08 09:00", "03-09 09:00"]),
        Row(
            start: "2026-10-31T01:30", zone: "America/New_York", rules: ["FREQ=DAILY;COUNT=3"],
            expected: ["10-31 01:30", "11-01 01:30", "11-02 01:30"]),
        // Left out by the clocks: counted on from before the change.
        Row(
            start: "2026-03-07T02:30", zone: "America/New_York", rules: ["FREQ=DAILY;COUNT=3"],
            expected: ["03-07 02:30", "03-08 03:30", "03-09 02:30"]),
        // Shown where somebody is who lives elsewhere.
        Row(
            start: "2026-03-27T12:00", zone: "Europe/Vienna", rules: ["FREQ=DAILY;COUNT=4"],
            expected: ["03-27 07:00", "03-28 07:00", "03-29 06:00", "03-30 06:00"]),
        Row(
            start: "2026-04-04T20:00", zone: "Australia/Lord_Howe", rules: ["FREQ=DAILY;COUNT=2"],
            expected: ["04-04 05:00", "04-05 05:30"]),
        Row(
            start: "2026-05-01T06:00", zone: "Asia/Kolkata", rules: ["FREQ=DAILY;COUNT=2"],
            expected: ["04-30 20:30", "05-01 20:30"]),
        Row(
            start: "2026-04-04T23:30", zone: "America/Santiago", rules: ["FREQ=DAILY;COUNT=2"],
            expected: ["04-04 22:30", "04-05 23:30"]),
        Row(
            start: "2026-02-14T09:00", zone: "Africa/Casablanca", rules: ["FREQ=DAILY;COUNT=2"],
            expected: ["02-14 03:00", "02-15 04:00"]),
        // Without a zone and for whole days: wherever one is.
        Row(
            start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=WEEKLY;COUNT=2"],
            expected: ["03-07 09:00", "03-14 09:00"]),
        Row(start: "2026-03-07", zone: nil, rules: ["FREQ=WEEKLY;COUNT=2"], expected: ["03-07", "03-14"]),
        // The start counts even where the rule would not have it, and once where all name it.
        Row(
            start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=WEEKLY;BYDAY=MO;COUNT=2"],
            expected: ["03-07 09:00", "03-09 09:00", "03-16 09:00"]),
        Row(
            start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=DAILY;COUNT=2", "FREQ=WEEKLY;COUNT=2"],
            extra: ["2026-03-07T09:00", "2026-03-20T10:00"],
            expected: ["03-07 09:00", "03-08 09:00", "03-14 09:00", "03-20 10:00"]),
        // A rule that ends before the start leaves nothing.
        Row(start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=DAILY;UNTIL=20260306T090000"], expected: []),
        Row(
            start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=DAILY;UNTIL=20260308T090000"],
            expected: ["03-07 09:00", "03-08 09:00"]),
        // Left out: one, the start itself, and whatever is on a day.
        Row(
            start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=DAILY;COUNT=4"],
            without: ["2026-03-07T09:00", "2026-03-09T09:00"], expected: ["03-08 09:00", "03-10 09:00"]),
        Row(
            start: "2026-03-07T09:00", zone: nil, rules: ["FREQ=DAILY;BYHOUR=9,18;COUNT=4"], without: ["2026-03-07"],
            expected: ["03-08 09:00", "03-08 18:00"]),
        Row(
            start: "2026-03-07", zone: nil, rules: ["FREQ=DAILY;COUNT=3"], without: ["2026-03-08T00:00"],
            expected: ["03-07", "03-09"]),
        // Extra days of something with a time are at that time.
        Row(
            start: "2026-03-07T09:00", zone: nil, extra: ["2026-04-01"], expected: ["03-07 09:00", "04-01 09:00"]),
    ]

    @Test(arguments: rows) func `A series happens when its rules say, as seen from New York`(row: Row) throws {
        var entry = CalendarEntry(.event, uid: "1", title: "A", start: try Self.time(row.start, row.zone))
        entry.repetition = CalendarRepetition(
            rules: try row.rules.map { try #require(Recurrence(text: $0)) },
            extra: try row.extra.map { CalendarExtra(try Self.time($0, row.zone)) },
            without: try row.without.map { try Self.time($0, row.zone) })
        let found = CalendarExpansion([entry], for: Self.newYork).occurrences(
            from: try Self.date("2026-01-01T00:00:00Z"), to: try Self.date("2027-01-01T00:00:00Z"))
        #expect(Self.shown(found, in: Self.newYork) == row.expected)
        #expect(found.isComplete)
    }

    static let ends: [(start: String, zone: String?, end: CalendarEntry.End?, hours: Double)] = [
        ("2026-03-28T22:00", "Europe/Vienna", nil, 0),
        ("2026-03-28T22:00", "Europe/Vienna", .after(CalendarLength(seconds: 36_000)), 10),
        // A day by the calendar has 23 hours when the clocks go forward.
        ("2026-03-28T22:00", "Europe/Vienna", .after(CalendarLength(days: 1)), 23),
        ("2026-03-28", nil, nil, 24), ("2026-03-29", nil, nil, 23), ("2026-10-25", nil, nil, 25),
        ("2026-03-28", nil, .after(CalendarLength(days: 2)), 47),
    ]

    @Test(arguments: ends) func `It ends by the calendar or by the clock`(
        start: String, zone: String?, end: CalendarEntry.End?, hours: Double
    ) throws {
        let entry = CalendarEntry(.event, uid: "1", start: try Self.time(start, zone), end: end)
        let found = CalendarExpansion([entry], for: Self.vienna).occurrences(from: .distantPast, to: .distantFuture)
        let one = try #require(found.occurrences.first)
        #expect(one.end.timeIntervalSince(one.start) == hours * 3600)
    }

    @Test func `A night shift ends at six also in the night when the clocks change`() throws {
        var entry = CalendarEntry(
            .event, uid: "1", start: try Self.time("2026-03-27T22:00", "Europe/Vienna"),
            end: .at(try Self.time("2026-03-28T06:00", "Europe/Vienna")))
        entry.repetition.rules = [try #require(Recurrence(text: "FREQ=DAILY;COUNT=3"))]
        let found = CalendarExpansion([entry], for: Self.vienna).occurrences(from: .distantPast, to: .distantFuture)
        #expect(
            found.occurrences.map { WallTime($0.end, in: Self.vienna).text } == [
                "2026-03-28T06:00:00", "2026-03-29T06:00:00", "2026-03-30T06:00:00",
            ])
        // A flight takes its hours.
        entry.end = .at(try Self.time("2026-03-27T21:00", "America/New_York"))
        let flights = CalendarExpansion([entry], for: Self.vienna).occurrences(from: .distantPast, to: .distantFuture)
        #expect(flights.occurrences.map { $0.end.timeIntervalSince($0.start) / 3600 } == [4, 4, 4])
    }

    @Test func `What has begun and is not over lies in a span, at its edges, too`() throws {
        let start = try Self.time("2026-03-07T09:00", "GMT")
        let hour = CalendarEntry(.event, uid: "1", start: start, end: .after(CalendarLength(seconds: 3600)))
        let moment = CalendarEntry(.event, uid: "2", start: start)
        let expansion = CalendarExpansion([hour, moment], for: .gmt)
        let rows: [(String, String, [String])] = [
            ("08:00", "09:00", []), ("08:00", "09:01", ["2", "1"]), ("09:00", "09:30", ["2", "1"]),
            ("09:30", "09:40", ["1"]), ("10:00", "11:00", []),
        ]
        for (from, to, uids) in rows {
            let found = expansion.occurrences(
                from: try Self.date("2026-03-07T\(from):00Z"), to: try Self.date("2026-03-07T\(to):00Z"))
            #expect(found.occurrences.map(\.entry.uid) == uids, "\(from) \(to)")
        }
    }

    @Test func `A to-do is where it starts, else where it is due, else nowhere`() throws {
        let due = CalendarEntry.End.at(try Self.time("2026-03-08T18:00", "GMT"))
        let all = [
            CalendarEntry(.task, uid: "both", start: try Self.time("2026-03-07T09:00", "GMT"), end: due),
            CalendarEntry(.task, uid: "due", end: due), CalendarEntry(.task, uid: "none"),
        ]
        let found = CalendarExpansion(all, for: .gmt).occurrences(from: .distantPast, to: .distantFuture)
        #expect(found.occurrences.map(\.entry.uid) == ["both", "due"])
        #expect(Self.shown(found, in: .gmt) == ["03-07 09:00", "03-08 18:00"])
    }
}
