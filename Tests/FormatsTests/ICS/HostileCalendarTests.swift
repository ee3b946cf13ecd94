import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Calendars that are broken or want to do harm: as much as can be is read, the rest is warned of.
struct HostileCalendarTests {
    private static let start = "DTSTART:20260314T090000Z"
    private static let whole = "BEGIN:VEVENT\nUID:whole\n\(start)\nEND:VEVENT"

    @Test(
        arguments: [
            ("", .empty), ("hello", .unknownFormat), ("{}", .unknownFormat),
            ("BEGIN:VCARD\nFN:A\nEND:VCARD", .unknownFormat),
            ("<ics/>", .unknownFormat), ("\u{0}\u{1}\u{2}", .unknownFormat),
        ] as [(String, FileProblem)])
    func `What is no calendar is refused`(text: String, problem: FileProblem) {
        #expect(throws: problem) { try CalendarFile.read(Data(text.utf8)) }
        #expect(!CalendarFile.isCalendar(Data(text.utf8)))
    }

    @Test(arguments: ["BEGIN:VCALENDAR\n", "\u{FEFF}begin:vcalendar\r\n", "\n\nBEGIN:VEVENT"])
    func `A calendar is known by how it begins`(text: String) { #expect(CalendarFile.isCalendar(Data(text.utf8))) }

    static let broken: [(lines: String, warnings: [CalendarWarning.Kind], entries: Int)] = [
        (whole, [], 1), ("", [], 0), ("\(whole)\nBEGIN:VEVENT\nUID:2", [.cutOff], 1),
        ("BEGIN:VEVENT\nUID:2\n\(start)\n\(whole)", [.cutOff], 1),
        ("BEGIN:VEVENT\nUID:2\nSUMMARY:No start\nEND:VEVENT\n\(whole)", [.noStart], 1),
        ("BEGIN:VEVENT\nUID:2\nDTSTART:soon\nEND:VEVENT", [.noStart, .badValue], 0),
        ("BEGIN:VEVENT\nUID:2\n\(start)\nDTEND:20260313T090000Z\nEND:VEVENT", [.badValue], 1),
        ("BEGIN:VEVENT\nUID:2\n\(start)\nDURATION:-PT1H\nEND:VEVENT", [.badValue], 1),
        (
            "BEGIN:VEVENT\nUID:2\n\(start)\nRRULE:FREQ=SOMETIMES\nRRULE:FREQ=DAILY;UNTIL=X\nEND:VEVENT",
            [.badRule, .badRule], 1
        ),
        ("BEGIN:VEVENT\nUID:2\n\(start)\nEXRULE:FREQ=DAILY\nEND:VEVENT", [.unsupported], 1),
        (
            "BEGIN:VEVENT\nUID:2\n\(start)\nSUMMARY\nwithout a name\n:x\nEND:VEVENT",
            [.brokenLine, .brokenLine, .brokenLine], 1
        ),
        ("BEGIN:VEVENT\nUID:2\n\(start)\nPRIORITY:high\nSEQUENCE:-1\nEND:VEVENT", [.badValue, .badValue], 1),
        ("BEGIN:VEVENT\nUID:2\n\(start)\nSUMMARY:\(String(repeating: "ä", count: 900))\nEND:VEVENT", [.tooLong], 1),
        // A slip in the name, an alarm without its end, and parts that nobody knows.
        ("BEGIN:VEVENT\nUID:2\n\(start)\nEND:VEVNT\n\(whole)", [], 2),
        ("BEGIN:VEVENT\nUID:2\n\(start)\nBEGIN:VALARM\nTRIGGER:PT0S\nEND:VEVENT\n\(whole)", [], 2),
        ("BEGIN:X-PART\nBEGIN:VEVENT\nUID:2\n\(start)\nEND:VEVENT\nEND:X-PART\n\(whole)", [], 1),
        ("END:VEVENT\nEND:VALARM\n\(whole)\nEND:VCALENDAR\nEND:VCALENDAR", [], 1),
        (
            "BEGIN:VTIMEZONE\nTZID:X\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:2\nDTSTART;TZID=X:20260314T090000\nEND:VEVENT",
            [.unknownZone], 1
        ),
    ]

    @Test(arguments: broken) func `As much as can be is read, and the rest is warned of`(
        lines: String, warnings: [CalendarWarning.Kind], entries: Int
    ) throws {
        let read = try CalendarFile.read(ReadCalendarTests.calendar(lines))
        #expect(read.warnings.map(\.kind) == warnings && read.warningCount == warnings.count)
        #expect(read.feed.entries.count == entries)
        #expect(read.warnings.allSatisfy { $0.line > 2 && $0.subject.count <= 60 })
    }

    @Test func `More bytes or entries than allowed are not kept`() throws {
        var limits = ReadLimits()
        limits.calendarEntries = 3
        let many = ReadCalendarTests.calendar(Array(repeating: Self.whole, count: 150).joined(separator: "\n"))
        let read = try CalendarFile.read(many, limits: limits)
        #expect(read.feed.entries.count == 3 && read.warningCount == 147 && read.warnings.count == 100)
        #expect(read.warnings.allSatisfy { $0.kind == .tooMany })
        limits.bytes = 100
        #expect(throws: FileProblem.tooLarge) { try CalendarFile.read(many, limits: limits) }
    }

    static let bombs: [String] = [
        String(repeating: "BEGIN:VEVENT\n", count: 50_000), String(repeating: "BEGIN:X\n", count: 50_000),
        "BEGIN:VEVENT\n\(start)\nSUMMARY:" + String(repeating: "a\n ", count: 100_000) + "\nEND:VEVENT",
        "BEGIN:VEVENT\n\(start)\nEXDATE:" + String(repeating: "20260314T090000Z,", count: 50_000) + "\nEND:VEVENT",
        "BEGIN:VEVENT\n\(start)\n" + String(repeating: "RDATE:20260314T090000Z/P1D\n", count: 20_000) + "END:VEVENT",
        "BEGIN:VEVENT\n\(start)\n" + String(repeating: "RRULE:FREQ=SECONDLY\n", count: 100) + "END:VEVENT",
        "BEGIN:VEVENT\n\(start)\nSUMMARY" + String(repeating: ";A=\"b\"", count: 20_000) + ":x\nEND:VEVENT",
        "BEGIN:VEVENT\n\(start)\n" + String(repeating: "BEGIN:VALARM\nTRIGGER:PT0S\nEND:VALARM\n", count: 5000)
            + "END:VEVENT",
        "BEGIN:VEVENT\n\(start)\nRRULE:FREQ=YEARLY;BYHOUR=\((0..<24).map(String.init).joined(separator: ","));BYMINUTE="
            + (0..<60).map(String.init).joined(separator: ",") + ";BYSECOND=0,1,2\nEND:VEVENT",
        "BEGIN:VTIMEZONE\nTZID:X\nBEGIN:STANDARD\nDTSTART:00010101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\n"
            + "RRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE\n\(whole)",
        "BEGIN:VEVENT\nDTSTART:00010101T000000Z\nDTEND:99991231T235959Z\nRRULE:FREQ=MINUTELY\nEND:VEVENT",
        "BEGIN:VEVENT\nDTSTART:99991231T235959Z\nDURATION:P900000W\nRRULE:FREQ=YEARLY\nEND:VEVENT",
        "REFRESH-INTERVAL:\(endless)\nBEGIN:VEVENT\n\(start)\nDURATION:\(endless)\nRDATE:20260315T090000Z/\(endless)\n"
            + "BEGIN:VALARM\nTRIGGER:-\(endless)\nDURATION:\(endless)\nREPEAT:9\nEND:VALARM\nEND:VEVENT",
    ]

    private static let endless = "P" + String(repeating: "999999999W", count: 16_000)

    @Test(arguments: bombs.indices) func `Calendars that are meant to tire us are read and expanded all the same`(
        number: Int
    ) throws {
        let read = try CalendarFile.read(ReadCalendarTests.calendar(Self.bombs[number]))
        #expect(read.feed.entries.count <= 1)
        let found = CalendarExpansion(read.feed.entries, for: .gmt).occurrences(
            from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 4_000_000_000), limit: 100,
            steps: 100_000)
        #expect(found.occurrences.count <= 100)
        #expect(!CalendarFile.write(read.feed, now: WriteCalendarTests.now).isEmpty)
    }

    @Test(arguments: FuzzRun.seeds(60))
    func `Whatever is done to a calendar, it is read, expanded and written again`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let feed = CalendarFeed(name: "F", entries: (0..<4).map { random.calendarEntry($0) })
        let bytes = Array(CalendarFile.write(feed, now: WriteCalendarTests.now).utf8)
        for _ in 0..<5 {
            guard let read = try? CalendarFile.read(Data(random.mutilated(bytes))) else { continue }
            let found = CalendarExpansion(read.feed.entries, for: .gmt).occurrences(
                from: Date(timeIntervalSince1970: 1_000_000_000), to: Date(timeIntervalSince1970: 3_000_000_000),
                limit: 50, steps: 50_000)
            #expect(found.occurrences.count <= 50 && found.occurrences.allSatisfy { $0.start <= $0.end })
            let again = CalendarFile.write(read.feed, now: WriteCalendarTests.now)
            #expect(try CalendarFile.read(Data(again.utf8)).feed.entries.count == read.feed.entries.count)
        }
    }
}
