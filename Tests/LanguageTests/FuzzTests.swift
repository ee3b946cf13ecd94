import Foundation
import Testing

@testable import Language

/// A small seeded generator, so that a failure comes again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

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
        let frame = TimeFrame(now: Date(timeIntervalSince1970: 1_773_475_200), zone: .gmt)
        for case .time(let time) in line.found.map(\.value) { _ = time.reading(in: frame) }
        for zone in TimeZoneReader.read(text) { #expect(!zone.name.isEmpty) }
    }

    @Test(arguments: 0..<8) func `Mutated lines never break the reader`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<150 {
            var scalars = Array((Self.seeds.randomElement(using: &random) ?? "").unicodeScalars)
            for _ in 0..<Int.random(in: 1...8, using: &random) { Self.mutate(&scalars, &random) }
            Self.check(String(String.UnicodeScalarView(scalars)))
        }
    }

    private static let marks = Array(" \n\"'.,:;#-°{[\u{200D}\u{301}\u{0}".unicodeScalars)

    private static func mutate(_ scalars: inout [Unicode.Scalar], _ random: inout SeededGenerator) {
        guard let index = scalars.indices.randomElement(using: &random),
            let other = scalars.indices.randomElement(using: &random), let mark = marks.randomElement(using: &random)
        else { return }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: scalars.remove(at: index)
        case 1: scalars.insert(scalars[index], at: index)
        case 2: scalars[index] = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{FFFD}"
        case 3: scalars.insert(mark, at: index)
        default: scalars.swapAt(index, other)
        }
    }

    @Test(arguments: 0..<4) func `Random bytes never break the reader`(seed: UInt64) {
        var random = SeededGenerator(seed: 100 + seed)
        for _ in 0..<100 {
            let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
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
