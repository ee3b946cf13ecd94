import Core
import Foundation
import TestSupport
import Testing

@testable import Language

struct WordTableTests {
    @Test(arguments: FuzzRun.seeds(4)) func `A table of words answers as a dictionary does`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let letters = ["a", "b", "ab", "é", "e\u{301}", "ß", "\u{0}", "1234567", "한", "\u{1112}\u{1161}\u{11AB}"]
        let words = (0..<400).map { _ in (0..<random.below(5)).map { _ in random.pick(letters) }.joined() }
        var table = WordTable<Int>()
        var dictionary: [String: Int] = [:]
        for (number, word) in words.enumerated() where number % 2 == 0 {
            table[word] = number
            dictionary[word] = number
        }
        for word in words { #expect(table[word] == dictionary[word], "\(word.debugDescription)") }
        #expect(Set(table.words) == Set(dictionary.keys) && table.words.count == dictionary.count)
    }

    @Test func `Values are changed where they lie`() {
        var table = WordTable(["one": [1], "a word of many letters": [1, 2]])
        table["one", default: []].append(3)
        table["two", default: []].append(4)
        table.mapInPlace { $0.reverse() }
        #expect(table["one"] == [3, 1] && table["two"] == [4] && table["a word of many letters"] == [2, 1])
        #expect(table["three"] == nil && !table.contains("On"))
    }

    @Test func `A set of words has its words and no others`() {
        let set = "to the  list\n of".words
        #expect(["to", "the", "list", "of"].allSatisfy(set.contains))
        #expect(!set.contains("") && !set.contains("lists") && WordSet().isEmpty)
    }
}
