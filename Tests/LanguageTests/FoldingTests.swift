import Foundation
import Testing

@testable import Language

struct FoldingTests {
    /// Letters that Unicode does not decompose, as people leave out what is special about them.
    private static let others: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "ħ": "h",
        "ς": "σ",
    ]

    @Test func `The letters that are looked up are folded as Unicode decomposes them`() throws {
        for value in Array(0..<0x600) + Array(0x1E00..<0x2000) as [UInt32] {
            let scalar = try #require(Unicode.Scalar(value))
            let plain = scalar.properties.lowercaseMapping.decomposedStringWithCanonicalMapping.unicodeScalars
                .filter { !Folding.isAccent($0) }.map { Self.others[$0] ?? String($0) }.joined()
            #expect(Array(Folding.fold(scalar).unicodeScalars) == Array(plain.unicodeScalars), "\(value)")
        }
    }

    @Test func `A word is folded as its letters are`() throws {
        for value in 0..<0x180 as Range<UInt32> {
            let letter = String(try #require(Unicode.Scalar(value)))
            #expect(Folding.fold("a" + letter + "b") == "a" + Folding.fold(try #require(Unicode.Scalar(value))) + "b")
        }
    }

    @Test(arguments: [("12", 12), ("1.5", 1.5), ("1,234.5", 1234.5), ("nan", nil), ("inf", nil), ("gym", nil)])
    func `Only what has digits is a number`(word: String, number: Double?) {
        #expect(NumberReader(decimalSeparator: ".").read(word) == number)
    }

    @Test(arguments: [
        ("Ångström", "angstrom"), ("ΆΝΘΡΩΠΟΣ", "ανθρωποσ"), ("Ёлка", "елка"), ("ＣＡＦＥ", "cafe"), ("e\u{301}", "e"),
        ("Straße", "strasse"), ("ﬂ", "ﬂ"), ("", ""),
    ])
    func `Words are folded`(word: String, folded: String) { #expect(Folding.fold(word) == folded) }
}
