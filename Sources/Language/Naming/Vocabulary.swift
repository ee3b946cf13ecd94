/// Distinct words that can be looked up exactly, by their beginning and with typing errors.
struct Vocabulary: Sendable {
    private(set) var words: [String] = []
    private var ids: [String: Int] = [:]
    private var letters: [[UInt32]] = []
    private var masks: [UInt64] = []
    private var byLength: [Int: [Int]] = [:]

    func id(of word: String) -> Int? { ids[word] }
    var count: Int { words.count }

    mutating func insert(_ word: String) -> Int {
        if let id = ids[word] { return id }
        let id = words.count
        let scalars = word.unicodeScalars.map(\.value)
        words.append(word)
        ids[word] = id
        letters.append(scalars)
        masks.append(Self.mask(scalars))
        byLength[scalars.count, default: []].append(id)
        return id
    }

    /// Words that differ by typing errors: two from eight letters on, one from four, two letters swapped in three.
    func near(_ word: String) -> [(id: Int, distance: Int)] {
        let typed = word.unicodeScalars.map(\.value)
        guard typed.count >= 3, typed.count <= 40, !typed.contains(where: Self.isDigit) else { return [] }
        let mask = Self.mask(typed)
        var result: [(id: Int, distance: Int)] = []
        for length in typed.count - 2...typed.count + 2 {
            for id in byLength[length] ?? [] {
                let bound = Self.bound(for: length)
                guard abs(length - typed.count) <= bound, bound > 0 else { continue }
                guard (masks[id] ^ mask).nonzeroBitCount <= 2 * bound else { continue }
                let distance = EditDistance.between(typed, letters[id], atMost: bound)
                guard distance > 0, distance <= bound else { continue }
                guard length > 4 || Self.sameStart(typed, letters[id]) else { continue }
                guard length > 3 || (typed.count == 3 && masks[id] == mask) else { continue }
                result.append((id, distance))
            }
        }
        return result
    }

    /// Words that go on after these letters.
    func completions(of start: String) -> [Int] {
        words.indices.filter { words[$0].utf8.count > start.utf8.count && words[$0].hasPrefix(start) }
    }

    private static func bound(for length: Int) -> Int { length < 3 ? 0 : length < 8 ? 1 : 2 }

    /// Short words keep their first letter, or swap the first two.
    private static func sameStart(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        a[0] == b[0] || (a.count > 1 && a[0] == b[1] && a[1] == b[0])
    }

    private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

    private static func mask(_ scalars: [UInt32]) -> UInt64 {
        scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
