import Foundation
import Testing

@testable import Core

/// Days and times of day without a zone: their text, their order, and what moment they are in a zone.
struct FloatingTimeTests {
    @Test(arguments: [
        "2026-03-14", "2026-03-14T00:00", "2026-03-14T18:05", "1999-12-31T23:59", "2028-02-29", "0001-01-01",
        "9999-12-31",
    ])
    func `A text is read as it was written`(text: String) { #expect(FloatingTime(rawValue: text)?.rawValue == text) }

    @Test(arguments: [
        "", "2026", "2026-3-14", "2026-02-29", "2026-13-01", "2026-00-10", "2026-03-14T24:00", "2026-03-14T18:60",
        "2026-03-14T1805", "2026-03-14T", "2026-03-14 18:05", "2026-03-14T18:05Z", "-026-03-14", "２０２６-03-14",
        "2026-03-14T18:05T", "+026-03-14",
    ])
    func `Anything else is refused`(text: String) { #expect(FloatingTime(rawValue: text) == nil) }

    @Test func `Texts are in the order of time, a whole day before its times`() {
        let texts = [
            "2025-12-31T23:59", "2026-01-01", "2026-01-01T00:00", "2026-01-01T09:30", "2026-01-02", "2026-10-01",
        ]
        let times = texts.compactMap(FloatingTime.init(rawValue:))
        #expect(times.count == texts.count && times.shuffled().sorted() == times && texts.sorted() == texts)
    }

    @Test(arguments: [
        ("2026-03-24T20:00", "America/New_York", "Europe/Vienna", "2026-03-25T01:00"),
        ("2026-03-24", "America/New_York", "Europe/Vienna", "2026-03-24"),
        ("2026-03-24T23:30", "Pacific/Niue", "Pacific/Kiritimati", "2026-03-26T00:30"),
    ])
    func `Other clocks show another time, and the same day where it is a day`(
        text: String, from: String, to: String, other: String
    ) throws {
        let zones = try [from, to].map { try #require(TimeZone(identifier: $0)) }
        let moved = FloatingTime(rawValue: text)?.moved(from: zones[0], to: zones[1])
        #expect(moved?.rawValue == other)
    }

    @Test(arguments: [
        // Ordinary days on six continents.
        ("2026-03-14T18:00", "Europe/Vienna", "2026-03-14T17:00:00Z"),
        ("2026-03-14T18:00", "Africa/Nairobi", "2026-03-14T15:00:00Z"),
        ("2026-03-14T18:00", "Asia/Kathmandu", "2026-03-14T12:15:00Z"),
        ("2026-03-14T18:00", "America/New_York", "2026-03-14T22:00:00Z"),
        ("2026-03-14T18:00", "America/Sao_Paulo", "2026-03-14T21:00:00Z"),
        ("2026-03-14T18:00", "Australia/Lord_Howe", "2026-03-14T07:00:00Z"),
        // A whole day is its first moment; where midnight is skipped, the first that there is.
        ("2026-03-14", "Europe/Vienna", "2026-03-13T23:00:00Z"),
        ("2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00Z"),
        // What the clocks skip, and what they show twice.
        ("2026-03-29T02:30", "Europe/Vienna", "2026-03-29T01:30:00Z"),
        ("2026-10-25T02:30", "Europe/Vienna", "2026-10-25T00:30:00Z"),
    ])
    func `A floating time is a moment in a zone`(text: String, zone: String, moment: String) throws {
        let time = try #require(FloatingTime(rawValue: text))
        let date = try time.moment(in: #require(TimeZone(identifier: zone)))
        #expect(date.formatted(.iso8601) == moment)
    }

    @Test(arguments: [
        "Europe/Vienna", "Africa/Nairobi", "Asia/Kathmandu", "America/New_York", "America/Sao_Paulo",
        "Australia/Lord_Howe", "Pacific/Apia",
    ])
    func `A moment is what the clocks show`(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for hours in stride(from: 0, to: 24 * 366, by: 37) {
            let moment = Date(timeIntervalSince1970: 1_767_225_600 + Double(hours) * 3600)
            let again = FloatingTime(moment, in: zone).moment(in: zone)
            // Only where the clocks show a time twice may it be an hour, or half of one, earlier.
            #expect(moment.timeIntervalSince(again) >= 0 && moment.timeIntervalSince(again) <= 3600)
        }
    }
}
