import Core
import Foundation
import Testing

@testable import Formats

/// What calendars of all kinds of programs say.
struct ReadCalendarTests {
    static func calendar(_ lines: String...) -> Data {
        Data((["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    static func entry(_ lines: String, kind: String = "VEVENT") throws -> (CalendarEntry, [CalendarWarning]) {
        let start = kind == "VEVENT" && !lines.contains("DTSTART") ? "DTSTART:20260314T090000Z\n" : ""
        let read = try CalendarFile.read(calendar("BEGIN:\(kind)\nUID:1\n\(start)\(lines)\nEND:\(kind)"))
        return (try #require(read.feed.entries.first), read.warnings)
    }

    @Test func `An event is read with all that is known of it`() throws {
        let (event, warnings) = try Self.entry(
            """
            SUMMARY:Dinner\\, with Ana
            DESCRIPTION:Bring\\nthe \\;blue\\; book\\\\
            LOCATION;LANGUAGE=en:Main Hall
            GEO:48.2082;16.3738
            URL:https://example.org/a?b=c;d
            CATEGORIES:Friends,Food\\, drink
            CATEGORIES:Evening
            PRIORITY:1
            STATUS:tentative
            TRANSP:TRANSPARENT
            CLASS:PRIVATE
            SEQUENCE:3
            CREATED:20260101T000000Z
            LAST-MODIFIED:20260102T000000Z
            DTEND:20260314T103000Z
            X-UNKNOWN;A=B:C
            """)
        #expect(warnings == [])
        #expect(event.title == "Dinner, with Ana" && event.details == "Bring\nthe ;blue; book\\")
        #expect(event.location == "Main Hall" && event.url == "https://example.org/a?b=c;d")
        #expect(event.coordinate == Coordinate(latitude: 48.2082, longitude: 16.3738))
        #expect(event.categories == ["Friends", "Food, drink", "Evening"])
        #expect(event.priority == 1 && event.status == .tentative && event.sequence == 3)
        #expect(event.isFree && event.isPrivate)
        #expect(event.createdAt == Date(timeIntervalSince1970: 1_767_225_600))
        #expect(event.changedAt == Date(timeIntervalSince1970: 1_767_312_000))
        #expect(event.end == .at(CalendarTime(moment: Date(timeIntervalSince1970: 1_773_484_200))))
    }

    @Test func `A to-do is read with when it is due and how far it is`() throws {
        let (task, warnings) = try Self.entry(
            "SUMMARY:Pay\nDUE;VALUE=DATE:20260331\nSTATUS:COMPLETED\nCOMPLETED:20260330T120000Z\n"
                + "PERCENT-COMPLETE:100\nRELATED-TO:2\nRELATED-TO;RELTYPE=SIBLING:3",
            kind: "VTODO")
        #expect(warnings == [])
        #expect(task.kind == .task && task.start == nil && task.status == .completed && task.percent == 100)
        #expect(task.end == .at(.day(CalendarDate(dayNumber: 20_543))))
        #expect(task.completedAt == Date(timeIntervalSince1970: 1_774_872_000))
        #expect(task.parentUID == "2")
    }

    @Test(arguments: [
        ("TRIGGER:-PT15M", CalendarAlarm(.fromStart(CalendarLength(seconds: -900)))),
        ("TRIGGER;RELATED=END:PT0S", CalendarAlarm(.fromEnd(CalendarLength()))),
        ("TRIGGER:-P1D\nACTION:EMAIL", CalendarAlarm(.fromStart(CalendarLength(days: -1)), isShown: false)),
        (
            "TRIGGER;VALUE=DATE-TIME:20260314T080000Z\nREPEAT:2\nDURATION:PT5M",
            CalendarAlarm(.at(Date(timeIntervalSince1970: 1_773_475_200)), repeats: 2, gap: 300)
        ),
    ]) func `Alarms are read`(lines: String, alarm: CalendarAlarm) throws {
        let (event, warnings) = try Self.entry("BEGIN:VALARM\nACTION:DISPLAY\n\(lines)\nEND:VALARM")
        let expected = lines.contains("ACTION") ? [CalendarAlarm(alarm.trigger)] : [alarm]
        #expect(event.alarms == expected && warnings == [])
        let (mailed, _) = try Self.entry("BEGIN:VALARM\n\(lines)\nEND:VALARM")
        #expect(mailed.alarms == [alarm])
    }

    @Test func `A calendar says its name, its home and how often to come back`() throws {
        let read = try CalendarFile.read(
            Self.calendar("X-WR-CALNAME:Work", "X-WR-TIMEZONE:Europe/Vienna", "X-PUBLISHED-TTL:PT12H"))
        #expect(read.feed.name == "Work" && read.feed.zone?.identifier == "Europe/Vienna")
        #expect(read.feed.refreshAfter == 43_200 && read.feed.entries == [] && read.warnings == [])
    }

    static let texts: [(String, String)] = [
        ("SUMMARY:One\r\n  Two\r\n\tThree", "One TwoThree"), ("SUMMARY:One\n  Two", "One Two"), ("summary:Low", "Low"),
        ("SUMMARY;X-A=\"a:b;c,d\";X-B=e:F:g", "F:g"), ("SUMMARY;X-A=\"open:Value", "Value"),
        ("SUMMARY;X-A:Value", "Value"),
        ("SUMMARY:C:\\temp \\x \\", "C:\\temp \\x \\"), ("SUMMARY:a\u{7}b", "ab"), ("SUMMARY: \\n ", ""),
        ("SUMMARY:First\nSUMMARY:Second", "First"),
    ]

    @Test(arguments: texts) func `Texts are read however they are written`(line: String, title: String) throws {
        #expect(try Self.entry(line).0.title == title)
    }

    @Test func `Bytes that are folded within a character, or are Windows's, are read`() throws {
        var bytes = Array("BEGIN:VEVENT\r\nDTSTART:20260314\r\nSUMMARY:Caf".utf8)
        bytes +=
            [0xC3] + Array("\r\n ".utf8) + [0xA9] + Array("\r\nLOCATION:K".utf8) + [0xF6]
            + Array("ln\r\nEND:VEVENT".utf8)
        let entry = try #require(try CalendarFile.read(Data(bytes)).feed.entries.first)
        #expect(entry.title == "Café" && entry.location == "Köln")
        let wide = try #require("BEGIN:VCALENDAR\nX-WR-CALNAME:Ä\nEND:VCALENDAR".data(using: .utf16))
        #expect(try CalendarFile.read(wide).feed.name == "Ä")
    }

    @Test func `Pages of HTML become plain text, and what only looks so stays`() throws {
        #expect(try Self.entry("DESCRIPTION:<p>Hello <b>you</b><br>there</p>").0.details == "Hello you\nthere")
        #expect(try Self.entry("DESCRIPTION:if a <b and c> d & e").0.details == "if a <b and c> d & e")
    }

    @Test func `The place that Apple names counts where there is no other`() throws {
        let (event, _) = try Self.entry(
            "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=\"Cafe ^'Blue^'\":geo:48.2,16.4")
        #expect(event.location == "Cafe \"Blue\"" && event.coordinate == Coordinate(latitude: 48.2, longitude: 16.4))
    }
}
