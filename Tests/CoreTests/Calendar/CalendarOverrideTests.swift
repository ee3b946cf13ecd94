import Core
import Foundation
import Testing

/// Occurrences that differ from their series (RFC 5545, 3.8.4.4), and how much of a calendar is looked at.
struct CalendarOverrideTests {
    private typealias Rows = CalendarExpansionTests

    private static let zone = "Europe/Vienna"

    private static func series(_ rule: String = "FREQ=DAILY;COUNT=5") throws -> CalendarEntry {
        var entry = CalendarEntry(
            .event, uid: "1", title: "Gym", start: try Rows.time("2026-03-27T09:00", zone),
            end: .after(CalendarLength(seconds: 3600)))
        entry.repetition.rules = [try #require(Recurrence(text: rule))]
        return entry
    }

    private static func change(
        _ original: String, to start: String, title: String = "Swim", zone: String = zone, isFromHereOn: Bool = false
    ) throws -> CalendarEntry {
        var entry = CalendarEntry(.event, uid: "1", title: title, start: try Rows.time(start, zone))
        entry.override = CalendarOverride(try Rows.time(original, zone), isFromHereOn: isFromHereOn)
        return entry
    }

    private static func shown(_ entries: [CalendarEntry], cancelled: Bool = false) throws -> [String] {
        let found = CalendarExpansion(entries, for: Rows.vienna).occurrences(
            from: try Rows.date("2026-03-01T00:00:00Z"), to: try Rows.date("2026-04-10T00:00:00Z"),
            cancelled: cancelled)
        return zip(Rows.shown(found, in: Rows.vienna), found.occurrences).map { "\($0) \($1.entry.title)" }
    }

    @Test func `One occurrence is moved and renamed, whichever zone names it`() throws {
        let changes = [
            try Self.change("2026-03-28T09:00", to: "2026-03-29T15:00"),
            try Self.change("2026-03-30T08:00", to: "2026-03-30T07:00", title: "Run", zone: "Europe/London"),
        ]
        let expected = [
            "03-27 09:00 Gym", "03-29 09:00 Gym", "03-29 15:00 Swim", "03-30 08:00 Run", "03-31 09:00 Gym",
        ]
        #expect(try Self.shown([try Self.series()] + changes) == expected)
        #expect(try Self.shown(changes.reversed() + [try Self.series()]) == expected)
    }

    @Test func `From one on all are moved by the clocks, until the next such change`() throws {
        let later = try Self.change("2026-03-28T09:00", to: "2026-03-28T10:30", isFromHereOn: true)
        let again = try Self.change("2026-03-30T09:00", to: "2026-03-31T07:00", title: "Run", isFromHereOn: true)
        #expect(
            try Self.shown([try Self.series(), again, later]) == [
                "03-27 09:00 Gym", "03-28 10:30 Swim", "03-29 10:30 Swim", "03-31 07:00 Run", "04-01 07:00 Run",
            ])
    }

    @Test func `What is called off is shown on demand alone`() throws {
        var off = try Self.change("2026-03-28T09:00", to: "2026-03-28T09:00", title: "Off")
        off.status = .cancelled
        let all = [try Self.series("FREQ=DAILY;COUNT=2"), off]
        #expect(try Self.shown(all) == ["03-27 09:00 Gym"])
        #expect(try Self.shown(all, cancelled: true) == ["03-27 09:00 Gym", "03-28 09:00 Off"])
    }

    @Test func `Of two versions the later holds`() throws {
        var (old, new) = (try Self.series("FREQ=DAILY;COUNT=2"), try Self.series("FREQ=DAILY;COUNT=1"))
        new.sequence = 1
        #expect(try Self.shown([old, new]) == ["03-27 09:00 Gym"])
        #expect(try Self.shown([new, old]) == ["03-27 09:00 Gym"])
        old = try Self.change("2026-03-27T09:00", to: "2026-03-27T10:00")
        var newer = try Self.change("2026-03-27T09:00", to: "2026-03-27T11:00")
        newer.sequence = 2
        #expect(try Self.shown([new, newer, old]) == ["03-27 11:00 Swim"])
    }

    @Test func `A change that comes again itself is overtaken by a later series without that day`() throws {
        var (series, change) = (
            try Self.series("FREQ=DAILY;COUNT=2"), try Self.change("2026-03-30T09:00", to: "2026-03-30T09:00")
        )
        change.repetition.rules = [try #require(Recurrence(text: "FREQ=DAILY"))]
        #expect(try Self.shown([series, change]).last == "03-30 09:00 Swim")
        series.sequence = 2
        #expect(try Self.shown([series, change]).last == "03-28 09:00 Gym")
        series.repetition.extra = [CalendarExtra(try Rows.time("2026-03-30T09:00", Self.zone))]
        #expect(try Self.shown([series, change]).last == "03-30 09:00 Swim")
    }

    @Test func `A change without its series stands for itself; one of what was left out does not`() throws {
        let change = try Self.change("2026-03-28T09:00", to: "2026-03-28T10:00")
        #expect(try Self.shown([change]) == ["03-28 10:00 Swim"])
        var series = try Self.series("FREQ=DAILY;COUNT=2")
        series.repetition.without = [try Rows.time("2026-03-28T09:00", Self.zone)]
        #expect(try Self.shown([series, change]) == ["03-27 09:00 Gym"])
    }

    @Test func `The next seven are found however many there are, and it is said that there are more`() throws {
        let often = try Self.series("FREQ=MINUTELY")
        var rare = CalendarEntry(.event, uid: "2", title: "B", start: try Rows.time("1990-01-01T00:00", "GMT"))
        rare.repetition.rules = [try #require(Recurrence(text: "FREQ=HOURLY"))]
        let found = CalendarExpansion([often, rare], for: .gmt).occurrences(
            from: try Rows.date("2030-06-01T00:00:00Z"), to: .distantFuture, limit: 7)
        #expect(Rows.shown(found, in: .gmt) == (1...7).map { "05-31 23:0\($0)" })
        #expect(!found.isComplete)
        let rest = CalendarExpansion([rare], for: .gmt).occurrences(
            from: try Rows.date("2030-06-01T00:00:00Z"), to: .distantFuture, limit: 2)
        #expect(Rows.shown(rest, in: .gmt) == ["06-01 00:00", "06-01 01:00"])
    }

    @Test(arguments: [
        "FREQ=SECONDLY;COUNT=2000000000", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;BYHOUR=1,2,3,4,5,6;BYMINUTE=1,2,3,4,5,6;BYSECOND=1,2,3,4,5,6;COUNT=900000",
        "FREQ=HOURLY;INTERVAL=400000000;BYMONTH=1",
    ])
    func `Rules that are meant to tire us are given up`(rule: String) throws {
        let entry = try Self.series(rule)
        let found = CalendarExpansion(Array(repeating: entry, count: 20), for: .gmt).occurrences(
            from: try Rows.date("2090-01-01T00:00:00Z"), to: try Rows.date("2091-01-01T00:00:00Z"), limit: 50,
            steps: 20_000)
        #expect(found.occurrences.count <= 50)
    }

    @Test func `Numbers beyond all reckoning are no rule`() {
        for rule in [
            "FREQ=HOURLY;INTERVAL=9223372036854775807", "FREQ=MONTHLY;BYMONTHDAY=-9223372036854775808",
            "FREQ=MONTHLY;BYDAY=-9223372036854775808MO",
            "FREQ=YEARLY;BYYEARDAY=" + Array(repeating: "1", count: 800).joined(separator: ","),
        ] { #expect(Recurrence(text: rule) == nil, "\(rule.prefix(60))") }
    }
}
