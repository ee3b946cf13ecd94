import Core
import Foundation
import Testing

@testable import Formats

/// A calendar as large as we take, with its figures for those who look (`WAYSIDE_SOAK=1`).
struct BigCalendarTests {
    private static let soak = ProcessInfo.processInfo.environment["WAYSIDE_SOAK"] != nil

    private static func calendar(_ count: Int) -> Data {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
        for number in 0..<count {
            let (day, month) = (number % 28 + 1, number % 12 + 1)
            let stamp =
                "\(2010 + number % 20)" + (month < 10 ? "0" : "") + "\(month)" + (day < 10 ? "0" : "") + "\(day)"
            text +=
                "BEGIN:VEVENT\r\nUID:\(number)@example.org\r\nDTSTAMP:20260314T090000Z\r\n"
                + "DTSTART;TZID=Europe/Vienna:\(stamp)T090000\r\nDTEND;TZID=Europe/Vienna:\(stamp)T100000\r\n"
                + "SUMMARY:Meeting number \(number) with everybody\r\nDESCRIPTION:A long text\\, over\\nseveral lines that\r\n"
                + "  says what will be spoken of and who brings what to the table\r\nLOCATION:Main Hall\\, 2nd floor\r\n"
                + "ATTENDEE;CN=Ana;ROLE=REQ-PARTICIPANT:mailto:ana@example.org\r\nSTATUS:CONFIRMED\r\n"
                + (number % 4 == 0 ? "RRULE:FREQ=\(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][number / 4 % 4])\r\n" : "")
                + "END:VEVENT\r\n"
        }
        return Data((text + "END:VCALENDAR\r\n").utf8)
    }

    @Test func `A large calendar is read whole, and its next days are found`() throws {
        let count = Self.soak ? 45_000 : 400
        let data = Self.calendar(count)
        let clock = ContinuousClock()
        var (read, found): (ImportedCalendar?, CalendarExpansion.Found?)
        let reading = try clock.measure { read = try CalendarFile.read(data) }
        let entries = try #require(read).feed.entries
        #expect(entries.count == count && read?.warnings == [])
        let from = try Date("2026-03-14T00:00:00Z", strategy: .iso8601)
        let expanding = clock.measure {
            found = CalendarExpansion(entries, for: .gmt).occurrences(from: from, to: from + 42 * 86_400, limit: 500)
        }
        #expect(try #require(found).occurrences.count == 500)
        let first = try #require(found?.occurrences.first)
        #expect(first.start >= from - 86_400 && first.start < from + 86_400)
        if Self.soak {
            let peak =
                (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?
                .split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? "memory unknown"
            print("\(data.count) bytes: read in \(reading), expanded in \(expanding), \(peak)")
        }
    }
}
