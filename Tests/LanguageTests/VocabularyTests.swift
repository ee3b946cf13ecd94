import Testing

@testable import Language

struct VocabularyTests {
    static let words = [
        "bakery", "bakeries", "bake", "baker", "office", "officer", "gym", "gum", "x", "서울", "서울역", "한", "mill",
        "mills",
        "swimming", "swarming", "pies", "py", "coffee", "toffee", "y", "ies",
    ]
    static let vocabulary = words.reduce(into: Vocabulary()) { _ = $0.insert($1) }
    static let typed =
        words + ["bakry", "bkaery", "officee", "gmy", "swimimng", "swmming", "서", "ba", "mil", "zzz", "", "pie"]

    private func named(_ ids: [Int]) -> Set<String> { Set(ids.map { Self.vocabulary.words[$0] }) }

    @Test(arguments: typed)
    func `A word is found exactly`(_ word: String) {
        #expect(
            Self.vocabulary.id(of: word).map { Self.vocabulary.words[$0] } == (Self.words.contains(word) ? word : nil))
    }

    @Test(arguments: typed.filter { !$0.isEmpty })
    func `What goes on after some letters is found`(_ start: String) {
        let expected = Self.words.filter { $0.hasPrefix(start) && $0 != start }
        let starts = Self.vocabulary.words.enumerated().reduce(into: WordStarts()) { $0.insert($1.element, $1.offset) }
        #expect(named(starts.completions(of: start, in: Self.vocabulary)) == Set(expected))
    }

    @Test(arguments: [
        ("bakery", "y", "ies", "bakeries"), ("bakeries", "ies", "y", "bakery"), ("mills", "s", "", "mill"),
        ("mill", "", "s", "mills"), ("mill", "", "es", nil), ("ies", "ies", "y", "y"), ("s", "ies", "y", nil),
        ("한", "", "s", nil),
    ])
    func `The other number of a word is found`(word: String, ending: String, other: String, form: String?) {
        let id = Self.vocabulary.id(of: word, replacing: ending, with: other)
        #expect(id.map { Self.vocabulary.words[$0] } == form)
    }

    @Test(arguments: [
        ("bakry", ["bakery"]), ("bkaery", ["bakery"]), ("officee", ["office", "officer"]), ("gmy", ["gym"]),
        ("swimimng", ["swimming"]), ("swmming", ["swimming", "swarming"]), ("coffee", ["toffee"]), ("zzz", []),
        ("bakeriess", ["bakeries"]), ("miill", ["mill"]),
    ])
    func `Words are found with their typing errors`(word: String, near: [String]) {
        #expect(named(Self.vocabulary.near(word).map(\.id)) == Set(near))
    }

    /// The plain alignment, to compare with.
    private func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
        let (shortA, shortB) = (Array(a.dropLast()), Array(b.dropLast()))
        var least = min(distance(shortA, shortB) + (x == y ? 0 : 1), distance(shortA, b) + 1, distance(a, shortB) + 1)
        if a.count > 1, b.count > 1, a[a.count - 2] == y, b[b.count - 2] == x {
            least = min(least, distance(Array(a.dropLast(2)), Array(b.dropLast(2))) + 1)
        }
        return least
    }

    @Test func `Typing errors are counted as by the plain rule`() {
        let letters: [Character] = ["a", "b", "c"]
        let words = (0..<120).map { index in
            (0..<index % 6).map { letters[(index * 7 + $0 * (index / 6 + 1)) % 3] }
        }
        for a in words {
            for b in words {
                let found = EditDistance.between(
                    String(a).unicodeScalars.map(\.value)[...], String(b).unicodeScalars.map(\.value)[...], atMost: 2)
                #expect(found == min(distance(a, b), 3), "\(String(a)) \(String(b))")
            }
        }
    }
}
