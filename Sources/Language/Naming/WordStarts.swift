/// Words of a vocabulary by the letters with which they begin.
struct WordStarts: Sendable {
    /// By their first two bytes.
    private var ids: [UInt16: [Int32]] = [:]

    mutating func insert(_ word: String, _ id: Int) {
        if let start = Self.start(of: word) { ids[start, default: []].append(Int32(id)) }
    }

    /// Words that go on after these letters, which are two bytes at the least.
    func completions(of start: String, in vocabulary: Vocabulary) -> [Int] {
        guard vocabulary.shapes.mayHold(from: start), let ids = Self.start(of: start).flatMap({ ids[$0] }) else {
            return []
        }
        return ids.lazy.map { Int($0) }.filter {
            vocabulary.words[$0].utf8.count > start.utf8.count && vocabulary.words[$0].hasPrefix(start)
        }
    }

    private static func start(of word: String) -> UInt16? {
        let bytes = word.utf8.prefix(2)
        return bytes.count == 2 ? bytes.reduce(0) { $0 << 8 | UInt16($1) } : nil
    }
}
