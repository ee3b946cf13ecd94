/// Which lengths some words have by their first letter: tells cheaply of most other words that they are none of them.
struct WordShapes {
    /// By ASCII letter, some of them together, a bit for each length in bytes, long ones together; empty without words.
    private var lengths: [UInt64] = []

    mutating func insert(_ word: String) {
        guard let first = word.utf8.first, first < 128 else { return }
        if lengths.isEmpty { lengths = [UInt64](repeating: 0, count: 32) }
        lengths[Self.place(of: first)] |= Self.bit(word.utf8.count)
    }

    /// False where the word is surely none of them.
    func mayHold(_ word: String) -> Bool { mayHold(first: word.utf8.first, count: word.utf8.count) }

    /// False where surely none of the words begins so and is so long, in bytes.
    func mayHold(first: UInt8?, count: Int) -> Bool {
        guard let first, first < 128 else { return true }
        return !lengths.isEmpty && lengths[Self.place(of: first)] & Self.bit(count) != 0
    }

    /// False where surely none of the words goes on after these letters.
    func mayHold(from start: String) -> Bool {
        guard let first = start.utf8.first, first < 128 else { return true }
        return !lengths.isEmpty && lengths[Self.place(of: first)] >= Self.bit(start.utf8.count)
    }

    private static func place(of letter: UInt8) -> Int { Int(letter & 31) }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
