import Core
import Foundation
import Language
import TestSupport
import Testing

@testable import Commands

/// The corpus mutated, and lines of anything at all, against all commands.
struct CorpusFuzzTests {
    private static let lines = CorpusTests.lines.map(\.text) + CorpusTests.nothing

    @Test(arguments: FuzzRun.seeds(16))
    func `A mutated line of the corpus is read as something or as nothing, never worse`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 { try Self.check(random.mutated(random.pick(Self.lines))) }
    }

    @Test(arguments: FuzzRun.seeds(8))
    func `Two lines mixed are read as something or as nothing, never worse`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 {
            let first = random.pick(Self.lines), second = random.pick(Self.lines)
            try Self.check(first.prefix(random.below(first.count)) + random.pick(["", " ", "\n"]) + second)
        }
    }

    @Test(arguments: FuzzRun.seeds(8))
    func `A line of anything at all is read in as many steps as it has words`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<10 {
            let words = (0..<random.below(60)).map { _ in String(Character(random.scalar())) }
            try Self.check(words.joined(separator: random.pick(["", " "])))
            try Self.check(String(repeating: random.mutated(random.pick(Self.lines)), count: random.below(30)))
        }
    }

    /// The matcher's work is tokens times the phrases' nodes, so the tokens are its steps: never more than the text has
    /// characters, and at the most those of the part of a long text that is read.
    private static func check(_ text: String) throws {
        let heard = Heard(text)
        let line = heard.spoken.line
        #expect(line.tokens.count <= min(text.unicodeScalars.count, mostTokens), "\(text.debugDescription)")
        #expect(line.found.count <= 4 * line.tokens.count, "\(text.debugDescription)")
        for candidate in heard.understanding.candidates {
            #expect((0...1).contains(candidate.score), "\(text.debugDescription)")
        }
        _ = try? heard.fields()
    }

    private static let mostTokens = 4096
}
