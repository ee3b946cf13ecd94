import Core
import Foundation
import Testing

/// When what is counted from being done comes again, by the clocks of six continents and over their changes: a reminder and
/// a thing to do at the same moment.
struct AfterDoneTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let clock: String
        let zone: String
        let done: String
        let next: String

        init(_ rule: String, _ clock: String, _ zone: String, done: String, next: String) {
            (self.rule, self.clock, self.zone, self.done, self.next) = (rule, clock, zone, done, next)
        }

        var testDescription: String { "\(rule) at \(clock) in \(zone), done \(done)" }
    }

    // The days are those of python-dateutil, the moments those of Python's zoneinfo.
    static let rows = [
        // Europe: nine stays nine through both changes, at whatever time of the day it was done.
        Row(
            "FREQ=DAILY;INTERVAL=3", "09:00", "Europe/Vienna", done: "2026-03-27T18:23:00+01:00",
            next: "2026-03-30T09:00:00+02:00"),
        Row(
            "FREQ=DAILY;INTERVAL=3", "09:00", "Europe/Vienna", done: "2026-10-23T06:00:00+02:00",
            next: "2026-10-26T09:00:00+01:00"),
        Row(
            "FREQ=DAILY", "02:30", "Europe/Vienna", done: "2026-03-28T12:00:00+01:00", next: "2026-03-29T03:30:00+02:00"
        ),
        Row(
            "FREQ=DAILY", "02:30", "Europe/Vienna", done: "2026-10-24T12:00:00+02:00", next: "2026-10-25T02:30:00+02:00"
        ),
        Row(
            "FREQ=WEEKLY", "09:00", "Europe/London", done: "2026-03-27T23:59:00+00:00",
            next: "2026-04-03T09:00:00+01:00"),
        Row(
            "FREQ=MONTHLY", "09:00", "Europe/Vienna", done: "2026-01-31T12:00:00+01:00",
            next: "2026-02-28T09:00:00+01:00"),
        Row(
            "FREQ=YEARLY", "09:00", "Europe/Vienna", done: "2028-02-29T12:00:00+01:00",
            next: "2029-02-28T09:00:00+01:00"),
        // Africa
        Row(
            "FREQ=WEEKLY", "09:00", "Africa/Johannesburg", done: "2026-03-27T19:23:00+02:00",
            next: "2026-04-03T09:00:00+02:00"),
        Row(
            "FREQ=DAILY;INTERVAL=2", "09:00", "Africa/Cairo", done: "2026-04-22T20:00:00+02:00",
            next: "2026-04-24T09:00:00+03:00"),
        Row(
            "FREQ=DAILY;INTERVAL=2", "09:00", "Africa/Cairo", done: "2026-10-28T20:00:00+03:00",
            next: "2026-10-30T09:00:00+02:00"),
        Row(
            "FREQ=DAILY", "00:30", "Africa/Cairo", done: "2026-04-23T20:00:00+02:00", next: "2026-04-24T01:30:00+03:00"),
        Row(
            "FREQ=DAILY;INTERVAL=2", "07:00", "Africa/Casablanca", done: "2026-03-21T07:00:00+00:00",
            next: "2026-03-23T07:00:00+01:00"),
        // North America
        Row(
            "FREQ=DAILY;INTERVAL=3", "09:00", "America/New_York", done: "2026-03-06T12:23:00-05:00",
            next: "2026-03-09T09:00:00-04:00"),
        Row(
            "FREQ=DAILY;INTERVAL=3", "09:00", "America/New_York", done: "2026-10-30T12:23:00-04:00",
            next: "2026-11-02T09:00:00-05:00"),
        Row(
            "FREQ=DAILY", "02:15", "America/St_Johns", done: "2026-03-07T23:00:00-03:30",
            next: "2026-03-08T03:15:00-02:30"),
        Row(
            "FREQ=WEEKLY;INTERVAL=2", "09:00", "America/Phoenix", done: "2026-03-01T09:00:00-07:00",
            next: "2026-03-15T09:00:00-07:00"),
        // South America
        Row(
            "FREQ=DAILY;INTERVAL=2", "09:00", "America/Santiago", done: "2026-04-03T09:00:00-03:00",
            next: "2026-04-05T09:00:00-04:00"),
        Row(
            "FREQ=DAILY", "00:15", "America/Santiago", done: "2026-09-05T08:00:00-04:00",
            next: "2026-09-06T01:15:00-03:00"),
        Row(
            "FREQ=MONTHLY;INTERVAL=6", "09:00", "America/Sao_Paulo", done: "2026-08-31T09:00:00-03:00",
            next: "2027-02-28T09:00:00-03:00"),
        // Asia: by the clocks there it was done on the next day already.
        Row(
            "FREQ=DAILY", "09:00", "Asia/Kathmandu", done: "2026-03-28T00:45:00+05:45",
            next: "2026-03-29T09:00:00+05:45"),
        Row(
            "FREQ=MONTHLY", "09:00", "Asia/Kolkata", done: "2028-01-31T22:00:00+05:30",
            next: "2028-02-29T09:00:00+05:30"),
        Row(
            "FREQ=DAILY", "02:30", "Asia/Jerusalem", done: "2026-03-26T10:00:00+02:00",
            next: "2026-03-27T03:30:00+03:00"),
        Row("FREQ=YEARLY", "06:00", "Asia/Tokyo", done: "2026-12-31T23:59:00+09:00", next: "2027-12-31T06:00:00+09:00"),
        // Oceania
        Row(
            "FREQ=DAILY;INTERVAL=2", "09:00", "Australia/Lord_Howe", done: "2026-04-03T23:00:00+11:00",
            next: "2026-04-05T09:00:00+10:30"),
        Row(
            "FREQ=DAILY", "02:15", "Australia/Lord_Howe", done: "2026-10-03T12:00:00+10:30",
            next: "2026-10-04T02:45:00+11:00"),
        Row(
            "FREQ=WEEKLY", "09:00", "Australia/Adelaide", done: "2026-10-01T18:00:00+09:30",
            next: "2026-10-08T09:00:00+10:30"),
        Row(
            "FREQ=DAILY", "03:00", "Pacific/Chatham", done: "2026-09-26T12:00:00+12:45",
            next: "2026-09-27T04:00:00+13:45"),
        Row(
            "FREQ=MONTHLY", "09:00", "Pacific/Apia", done: "2026-01-31T01:00:00+13:00",
            next: "2026-02-28T09:00:00+13:00"),
        Row(
            "FREQ=DAILY", "09:00", "Pacific/Honolulu", done: "2026-12-31T23:30:00-10:00",
            next: "2027-01-01T09:00:00-10:00"),
        // The date line: Apia went over it and had no 30th.
        Row(
            "FREQ=DAILY;INTERVAL=2", "09:00", "Pacific/Apia", done: "2011-12-29T12:00:00-10:00",
            next: "2011-12-31T09:00:00+14:00"),
    ]

    @Test(arguments: rows) func `A reminder comes so long after it was done`(row: Row) throws {
        let clock = minutes(row.clock)
        let rule = try #require(Recurrence(text: "\(row.rule);BYHOUR=\(clock / 60);BYMINUTE=\(clock % 60)"))
        let zone = try #require(TimeZone(identifier: row.zone))
        let first = FloatingTime(day: 15_000, minute: clock).moment(in: zone)
        let occurrence = NextOccurrence(rule, anchor: first, in: zone)
        #expect(try occurrence.next(afterDone: moment(row.done)) == moment(row.next))
    }

    @Test(arguments: rows) func `A thing to do is due so long after it was done`(row: Row) throws {
        let zone = try #require(TimeZone(identifier: row.zone))
        let first = FloatingTime(day: 15_000, minute: minutes(row.clock))
        let rule = TaskRule(try #require(Recurrence(text: row.rule)), anchor: first, isAfterDone: true)
        let done = FloatingTime(try moment(row.done), in: zone)
        #expect(try rule.next(after: first, doneAt: done)?.moment(in: zone) == moment(row.next))
    }
}
