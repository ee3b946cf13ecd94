import Core
import Foundation
import Testing

@testable import Formats

/// Times, zones and repetitions of calendars.
struct ReadCalendarTimesTests {
    static let times: [(String, String)] = [
        ("DTSTART:20260314T090000Z", "zoned 2026-03-14T09:00:00 GMT"),
        ("DTSTART:20260314T090000", "floating 2026-03-14T09:00:00"),
        ("DTSTART;VALUE=DATE:20260314", "day 2026-03-14"), ("DTSTART:20260314", "day 2026-03-14"),
        ("DTSTART;VALUE=DATE:20260314T090000", "day 2026-03-14"),
        ("DTSTART:2026-03-14T09:00:00", "floating 2026-03-14T09:00:00"),
        ("DTSTART:20260314t0900z", "zoned 2026-03-14T09:00:00 GMT"),
        ("DTSTART:20261231T240000", "floating 2027-01-01T00:00:00"),
        ("DTSTART:20161231T235960Z", "zoned 2016-12-31T23:59:59 GMT"),
        ("DTSTART;TZID=Europe/Vienna:20260314T090000", "zoned 2026-03-14T09:00:00 Europe/Vienna"),
        ("DTSTART;TZID=europe/vienna:20260314T090000", "zoned 2026-03-14T09:00:00 Europe/Vienna"),
        ("DTSTART;TZID=US/Eastern:20260314T090000", "zoned 2026-03-14T09:00:00 US/Eastern"),
        ("DTSTART;TZID=\"W. Europe Standard Time\":20260314T090000", "zoned 2026-03-14T09:00:00 Europe/Berlin"),
        ("DTSTART;TZID=Singapore Standard Time:20260314T090000", "zoned 2026-03-14T09:00:00 Asia/Singapore"),
        (
            "DTSTART;TZID=/mozilla.org/20070129_1/America/Argentina/Salta:20260314T090000",
            "zoned 2026-03-14T09:00:00 America/Argentina/Salta"
        ),
        ("DTSTART;TZID=\"(UTC+05:30) Chennai, Kolkata\":20260314T090000", "zoned 2026-03-14T09:00:00 GMT+0530"),
        ("DTSTART;TZID=GMT-0300:20260314T090000", "zoned 2026-03-14T09:00:00 GMT-0300"),
        ("DTSTART;TZID=UTC:20260314T090000", "zoned 2026-03-14T09:00:00 GMT"),
        ("DTSTART;TZID=Middle-Earth:20260314T090000", "floating 2026-03-14T09:00:00"),
    ]

    private static func shown(_ time: CalendarTime?) -> String {
        switch time {
        case .day(let date): "day \(date.text)"
        case .floating(let wall): "floating \(wall.text)"
        case .zoned(let wall, .named(let zone)): "zoned \(wall.text) \(zone.identifier)"
        case .zoned(let wall, .custom(let name, _)): "custom \(wall.text) \(name)"
        case nil: "none"
        }
    }

    @Test(arguments: times) func `Times are read however they are written`(line: String, time: String) throws {
        let (event, warnings) = try ReadCalendarTests.entry(line)
        #expect(Self.shown(event.start) == time)
        #expect(warnings.map(\.kind) == (line.contains("Middle") ? [.unknownZone] : []))
    }

    @Test(arguments: [
        ("P1W", CalendarLength(days: 7)), ("P15DT5H0M20S", CalendarLength(days: 15, seconds: 18_020)),
        ("-PT15M", CalendarLength(seconds: -900)), ("+P7W", CalendarLength(days: 49)), ("PT0S", CalendarLength()),
        ("pt1h30m", CalendarLength(seconds: 5400)), ("P1D", CalendarLength(days: 1)), ("P", nil), ("PT", nil),
        ("15M", nil),
        ("P1M", nil), ("PT1D", nil), ("P9999999999D", nil), ("P999999999D", nil), ("P1", nil), ("PT-5M", nil),
        ("", nil), ("P1W1W", nil), ("P1DT1M1M", nil), ("P1W2D", CalendarLength(days: 9)),
        ("P" + String(repeating: "999999999W", count: 16_000), nil),
        ("-P999999999W999999999DT999999999H999999999M999999999S", nil),
    ]) func `Lengths are read, and written so that they are read again`(text: String, length: CalendarLength?) {
        #expect(ICSTimes.length(text) == length)
        if let length { #expect(ICSTimes.length(ICSTimes.text(length)) == length) }
    }

    @Test(arguments: [
        "2026", "20260230", "20261314T000000", "20260314T250000", "20260314T096000", "20260314T09", "20260314X090000",
        "00000101", "now", "", "2026031４", "20260314T240001",
    ]) func `What is no time is none`(text: String) { #expect(ICSTimes.stamp(text) == nil) }

    @Test func `Where the calendar names its home, times without a zone are of there`() throws {
        let read = try CalendarFile.read(
            ReadCalendarTests.calendar("X-WR-TIMEZONE:Asia/Tokyo", "BEGIN:VEVENT\nDTSTART:20260314T090000\nEND:VEVENT"))
        #expect(Self.shown(read.feed.entries.first?.start) == "zoned 2026-03-14T09:00:00 Asia/Tokyo")
    }

    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:Our Town
        BEGIN:STANDARD
        DTSTART:16010101T030000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:16010101T020000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        END:DAYLIGHT
        END:VTIMEZONE
        """
    private static let event = "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=Our Town:20260714T090000\nEND:VEVENT"

    @Test(arguments: [[zone, event], [event, zone]])
    func `A zone that the calendar brings is followed, also where it comes last`(lines: [String]) throws {
        let read = try CalendarFile.read(ReadCalendarTests.calendar(lines[0], lines[1]))
        let start = try #require(read.feed.entries.first?.start)
        #expect(Self.shown(start) == "custom 2026-07-14T09:00:00 Our Town" && read.warnings == [])
        let vienna = try #require(TimeZone(identifier: "Europe/Vienna"))
        for day in 10_000..<20_000 {
            let moment = day * 86_400
            #expect(
                start.zone(for: .gmt).offset(at: moment)
                    == vienna.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))) || day < 9862 + 365 * 16)
        }
    }

    @Test func `A zone of single changes is followed, and one that is of the world is that`() throws {
        let changes = """
            BEGIN:VTIMEZONE
            TZID:%@
            BEGIN:STANDARD
            DTSTART:20200101T000000
            RDATE:20210101T000000,20220101T000000
            TZOFFSETFROM:-033000
            TZOFFSETTO:-0300
            END:STANDARD
            END:VTIMEZONE
            """
        let event = "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=%@:20260714T090000\nEND:VEVENT"
        for (name, offset) in [("EST", -10_800), ("Asia/Tokyo", 32_400), ("/x/y/Asia/Tokyo", 32_400)] {
            let lines = [changes, event].map { $0.replacing("%@", with: name) }
            let read = try CalendarFile.read(ReadCalendarTests.calendar(lines[0], lines[1]))
            let zone = try #require(read.feed.entries.first?.start).zone(for: .gmt)
            #expect(zone.offset(at: 1_780_000_000) == offset, "\(name)")
            if name == "EST" { #expect(zone.offset(at: 0) == -12_600) }
        }
    }

    static let rules: [(start: String, rule: String, until: String?)] = [
        // UNTIL is in UTC, and becomes a time of the start's own clocks.
        ("DTSTART;TZID=America/New_York:19970902T090000", "FREQ=DAILY;UNTIL=19971224T000000Z", "1997-12-23T19:00:00"),
        ("DTSTART:19970902T090000Z", "FREQ=DAILY;UNTIL=19971224T000000Z", "1997-12-24T00:00:00"),
        ("DTSTART:19970902T090000", "FREQ=DAILY;UNTIL=19971224T000000", "1997-12-24T00:00:00"),
        ("DTSTART;VALUE=DATE:19970902", "FREQ=DAILY;UNTIL=19971224", "1997-12-24T23:59:59"),
        ("DTSTART;VALUE=DATE:19970902", "FREQ=DAILY;UNTIL=19971224T120000Z", "1997-12-24T23:59:59"),
        ("DTSTART;TZID=Asia/Tokyo:19970902T090000", "FREQ=DAILY;UNTIL=19971224", "1997-12-24T23:59:59"),
        ("DTSTART:19970902T090000Z", "FREQ=DAILY;COUNT=-1;RSCALE=GREGORIAN;SKIP=OMIT", nil),
        ("DTSTART:19970902T090000Z", "freq=daily;", nil),
    ]

    @Test(arguments: rules) func `Rules are read, with their end by the start's clocks`(
        start: String, rule: String, until: String?
    ) throws {
        let (event, warnings) = try ReadCalendarTests.entry("\(start)\nRRULE:\(rule)")
        #expect(event.repetition.rules.count == 1 && event.repetition.rules.first?.frequency == .daily)
        #expect(event.repetition.rules.first?.until?.text == until && warnings == [])
    }

    @Test func `Occurrences left out, added and replaced are read`() throws {
        let (event, warnings) = try ReadCalendarTests.entry(
            """
            DTSTART;TZID=Europe/Vienna:20260314T090000
            EXDATE;TZID=Europe/Vienna:20260315T090000,20260316T090000
            EXDATE;VALUE=DATE:20260317
            RDATE;VALUE=PERIOD:20260401T100000Z/PT2H,20260402T100000Z/20260402T110000Z
            RECURRENCE-ID;RANGE=THISANDFUTURE:20260318T080000Z
            """)
        #expect(
            event.repetition.without.map(Self.shown) == [
                "zoned 2026-03-15T09:00:00 Europe/Vienna", "zoned 2026-03-16T09:00:00 Europe/Vienna", "day 2026-03-17",
            ])
        #expect(
            event.repetition.extra.map { Self.shown($0.start) } == [
                "zoned 2026-04-01T10:00:00 GMT", "zoned 2026-04-02T10:00:00 GMT",
            ])
        #expect(event.repetition.extra.first?.end == .after(CalendarLength(seconds: 7200)))
        #expect(event.override?.isFromHereOn == true && warnings == [])
        #expect(Self.shown(event.override?.original) == "zoned 2026-03-18T08:00:00 GMT")
    }
}
