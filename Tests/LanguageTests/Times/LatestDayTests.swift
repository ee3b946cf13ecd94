import Core
import Foundation
import Testing

@testable import Language

/// Days that are told of what has been, as they are meant on Saturday, 14 March 2026 at nine.
struct LatestDayTests {
    private static let rows: [(String, String?)] = [
        ("today", "2026-03-14"), ("yesterday", "2026-03-13"), ("on Friday", "2026-03-13"),
        ("on Saturday", "2026-03-14"), ("last Monday", "2026-03-02"), ("2 May", "2025-05-02"),
        ("14 March", "2026-03-14"), ("15 March", "2025-03-15"), ("2 May 2024", "2024-05-02"),
        ("3 days ago", "2026-03-11"), ("two weeks ago", "2026-02-28"), ("on the 3rd", "2026-03-03"),
        ("5/1", "2026-01-05"), ("5/4", "2025-04-05"), ("at Christmas", "2025-12-25"),
        ("this morning", "2026-03-14"), ("tomorrow", nil), ("2 May 2027", nil), ("in 3 days", nil), ("next week", nil),
        ("in May", nil),
    ]

    @Test(arguments: rows) func `A day that has been is the last that fits`(words: String, day: String?) throws {
        let frame = TimeFrame(
            now: try #require(WallTime(text: "2026-03-14T09:00:00")).date, zone: .gmt, order: .dayFirst)
        let line = LineReader.read("remind me \(words)", language: .english)
        let time = try #require(line.times.first.flatMap { try? $0.time.get() }, "\(words)")
        #expect(time.latestDay(in: frame).map { CalendarDate(dayNumber: $0).text } == day, "\(time)")
    }
}

extension WallTime {
    fileprivate var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
}
