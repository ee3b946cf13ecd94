import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Calendars that we write, so that every program reads them.
struct WriteCalendarTests {
    static let now = Date(timeIntervalSince1970: 1_773_478_800)
    static let vienna = TimeZone(identifier: "Europe/Vienna") ?? .gmt

    static func wall(_ text: String) -> WallTime { WallTime(text: text + ":00") ?? WallTime(seconds: 0) }

    private static func lines(_ entries: CalendarEntry...) -> [String] {
        CalendarFile.write(CalendarFeed(entries: entries), now: now).components(separatedBy: "\r\n")
    }

    @Test func `One event is written with its zone, whatever is written after it`() throws {
        var event = CalendarEntry(
            .event, uid: "7@host", title: "Dinner, with Ana; tonight",
            start: .zoned(Self.wall("2026-03-14T19:00"), .named(Self.vienna)),
            end: .after(CalendarLength(seconds: 5400)))
        event.details = "Bring\nthe \\ book"
        event.alarms = [CalendarAlarm(.fromStart(CalendarLength(seconds: -900)))]
        event.repetition.rules = [try #require(Recurrence(text: "FREQ=WEEKLY;UNTIL=20260401T190000"))]
        var feed = CalendarFeed(name: "Ana", entries: [event])
        feed.refreshAfter = 3600
        let expected = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Wayside//Wayside//EN
            CALSCALE:GREGORIAN
            NAME:Ana
            X-WR-CALNAME:Ana
            REFRESH-INTERVAL;VALUE=DURATION:PT1H
            X-PUBLISHED-TTL:PT1H
            BEGIN:VTIMEZONE
            TZID:Europe/Vienna
            BEGIN:STANDARD
            DTSTART:20251026T030000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0100
            RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:20260329T020000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0200
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
            END:DAYLIGHT
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:7@host
            DTSTAMP:20260314T090000Z
            DTSTART;TZID=Europe/Vienna:20260314T190000
            DURATION:PT1H30M
            RRULE:FREQ=WEEKLY;UNTIL=20260401T170000Z
            SUMMARY:Dinner\\, with Ana\\; tonight
            DESCRIPTION:Bring\\nthe \\\\ book
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:Dinner\\, with Ana\\; tonight
            TRIGGER:-PT15M
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """
        #expect(CalendarFile.write(feed, now: Self.now) == expected.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: [
        "a", String(repeating: "a", count: 200), String(repeating: "ä", count: 100), String(repeating: "👩‍🚀", count: 40),
        String(repeating: "a", count: 66) + "é" + String(repeating: "漢", count: 60),
    ]) func `Lines are 75 octets at most and hold whole characters`(title: String) throws {
        let text = CalendarFile.write(
            CalendarFeed(entries: [CalendarEntry(.task, uid: "1", title: title)]), now: Self.now)
        for line in text.components(separatedBy: "\r\n") {
            #expect(line.utf8.count <= 75)
            #expect(!line.contains("\n") && !line.contains("\r"))
        }
        #expect(try CalendarFile.read(Data(text.utf8)).feed.entries.first?.title == title)
    }

    @Test func `Nothing that somebody writes begins a line of its own`() throws {
        let evil = "x\r\nEND:VEVENT\nATTACH:evil\r\u{2028}\u{85}\u{0}\"^"
        var event = CalendarEntry(.event, uid: evil, title: evil, start: .day(CalendarDate(dayNumber: 20_000)))
        event.details = evil
        event.location = evil
        event.url = "http://a/" + evil
        event.categories = [evil, ""]
        event.parentUID = evil
        event.coordinate = Coordinate(latitude: 1, longitude: 2)
        let zone = CalendarZone.custom(name: evil + ":;", ZoneChanges(first: 3600))
        event.repetition.without = [.zoned(WallTime(seconds: 0), zone)]
        var feed = CalendarFeed(name: evil, details: evil, entries: [event, event])
        feed.entries[1].start = .zoned(WallTime(seconds: 0), zone)
        let text = CalendarFile.write(feed, now: Self.now)
        #expect(!text.contains("\r\nATTACH") && text.components(separatedBy: "END:VEVENT\r\n").count == 3)
        let read = try CalendarFile.read(Data(text.utf8))
        #expect(read.warnings == [] && read.feed.entries.count == 2)
        #expect(read.feed.entries[0].title.hasPrefix("x\nEND:VEVENT\nATTACH:evil"))
        #expect(read.feed.entries[1].start?.zone(for: .gmt).offset(at: 0) == 3600)
    }

    /// What RFC 5545 forbids, and what is written instead.
    @Test func `Start and end are of one kind and in their order`() throws {
        let (day, later) = (CalendarDate(dayNumber: 20_526), CalendarDate(dayNumber: 20_528))
        let time = CalendarTime.zoned(Self.wall("2026-03-14T09:00"), .named(Self.vienna))
        let rows: [(CalendarEntry, [String])] = [
            (CalendarEntry(.event, uid: "1"), []),
            (CalendarEntry(.event, uid: "1", start: .day(day), end: .at(.day(day))), ["DTSTART;VALUE=DATE:20260314"]),
            (
                CalendarEntry(.event, uid: "1", start: .day(day), end: .at(.floating(Self.wall("2026-03-15T10:00")))),
                ["DTSTART;VALUE=DATE:20260314", "DTEND;VALUE=DATE:20260316"]
            ),
            (
                CalendarEntry(.event, uid: "1", start: time, end: .at(.day(later))),
                ["DTSTART;TZID=Europe/Vienna:20260314T090000", "DTEND;TZID=Europe/Vienna:20260316T000000"]
            ),
            (
                CalendarEntry(.event, uid: "1", start: .day(day), end: .after(CalendarLength(seconds: 3600))),
                ["DTSTART;VALUE=DATE:20260314", "DURATION:P1D"]
            ),
            (
                CalendarEntry(.task, uid: "1", start: .day(day), end: .at(time)),
                ["DUE;TZID=Europe/Vienna:20260314T090000"]
            ),
            (
                CalendarEntry(.task, uid: "1", start: time, end: .at(.day(later))),
                ["DTSTART;VALUE=DATE:20260314", "DUE;VALUE=DATE:20260316"]
            ),
            (CalendarEntry(.task, uid: "1", end: .after(CalendarLength(days: 1))), []),
        ]
        for (entry, expected) in rows {
            let text = Self.lines(entry)
            let part = text[(text.firstIndex(of: "UID:1") ?? 0)...]
            let times = part.filter { line in ["DTSTART", "DTEND", "DUE", "DURATION"].contains { line.hasPrefix($0) } }
            #expect(times.filter { !$0.hasPrefix("DTSTART:") } == expected)
        }
        // What comes again must have a start.
        var task = CalendarEntry(.task, uid: "1", end: .at(.day(day)))
        task.repetition.rules = [Recurrence(.daily)]
        #expect(Self.lines(task).contains("DTSTART;VALUE=DATE:20260314"))
        let read = try CalendarFile.read(Data(CalendarFile.write(CalendarFeed(entries: [task]), now: Self.now).utf8))
        #expect(read.feed.entries == [task])
    }
}
