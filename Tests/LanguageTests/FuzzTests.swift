import Foundation
import TestSupport
import Testing

@testable import Language

struct FuzzTests {
    static let seeds = [
        "pin Bakery 48.2082, 16.3738", "note gym: “squats” #sport 5 kg", "N 48° 12.500 E 016° 22.500",
        "rename blue bottle to The 'Old' Café, thanks!", "https://www.google.com/maps/@48.2082,16.3738,17z",
        "remind me on Friday at half past 3 in the afternoon", "in an hour and a half, every day at 25:00 on 24/12",
        "geo:48.2,16.37;u=35?q=1", "add milk to shopping\n- eggs\n\n- bread", "could you please undo that 🙂👨‍👩‍👧",
    ]

    /// Whatever is read: places lie in the text, in order, and candidates are whole.
    static func check(_ text: String) {
        let line = LineReader.read(text)
        var end = 0
        for token in line.tokens {
            #expect(
                token.range.lowerBound >= end && token.range.upperBound <= text.utf8.count, "\(text.debugDescription)")
            end = token.range.upperBound
        }
        for found in line.found { #expect(found.tokens.upperBound <= line.tokens.count, "\(text.debugDescription)") }
        for candidate in PhraseTests.catalog.candidates(for: line, names: PhraseTests.names) {
            #expect((0...1).contains(candidate.score), "\(text.debugDescription)")
            for filled in candidate.slots.all { #expect(line.string(filled.range) == filled.typed) }
        }
        if let ranker = Ranker.of(line.language) {
            for entry in ranker.ranking(of: line).entries {
                #expect(entry.lead.isFinite, "\(text.debugDescription)")
                for filled in WishSlots.slots(of: line, for: entry.intent, names: PhraseTests.names).all {
                    #expect(filled.range.upperBound <= text.utf8.count, "\(text.debugDescription)")
                }
            }
        }
        let frame = TimeFrame(now: Date(timeIntervalSince1970: 1_773_475_200), zone: .gmt)
        for case .time(let time) in line.found.map(\.value) { _ = time.reading(in: frame) }
        for zone in TimeZoneReader.read(text) { #expect(!zone.name.isEmpty) }
    }

    @Test(arguments: FuzzRun.seeds(8)) func `Mutated lines never break the reader`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<150 { Self.check(random.mutated(random.pick(Self.seeds))) }
    }

    @Test(arguments: FuzzRun.seeds(4)) func `Random bytes never break the reader`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
            Self.check(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func `Every plane of Unicode is read`() {
        for plane in UInt32(0)...16 {
            let scalars = stride(from: plane << 16, to: (plane + 1) << 16, by: 61).compactMap(Unicode.Scalar.init)
            Self.check("note " + String(String.UnicodeScalarView(scalars)))
        }
    }

    @Test(arguments: [
        "a ", "\"", " \"a", "'a ", "48.2 ", "48.2, ", "1:", "48°12'30\"N ", "N48 ", ":", "\n", "pin ", "to ", "🙂", "#a",
        "https://a ", "\u{301}", "gym ", "please ", "thanks ", "lat ", "(", "«", "gate 12 to ",
        "every day ", "at 8 ", "in 2 days ", "24/12 ", "the ", "friday ", "1:00 ",
    ])
    func `The same thing thousands of times is read in a moment`(piece: String) {
        let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
        Self.check("note " + text)
        Self.check("rename " + text)
        Self.check(text)
    }
}
