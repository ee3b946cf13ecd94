import Foundation
import Language
import Testing

@testable import Commands

/// Lines as people type them, with what they mean; a line a row, so that the files can grow without code.
struct CorpusTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let text: String
        let intent: String
        let fields: [String: String]
        var testDescription: String { text }
    }

    static let lines = rows(of: "lines.tsv").map { row in
        let fields = row.dropFirst(2).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Line(
            text: row[0], intent: row.count > 1 ? row[1] : "",
            fields: Dictionary(fields.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first }))
    }

    static let nothing = rows(of: "nothing.tsv").map { $0[0] }

    /// What a line says of yes and no counts only where the row names it; what is not so, of any other field, too.
    private static let answers: Set<String> = [
        "isHere", "isLast", "isPasted", "isBare", "isOfMenu", "isBefore", "isByOccasion",
    ]

    @Test func `The corpus is as large as it should be, and has every command`() {
        #expect(Self.lines.count >= 200 && Self.nothing.count >= 60)
        let intents = Set(Self.lines.map(\.intent))
        #expect(intents == Set(CommandCatalog.commands.map { $0.about.intent }))
        #expect(Set(Self.lines.map(\.text)).count == Self.lines.count)
        #expect(Set(Self.nothing).count == Self.nothing.count)
    }

    @Test(arguments: lines)
    func `A line is understood`(_ line: Line) throws {
        let heard = Heard(line.text)
        #expect(heard.intent == line.intent, "\(heard.nearest)")
        let fields = try heard.fields().filter { name, value in
            line.fields[name] != nil || value != "false" && !Self.answers.contains(name)
        }
        #expect(fields == line.fields, "\(heard.nearest)")
    }

    @Test(arguments: nothing)
    func `Nothing is done at a line that asks for nothing`(_ text: String) {
        let heard = Heard(text)
        #expect(heard.intent == "none", "\(heard.nearest)")
    }

    @Test(arguments: nothing)
    func `Nothing is done at such a line either by somebody who has no things yet`(_ text: String) {
        let heard = Heard(text, names: .none)
        #expect(heard.intent == "none", "\(heard.nearest)")
    }

    /// Tab-separated; empty lines and those that begin with # mean nothing.
    static func rows(of name: String) -> [[String]] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
