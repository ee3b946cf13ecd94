import Core
import Foundation
import JSONCoding
import TestSupport
import Testing

struct FuzzTests {
    @Test(arguments: FuzzRun.seeds(8))
    func `A mutilated text is refused where the library refuses it`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var agreed = (read: 0, refused: 0)
        for _ in 0..<500 {
            let text = Self.mutilated(try JSONCoder().bytes(of: Self.small(&random)), &random)
            let ours = try? JSONCoder().read(JSONValue.self, from: Data(text))
            let theirs = try? JSONDecoder().decode(JSONValue.self, from: Data(text))
            if ours == theirs {
                if ours == nil { agreed.refused += 1 } else { agreed.read += 1 }
            } else {
                let isKnown = ours == nil ? Self.isTooLax(text) : Self.isTooStrict(text) && theirs == nil
                #expect(isKnown, "\(String(decoding: text, as: UTF8.self))")
            }
        }
        #expect(agreed.read > 10 && agreed.refused > 10)
    }

    /// What the library takes and RFC 8259 does not: a comma at the end of a list or an object, other encodings, and a
    /// number of another form behind a key that stood there before, which it does not look at.
    private static func isTooLax(_ text: [UInt8]) -> Bool {
        let words = String(decoding: text, as: UTF8.self)
        return words.contains(/,\s*[\]}]/) || words.contains(/\d[eE+\-.]{2}/)
            || text.prefix(4).contains { $0 == 0 || $0 > 0x7F }
    }

    /// What the library refuses and we take: numbers so small that they are zero.
    private static func isTooStrict(_ text: [UInt8]) -> Bool {
        String(decoding: text, as: UTF8.self).contains(/[eE]-\d{3}/)
    }

    @Test func `Any bytes are read or refused`() {
        var random = SeededRandom(seed: 11)
        let letters = Array(#"{}[]",:\u0123456789.-+eEtruefalsnl /b"#.utf8) + [0, 0x1F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
        var read = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in letters.randomElement(using: &random) ?? 0 }
            if (try? JSONCoder().read(JSONValue.self, from: Data(text))) != nil { read += 1 }
            _ = try? JSONCoder(naming: .snakeCase).read(Sample.Inner.self, from: Data(text))
        }
        #expect(read > 50)
    }

    private static func small(_ random: inout SeededRandom) -> JSONValue {
        .object([
            "text": .text(Sample.text(&random)), Sample.text(&random): .number(Sample.double(&random)),
            "list": .list(Sample.many({ .number(Sample.double(&$0)) }, &random) + [.null, .bool(true)]),
            "object": .object(["a": .text(Sample.text(&random)), "b": .object([:])]),
        ])
    }

    private static func mutilated(_ text: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = text
        let pieces = [#"\ud83d"#, #"\ude00"#, #"\u00"#, ",", "0", "e-400", "}", "]", " ", "\t", "null", "\u{e9}"]
        bytes.insert(contentsOf: random.pick(pieces).utf8, at: random.below(bytes.count))
        return random.below(3) == 0 ? random.mutilated(bytes) : bytes
    }
}
