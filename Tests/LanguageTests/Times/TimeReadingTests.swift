import Core
import Foundation
import Testing

@testable import Language

/// What a time means when and where it is said.
struct TimeReadingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let now: String
        let text: String
        let expected: String
        var zone = "Europe/Vienna"
        var hours = 24
        var firstWeekday = 1
        var testDescription: String { "“\(text)” at \(now) in \(zone)" }
    }

    /// Saturday, 14 March 2026; `expected` is the moment on the clocks there, with what was assumed.
    static let rows: [Row] = [
        Row(now: "2026-03-14T09:00:00", text: "in 20 minutes", expected: "2026-03-14T09:20:00"),
        Row(now: "2026-03-14T09:00:30", text: "in 20 minutes", expected: "2026-03-14T09:20:30"),
        Row(now: "2026-03-14T09:00:00", text: "in 2 days", expected: "2026-03-16T09:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "in 2 days at 18:00", expected: "2026-03-16T18:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "in 0 minutes", expected: "over 2026-03-14T09:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "at 18:00", expected: "2026-03-14T18:00:00"),
        Row(now: "2026-03-14T18:00:00", text: "at 18:00", expected: "2026-03-15T18:00:00 tomorrow"),
        Row(now: "2026-03-14T17:59:59", text: "at 18:00", expected: "2026-03-14T18:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "at 8", expected: "2026-03-14T20:00:00 halfOfDay"),
        Row(now: "2026-03-14T07:00:00", text: "at 8", expected: "2026-03-14T08:00:00 halfOfDay"),
        Row(now: "2026-03-14T21:00:00", text: "at 8", expected: "2026-03-15T08:00:00 halfOfDay tomorrow"),
        Row(now: "2026-03-14T09:00:00", text: "at 8:00", expected: "2026-03-15T08:00:00 tomorrow"),
        Row(now: "2026-03-14T09:00:00", text: "at 8:00", expected: "2026-03-14T20:00:00 halfOfDay", hours: 12),
        Row(now: "2026-03-14T09:00:00", text: "at 8am", expected: "2026-03-15T08:00:00 tomorrow"),
        Row(now: "2026-03-14T09:00:00", text: "at 12am", expected: "2026-03-15T00:00:00 tomorrow"),
        Row(now: "2026-03-14T09:00:00", text: "at 12", expected: "2026-03-14T12:00:00 halfOfDay"),
        Row(now: "2026-03-14T09:00:00", text: "at noon", expected: "2026-03-14T12:00:00", hours: 12),
        Row(now: "2026-03-14T09:00:00", text: "at midnight", expected: "2026-03-15T00:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "today at 8", expected: "2026-03-14T20:00:00 halfOfDay"),
        Row(now: "2026-03-14T09:00:00", text: "today at 8am", expected: "over 2026-03-14T08:00:00"),
        Row(now: "2026-03-14T21:00:00", text: "today at 8", expected: "over 2026-03-14T20:00:00"),
        Row(now: "2026-03-14T20:00:00", text: "this evening", expected: "over 2026-03-14T19:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "this evening", expected: "2026-03-14T19:00:00 part"),
        Row(now: "2026-03-14T09:00:00", text: "tonight", expected: "2026-03-14T21:00:00 part"),
        Row(now: "2026-03-14T09:00:00", text: "tonight at 9", expected: "2026-03-14T21:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "tonight at 2", expected: "2026-03-15T02:00:00"),
        Row(now: "2026-03-14T01:00:00", text: "at 2 at night", expected: "2026-03-14T02:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow", expected: "no clock"),
        Row(now: "2026-03-14T09:00:00", text: "friday", expected: "no clock"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow morning", expected: "2026-03-15T09:00:00 part"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow at 8", expected: "2026-03-15T08:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow 8", expected: "2026-03-15T08:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow 8: rent", expected: "2026-03-15T08:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "fri 8", expected: "2026-03-20T08:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "fri 20", expected: "no clock"),
        Row(now: "2026-03-14T09:00:00", text: "fri the 8th", expected: "no clock"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow 3 eggs", expected: "no clock"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow at 3", expected: "2026-03-15T15:00:00 halfOfDay"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow at 3", expected: "2026-03-15T15:00:00 halfOfDay"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow at 12", expected: "2026-03-15T12:00:00 halfOfDay"),
        Row(now: "2026-03-14T09:00:00", text: "tomorrow at 15:00", expected: "2026-03-15T15:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "friday at 3pm", expected: "2026-03-20T15:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "saturday at 10am", expected: "2026-03-14T10:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "saturday at 8am", expected: "2026-03-21T08:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "next saturday at 10am", expected: "2026-03-21T10:00:00"),
        Row(now: "2026-03-14T09:00:00", text: "next monday at 10am", expected: "2026-03-16T10:00:00"),
        Row(now: "2026-03-09T09:00:00", text: "next friday at 10am", expected: "2026-03-20T10:00:00 nextWeek"),
        Row(now: "2026-03-14T09:00:00", text: "next sunday at 10am", expected: "2026-03-22T10:00:00 nextWeek"),
        Row(
            now: "2026-03-14T09:00:00", text: "next sunday at 10am", expected: "2026-03-15T10:00:00", firstWeekday: 7),
        Row(now: "2026-12-31T23:30:00", text: "tomorrow at 8am", expected: "2027-01-01T08:00:00"),
    ]

    /// The clocks change on 29 March and 25 October 2026 in Vienna, at other times elsewhere.
    static let clockChanges: [Row] = [
        Row(now: "2026-03-28T20:00:00", text: "tomorrow at 2:30", expected: "2026-03-29T03:30:00 skipped"),
        Row(now: "2026-03-29T01:30:00", text: "at 2:30", expected: "2026-03-29T03:30:00 skipped"),
        Row(now: "2026-03-29T01:30:00", text: "in 1 hour", expected: "2026-03-29T03:30:00"),
        Row(now: "2026-03-28T20:00:00", text: "in 12 hours", expected: "2026-03-29T09:00:00"),
        Row(now: "2026-03-28T20:00:00", text: "in 1 day", expected: "2026-03-29T20:00:00"),
        Row(now: "2026-03-28T02:30:00", text: "in a day", expected: "2026-03-29T03:30:00 skipped"),
        Row(now: "2026-03-28T12:00:00", text: "tomorrow at noon", expected: "2026-03-29T12:00:00"),
        Row(now: "2026-10-24T20:00:00", text: "tomorrow at 2:30", expected: "2026-10-25T02:30:00 twice"),
        Row(now: "2026-10-24T20:00:00", text: "in 12 hours", expected: "2026-10-25T07:00:00"),
        Row(now: "2026-10-24T20:00:00", text: "in a day", expected: "2026-10-25T20:00:00"),
        Row(
            now: "2026-03-07T20:00:00", text: "tomorrow at 2:30am", expected: "2026-03-08T03:30:00 skipped",
            zone: "America/New_York"),
        Row(
            now: "2026-10-31T20:00:00", text: "tomorrow at 1:30am", expected: "2026-11-01T01:30:00 twice",
            zone: "America/New_York"),
        Row(
            now: "2026-10-03T20:00:00", text: "tomorrow at 2:15am", expected: "2026-10-04T02:45:00 skipped",
            zone: "Australia/Lord_Howe"),
        Row(now: "2026-03-28T20:00:00", text: "tomorrow at 2:30", expected: "2026-03-29T02:30:00", zone: "Asia/Tokyo"),
    ]

    @Test(arguments: rows + clockChanges) func `A time means a moment`(_ row: Row) throws {
        let zone = try #require(TimeZone(identifier: row.zone))
        let now = try #require(WallTime(text: row.now)?.moments(in: zone).dates.first)
        let frame = TimeFrame(now: now, zone: zone, uses24Hours: row.hours == 24, firstWeekday: row.firstWeekday)
        let time = try #require(LineReader.read(row.text).times.first).time.get()
        #expect(Self.words(time.reading(in: frame), zone) == row.expected)
    }

    @Test func `In the second of two equal hours the second is meant`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let half = try #require(WallTime(text: "2026-10-25T02:15:00")?.moments(in: zone).dates.last)
        let time = try #require(LineReader.read("at 2:30").times.first).time.get()
        let reading = time.reading(in: TimeFrame(now: half, zone: zone))
        #expect(Self.words(reading, zone) == "2026-10-25T02:30:00")
        guard case .moment(let read) = reading else { return }
        #expect(read.date == half.addingTimeInterval(900))
    }

    @Test func `The parse service gives a time as local date and time`() {
        let matcher = PhraseMatcher([
            PhraseTable(intent: "reminder.add", phrases: ["remind me {start:time} {title:rest}"])
        ])
        let service = ParseService(matcher: matcher)
        let line =
            #"{"text": "remind me tomorrow at 8 call mum", "now": "2026-03-14T09:00:00", "timezone": "Asia/Tokyo"}"#
        #expect(service.answer(line: line).contains(#""start":"2026-03-15T08:00:00""#))
        #expect(service.answer(line: #"{"text": "remind me at 8 call mum"}"#).contains(#""start":"at 8""#))
    }

    private static func words(_ reading: TimeReading, _ zone: TimeZone) -> String {
        switch reading {
        case .noClock: "no clock"
        case .over(let date): "over \(WallTime(date, in: zone).text)"
        case .moment(let time):
            ([WallTime(time.date, in: zone).text] + time.assumed.map { "\($0)" }).joined(separator: " ")
        }
    }
}
