import Core
import Foundation
import Language
import TestSupport
import Testing

@testable import Commands

/// The corpus mutated, and lines of anything at all, against all commands.
struct CorpusFuzzTests {
    private static let lines = CorpusTests.lines.map(\.text) + CorpusTests.nothing
    private static let learned = ["en", "de"].flatMap(Self.corpus)

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

    @Test(arguments: FuzzRun.seeds(8))
    func `A mutated line of what is learned from is answered with fields of the line`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let service = CommandCatalog.parseService
        for _ in 0..<25 {
            let text =
                random.mutated(random.pick(Self.learned)) + random.pick(["", " and " + random.pick(Self.learned)])
            let language = random.pick(["en", "de"])
            let intent: String? = random.pick([nil, nil, "task.add", "event.add"])
            let answer = service.answer(ParseRequest(text: text, language: language, as: intent, places: ["Gym"]))
            #expect((0...1).contains(answer.confidence), "\(text.debugDescription)")
            #expect(answer.text == text && !answer.intent.isEmpty)
        }
    }

    /// The lines of a language's corpus, which lies at the root of the package.
    private static func corpus(_ language: String) -> [String] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.deletingLastPathComponent().appending(path: "Corpus/\(language)")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        let texts = files.sorted().filter { !$0.hasPrefix("frames") }.compactMap {
            try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        return texts.flatMap { $0.split(separator: "\n").map(String.init) }
            .filter { !$0.hasPrefix("#") && !$0.hasPrefix("= ") }
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
        do {
            _ = try heard.fields()
        } catch {
            #expect(Refusal(error) != nil, "\(text.debugDescription): \(error)")
        }
    }

    private static let mostTokens = 4096
}
