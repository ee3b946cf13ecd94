/// Words of a vocabulary by the letters with which they begin.
struct WordStarts: Sendable {
    /// By their first letter, and by their first two.
    private var ids: [UInt64: [Int]] = [:]

    mutating func insert(_ word: String, _ id: Int) {
        for start in Set([1, 2].map { Self.start(of: word, $0) }) { ids[start, default: []].append(id) }
    }

    /// Words that go on after these letters.
    func completions(of start: String, in vocabulary: Vocabulary) -> [Int] {
        guard vocabulary.shapes.mayHold(from: start), let ids = ids[Self.start(of: start, 2)] else { return [] }
        return ids.filter {
            vocabulary.words[$0].utf8.count > start.utf8.count && vocabulary.words[$0].hasPrefix(start)
        }
    }

    /// The first letters packed into a number.
    private static func start(of word: String, _ count: Int) -> UInt64 {
        word.unicodeScalars.prefix(count).reduce(0) { $0 << 32 | UInt64($1.value) }
    }
}
