/// Distinct words that can be looked up exactly, by their beginning and with typing errors.
struct Vocabulary: Sendable {
    /// The words of one length, whose letters are compared only where their masks are near.
    private struct Bucket {
        var masks: [UInt64] = []
        var ids: [Int] = []
    }

    private(set) var words: [String] = []
    private var ids = WordTable<Int>()
    private var letters: [[UInt32]] = []
    /// By length in scalars.
    private var buckets: [Bucket] = []
    /// By their first character, and by their first two.
    private var byStart: [String: [Int]] = [:]

    private var shapes = WordShapes()

    func id(of word: String) -> Int? { shapes.mayHold(word) ? ids[word] : nil }
    var count: Int { words.count }

    mutating func insert(_ word: String) -> Int {
        if let id = ids[word] { return id }
        let id = words.count
        let scalars = word.unicodeScalars.map(\.value)
        words.append(word)
        ids[word] = id
        shapes.insert(word)
        letters.append(scalars)
        while buckets.count <= scalars.count { buckets.append(Bucket()) }
        buckets[scalars.count].masks.append(Self.mask(scalars))
        buckets[scalars.count].ids.append(id)
        for start in Set([1, 2].map { String(word.prefix($0)) }) { byStart[start, default: []].append(id) }
        return id
    }

    /// Words that differ by typing errors: two from eight letters on, one from four, two letters swapped in three.
    func near(_ word: String) -> [(id: Int, distance: Int)] {
        let typed = word.unicodeScalars.map(\.value)
        guard typed.count >= 3, typed.count <= 40, !typed.contains(where: Self.isDigit) else { return [] }
        let mask = Self.mask(typed)
        var result: [(id: Int, distance: Int)] = []
        for length in typed.count - 2...typed.count + 2 where buckets.indices.contains(length) {
            let bound = Self.bound(for: length)
            guard abs(length - typed.count) <= bound else { continue }
            // A letter more or less changes one bit, another letter two.
            let most = 2 * bound - abs(length - typed.count)
            let masks = buckets[length].masks
            for index in masks.indices where Self.isNear(masks[index] ^ mask, most) {
                let id = buckets[length].ids[index]
                let distance = EditDistance.between(typed, letters[id], atMost: bound)
                guard distance > 0, distance <= bound else { continue }
                guard length > 4 || Self.sameStart(typed, letters[id]) else { continue }
                guard length > 3 || (typed.count == 3 && masks[index] == mask) else { continue }
                result.append((id, distance))
            }
        }
        return result
    }

    /// The word that has another ending; nil where the ending is not there, or there is no such word.
    func id(of word: String, replacing ending: String, with other: String) -> Int? {
        let stem = word.utf8.count - ending.utf8.count
        guard stem >= 0, word.hasSuffix(ending) else { return nil }
        let first = stem > 0 ? word.utf8.first : other.utf8.first
        guard shapes.mayHold(first: first, count: stem + other.utf8.count) else { return nil }
        var form = word.string(atBytes: 0..<stem)
        form += other
        return ids[form]
    }

    /// Words that go on after these letters.
    func completions(of start: String) -> [Int] {
        guard shapes.mayHold(from: start) else { return [] }
        return (byStart[String(start.prefix(2))] ?? []).filter {
            words[$0].utf8.count > start.utf8.count && words[$0].hasPrefix(start)
        }
    }

    private static func bound(for length: Int) -> Int { length < 3 ? 0 : length < 8 ? 1 : 2 }

    /// Short words keep their first letter, or swap the first two.
    private static func sameStart(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        a[0] == b[0] || (a.count > 1 && a[0] == b[1] && a[1] == b[0])
    }

    /// At most so many bits are set, one to four. Counting them all costs more where the processor is asked for nothing new.
    private static func isNear(_ bits: UInt64, _ most: Int) -> Bool {
        var bits = bits & (bits &- 1)
        for _ in 1..<most { bits &= bits &- 1 }
        return bits == 0
    }

    private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

    private static func mask(_ scalars: [UInt32]) -> UInt64 {
        scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
