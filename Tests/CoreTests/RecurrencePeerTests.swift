import Core
import Foundation
import Testing

/// Random rules, compared with the moments that another program gives (`make test-real`).
struct RecurrencePeerTests {
    static let file = ProcessInfo.processInfo.environment["WAYSIDE_RECURRENCES"]

    @Test(.enabled(if: file != nil, "make test-real writes the file and names it in WAYSIDE_RECURRENCES"))
    func `Rules give the moments that python-dateutil gives`() throws {
        let text = try String(contentsOfFile: try #require(Self.file), encoding: .utf8)
        let lines = text.split(separator: "\n")
        #expect(lines.count >= 1000)
        for line in lines {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let rule = try #require(Recurrence(text: parts[0]), "\(parts[0])")
            let start = try #require(WallTime(text: parts[1]))
            let expected = parts[2].split(separator: ",").map(String.init)
            let found = rule.occurrences(from: start, limit: 12).map(\.text)
            #expect(Array(found.prefix(expected.count)) == expected, "\(line)")
            if !parts[3].isEmpty {
                let zone = try #require(TimeZone(identifier: parts[3]))
                let clocks = parts[4].split(separator: ",").map(String.init)
                let occurrence = NextOccurrence(rule, anchor: start.moments(in: zone).dates[0], in: zone)
                let moments = occurrence.moments(after: nil, limit: clocks.count).map { WallTime($0, in: .gmt).text }
                #expect(moments == clocks, "\(line)")
            }
            if rule.count != nil || rule.until != nil { #expect(found.count == expected.count, "\(line)") }
        }
    }
}
