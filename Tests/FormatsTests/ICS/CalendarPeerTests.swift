import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Calendars of others and ours, compared with what PyPI's icalendar and recurring-ical-events say (`make test-real`).
struct CalendarPeerTests {
    private struct Span: Codable {
        var file: String
        var from: String
        var to: String
        /// UIDs of entries that contradict themselves.
        var without: [String]?
        /// Kind, start, end and title of each occurrence.
        var happening: [[String]]
    }

    private static let environment = ProcessInfo.processInfo.environment
    static let expected = environment["WAYSIDE_CALENDARS"]
    static let folder = environment["WAYSIDE_CALENDAR_SAMPLES"] ?? ""
    static let output = environment["WAYSIDE_CALENDARS_OUT"]

    private static let samples = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".ics") }.sorted()

    @Test(.enabled(if: !samples.isEmpty, "make test-real names a folder in WAYSIDE_CALENDAR_SAMPLES"))
    func `No sample of others does harm, whole or mutilated`() throws {
        var random = SeededRandom(seed: 1)
        for name in Self.samples {
            let data = try Data(contentsOf: URL(filePath: Self.folder).appending(path: name))
            try Self.survive(data)
            for _ in 0..<5 { try Self.survive(Data(random.mutilated(Array(data)))) }
        }
    }

    /// It is read or refused; what was read can be expanded and written.
    private static func survive(_ data: Data) throws {
        guard let calendar = try? CalendarFile.read(data) else { return }
        let span = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 4_000_000_000))
        let found = CalendarExpansion(calendar.feed.entries, for: .gmt)
            .occurrences(from: span.0, to: span.1, limit: 100, steps: 50_000)
        #expect(found.occurrences.count <= 100)
        let text = CalendarFile.write(calendar.feed, now: Date(timeIntervalSince1970: 0))
        let again = try CalendarFile.read(Data(text.utf8))
        #expect(again.feed.entries.count == calendar.feed.entries.count)
        #expect(again.warnings == [])
    }

    @Test(.enabled(if: expected != nil, "make test-real writes the file and names it in WAYSIDE_CALENDARS"))
    func `Samples expand to the occurrences that recurring-ical-events gives`() throws {
        let lines = try String(contentsOfFile: try #require(Self.expected), encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 50)
        for line in lines {
            let span = try JSONDecoder().decode(Span.self, from: Data(line.utf8))
            let data = try Data(contentsOf: URL(filePath: Self.folder).appending(path: span.file))
            let calendar = try CalendarFile.read(data)
            let without = Set(span.without ?? [])
            let found = try Self.happening(calendar.feed.entries.filter { !without.contains($0.uid) }, span)
            let expected = Set(span.happening)
            #expect(found.subtracting(expected).sorted { $0[1] < $1[1] } == [], "only ours in \(span.file)")
            #expect(expected.subtracting(found).sorted { $0[1] < $1[1] } == [], "missing in \(span.file)")
        }
    }

    private static func happening(_ entries: [CalendarEntry], _ span: Span) throws -> Set<[String]> {
        let found = CalendarExpansion(entries, for: .gmt).occurrences(
            from: try Date(span.from, strategy: .iso8601), to: try Date(span.to, strategy: .iso8601), limit: 10_000,
            cancelled: true)
        #expect(found.isComplete)
        return Set(
            found.occurrences.map { one in
                let text = { (date: Date) in
                    one.isWholeDay ? String(date.formatted(.iso8601).prefix(10)) : date.formatted(.iso8601)
                }
                let title = one.entry.title.split { $0.isWhitespace }.joined(separator: " ")
                return [one.entry.kind == .event ? "VEVENT" : "VTODO", text(one.start), text(one.end), title]
            })
    }
}
