/// Distinct words that can be looked up exactly and with typing errors.
struct Vocabulary: Sendable {
    /// The words of one length, whose letters are compared only where their masks are near.
    private struct Bucket {
        var masks: [UInt64] = []
        var ids: [Int32] = []
        /// Of one word after the other.
        var letters: [UInt32] = []
        /// Those that begin, and those that end, with a letter.
        var starting: [UInt32: [Int32]] = [:]
        var ending: [UInt32: [Int32]] = [:]

        mutating func insert(_ word: [UInt32], mask: UInt64, id: Int) {
            if let first = word.first { starting[first, default: []].append(Int32(ids.count)) }
            if let last = word.last { ending[last, default: []].append(Int32(ids.count)) }
            masks.append(mask)
            ids.append(Int32(id))
            letters += word
        }

        /// Calls with every word that may be one by at most so many errors: one error leaves the first letter or the
        /// last as it is.
        func each(near word: ArraySlice<UInt32>, errors: Int, _ body: (Int) -> Void) {
            guard errors < 2, let first = word.first, let last = word.last else { return masks.indices.forEach(body) }
            starting[first]?.forEach { body(Int($0)) }
            let length = ids.isEmpty ? 0 : letters.count / ids.count
            ending[last]?.forEach { if letters[Int($0) * length] != first { body(Int($0)) } }
        }
    }

    private(set) var words: [String] = []
    private var places = WordPlaces()
    /// By length in scalars.
    private var buckets: [Bucket] = []
    private(set) var shapes = WordShapes()

    func id(of word: String) -> Int? { shapes.mayHold(word) ? places.place(of: word) : nil }
    var count: Int { words.count }

    mutating func insert(_ word: String) -> Int {
        let id = places.insert(word)
        guard id == words.count else { return id }
        let scalars = word.unicodeScalars.map(\.value)
        words.append(word)
        shapes.insert(word)
        while buckets.count <= scalars.count { buckets.append(Bucket()) }
        buckets[scalars.count].insert(scalars, mask: Self.mask(scalars[...]), id: id)
        return id
    }

    /// Words that differ by typing errors: two from eight letters on, one from four, two letters swapped in three.
    func near(_ word: String) -> [(id: Int, distance: Int)] {
        let typed = word.unicodeScalars.map(\.value)[...]
        guard (3...40).contains(typed.count), !typed.contains(where: Self.isDigit) else { return [] }
        let mask = Self.mask(typed)
        var result: [(id: Int, distance: Int)] = []
        for length in typed.count - 2...typed.count + 2 where buckets.indices.contains(length) {
            let bound = Self.bound(for: length)
            guard abs(length - typed.count) <= bound else { continue }
            // A letter more or less changes one bit, another letter two.
            let most = 2 * bound - abs(length - typed.count)
            let bucket = buckets[length]
            bucket.each(near: typed, errors: bound) { index in
                let other = bucket.masks[index]
                guard Self.isNear(other ^ mask, most), length > 3 || (typed.count == 3 && other == mask) else { return }
                let letters = bucket.letters[index * length..<(index + 1) * length]
                guard length > 4 || Self.sameStart(typed, letters) else { return }
                let distance = EditDistance.between(typed, letters, atMost: bound)
                guard distance > 0, distance <= bound else { return }
                result.append((Int(bucket.ids[index]), distance))
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
        return places.place(of: form)
    }

    private static func bound(for length: Int) -> Int { length < 3 ? 0 : length < 8 ? 1 : 2 }

    /// Short words keep their first letter, or swap the first two.
    private static func sameStart(_ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>) -> Bool {
        a.first == b.first || a.prefix(2).reversed().elementsEqual(b.prefix(2))
    }

    /// At most so many bits are set, one to four. Counting them all costs more where the processor is asked for nothing new.
    private static func isNear(_ bits: UInt64, _ most: Int) -> Bool {
        var bits = bits & (bits &- 1)
        for _ in 1..<most { bits &= bits &- 1 }
        return bits == 0
    }

    private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

    private static func mask(_ scalars: ArraySlice<UInt32>) -> UInt64 {
        scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
