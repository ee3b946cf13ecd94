import Core
import Foundation
import Testing

@testable import Language

/// Times as people write them, a row each, with what they mean; the rows stand in files, so that they grow without code.
struct TimeRowTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let expected: String
        let now: String
        let order: DateOrder
        var testDescription: String { "“\(text)” at \(now)" }

        /// "date 2026-10-03", with the words where they are not the whole line; "-" where nothing is found.
        var found: String {
            guard let answer = DatesService.answer(DatesRequest(text: text, now: now, order: order)) else { return "?" }
            return answer.found.isEmpty ? "-" : answer.found.map { Self.words($0, of: text) }.joined(separator: " + ")
        }

        static func words(_ found: DatesAnswer.Found, of text: String) -> String {
            let times = (found.start ?? "") + (found.end.map { "..\($0)" } ?? "")
            let seconds = found.seconds.map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)") s" }
            return [
                found.type.rawValue, times.isEmpty ? nil : times, found.rule, seconds,
                found.text == text ? nil : "«\(found.text)»",
            ].compactMap(\.self).joined(separator: " ")
        }
    }

    static let days = rows(of: "days.tsv")
    static let clocks = rows(of: "clocks.tsv")
    static let spans = rows(of: "spans.tsv")
    static let repeats = rows(of: "repeats.tsv")
    static let sentences = rows(of: "sentences.tsv")
    static let nothing = rows(of: "nothing.tsv")

    @Test(arguments: days) func `A day is read`(_ row: Row) { #expect(row.found == row.expected) }
    @Test(arguments: clocks) func `A time of day is read`(_ row: Row) { #expect(row.found == row.expected) }
    @Test(arguments: spans) func `A stretch of time is read`(_ row: Row) { #expect(row.found == row.expected) }
    @Test(arguments: repeats) func `A repetition is read`(_ row: Row) { #expect(row.found == row.expected) }
    @Test(arguments: sentences) func `A time is found in its sentence`(_ row: Row) {
        #expect(row.found == row.expected)
    }
    @Test(arguments: nothing) func `What is no time is not found`(_ row: Row) { #expect(row.found == row.expected) }

    @Test func `The rows are there`() {
        #expect(Self.days.count > 100 && Self.clocks.count > 60 && Self.spans.count > 60)
        #expect(Self.repeats.count > 80 && Self.sentences.count > 40 && Self.nothing.count > 80)
    }

    /// Text, a tab and what is found; "@now" and "@order" hold for the rows below; # begins a comment.
    private static func rows(of name: String) -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rows/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var (now, order) = ("2026-03-14T09:00:00", DateOrder.monthFirst)
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if line.hasPrefix("@now ") { now = String(line.dropFirst(5)) }
            if line.hasPrefix("@order ") { order = DateOrder(rawValue: String(line.dropFirst(7))) ?? .monthFirst }
            guard !line.hasPrefix("#"), !line.hasPrefix("@") else { return nil }
            return Row(text: parts[0], expected: parts.count > 1 ? parts[1] : "-", now: now, order: order)
        }
    }
}
