import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// What we write is what we read, also the zones.
struct CalendarRoundTripTests {
    static let zones = [
        "Europe/Vienna", "America/New_York", "America/Santiago", "America/Sao_Paulo", "America/St_Johns",
        "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata", "Asia/Tehran", "Asia/Jerusalem", "Africa/Casablanca",
        "Africa/Cairo", "Pacific/Kiritimati", "Antarctica/Troll", "Europe/Dublin",
    ]

    private static let soak = ProcessInfo.processInfo.environment["WAYSIDE_SOAK"] != nil
    private static var asked: [String] { soak ? TimeZone.knownTimeZoneIdentifiers : zones }

    @Test(arguments: asked) func `A zone of ours has the same clocks for a stranger who does not know it`(
        name: String
    ) throws {
        let zone = try #require(TimeZone(identifier: name))
        let entries = ["1995-06-01T09:00:00", "2026-06-01T09:00:00"].map { text in
            CalendarEntry(
                .event, uid: text, start: .zoned(WallTime(text: text) ?? WallTime(seconds: 0), .named(zone)))
        }
        let text = CalendarFile.write(CalendarFeed(entries: entries), now: WriteCalendarTests.now)
            .replacing(name, with: "Elsewhere")
        let read = try CalendarFile.read(Data(text.utf8))
        #expect(read.warnings == [])
        let ours = try #require(read.feed.entries.first?.start?.zone(for: .gmt))
        if zone.identifier != "GMT", case .named = ours { Issue.record("the zone is no stranger: \(ours)") }
        // From the first entry to ten years behind the last.
        for hour in 0..<((2036 - 1996) * 1461) {
            let moment = 801_964_800 + hour * 6 * 3600
            let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
            guard ours.offset(at: moment) != expected else { continue }
            Issue.record("\(name) at \(moment): \(ours.offset(at: moment)), not \(expected)")
            return
        }
    }

    @Test(arguments: FuzzRun.seeds(40)) func `Random entries are read as they were written`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var feed = CalendarFeed(name: "Feed \(seed)", entries: (0..<20).map { random.calendarEntry($0) })
        // Beside times without a zone it is not written.
        let isFloating = feed.entries.contains { if case .floating = $0.times.first { true } else { false } }
        feed.zone = isFloating ? nil : TimeZone(identifier: "Asia/Tokyo")
        feed.refreshAfter = 3600
        let text = CalendarFile.write(feed, now: WriteCalendarTests.now)
        let read = try CalendarFile.read(Data(text.utf8))
        #expect(read.warnings == [])
        #expect(read.feed.name == feed.name && read.feed.zone == feed.zone && read.feed.refreshAfter == 3600)
        #expect(read.feed.entries.count == feed.entries.count)
        for (one, other) in zip(read.feed.entries, feed.entries) where one != other {
            let (mine, back) = (String(reflecting: other), String(reflecting: one))
            Issue.record(
                "\(other.uid) differs: \(back.commonPrefix(with: mine).suffix(200)) | \(mine.count) \(back.count)")
        }
        // Nothing is lost by doing it once more.
        #expect(CalendarFile.write(read.feed, now: WriteCalendarTests.now) == text)
    }
}
