import Core
import Foundation
import TestSupport
import Testing

@testable import Language

/// Whatever is typed, the reader of times ends soon and names words of the line.
struct TimeFuzzTests {
    private static let words = EnglishTimeWords.table.words.words.sorted()
    private static let marks = ["-", "/", ".", ",", ":", "(", ")", "'", "+", "!", "\"", "~", "<", "="]

    private static let frame = TimeFrame(
        now: Date(timeIntervalSince1970: 1_773_475_200), zone: TimeZone(identifier: "Europe/Vienna") ?? .gmt)

    static func check(_ text: String) {
        let line = LineReader.read(text)
        var end = 0
        for (value, range) in line.timeValues {
            #expect(range.lowerBound >= end && range.upperBound <= text.utf8.count, "\(text.debugDescription)")
            #expect(!range.isEmpty, "\(text.debugDescription)")
            end = range.upperBound
            let span = value.span(in: frame)
            if let start = span?.start, let last = span?.end { #expect(start <= last, "\(text.debugDescription)") }
            if case .time(let time) = value { _ = time.reading(in: frame) }
        }
    }

    @Test(arguments: FuzzRun.seeds(8)) func `Random words of times never break the reader`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<250 {
            let pieces = (0..<1 + random.below(12)).map { _ -> String in
                switch random.below(5) {
                case 0: "\(random.below(40))"
                case 1: random.pick(["2026", "1995", "0805", "18:30", "3rd", "24/12", "2026-03-14", "3.10.", "7pm"])
                case 2: random.pick(Self.marks)
                default: random.pick(Self.words)
                }
            }
            Self.check(pieces.joined(separator: random.below(4) == 0 ? "" : " "))
        }
    }

    @Test(arguments: [
        "3 days after ", "the end of ", "every ", "first ", "20 ", "1:", "Monday - ", "from 3 to ", "early ",
        "half past ",
        "2026-", "next ", "Monday, ", "2 hours and ", "3.", "3/", "(", "before ", "in ", "christmas ", "twenty ",
        "may ",
        "the day after ", "week of ", "'90s ", "12 noon ", "every 2nd ",
    ])
    func `What nests or repeats is read in a moment`(piece: String) {
        Self.check(String(repeating: piece, count: 4200 / piece.utf8.count))
        Self.check(String(repeating: piece, count: 4000 / piece.utf8.count) + "tomorrow at 8")
    }
}
