/// Words of a vocabulary by the letters with which they begin.
struct WordStarts: Sendable {
    /// By their first character, and by their first two.
    private var ids: [String: [Int]] = [:]

    mutating func insert(_ word: String, _ id: Int) {
        for start in Set([1, 2].map { String(word.prefix($0)) }) { ids[start, default: []].append(id) }
    }

    /// Words that go on after these letters.
    func completions(of start: String, in vocabulary: Vocabulary) -> [Int] {
        guard vocabulary.shapes.mayHold(from: start) else { return [] }
        return (ids[String(start.prefix(2))] ?? []).filter {
            vocabulary.words[$0].utf8.count > start.utf8.count && vocabulary.words[$0].hasPrefix(start)
        }
    }
}
