/// The letters of many words, one word after the other, of which those near to another are found.
struct Spellings: Sendable {
    typealias Letters = UnsafeBufferPointer<UInt32>

    /// Words of more letters are near to none.
    static let longest = 40

    /// Where each word begins, and where the last one ends.
    private var starts: [Int32] = [0]
    private var letters: [UInt32] = []
    /// A bit for each letter; words are compared only where these are near.
    private var masks: [UInt64] = []
    /// Of each length, and of each length with a letter at the beginning or at the end.
    private var ofLength = Chains(), starting = Chains(), ending = Chains()

    /// The next word, whose number is how many there were.
    mutating func append(_ word: [UInt32]) {
        letters += word
        starts.append(Int32(letters.count))
        masks.append(word.withUnsafeBufferPointer(Self.mask))
        let isShort = word.count <= Self.longest + 2
        ofLength.append(to: isShort ? word.count : nil)
        starting.append(to: isShort ? word.first.map { Self.place(word.count, $0) } : nil)
        ending.append(to: isShort ? word.last.map { Self.place(word.count, $0) } : nil)
    }

    /// Those that differ by typing errors, by their numbers.
    func near(_ word: Letters) -> [(id: Int, distance: Int)] {
        guard word.count > 2, let first = word.first, let last = word.last else { return [] }
        let mask = Self.mask(word)
        var result: [(id: Int, distance: Int)] = []
        letters.withUnsafeBufferPointer { letters in
            for length in max(3, word.count - 2)...word.count + 2 {
                let bound = Self.bound(for: length)
                guard abs(length - word.count) <= bound else { continue }
                // A letter more or less changes one bit, another letter two.
                let most = 2 * bound - abs(length - word.count)
                each(of: length, near: (first, last), errors: bound, in: letters) { id, other in
                    guard Self.isNear(masks[id] ^ mask, most), length > 3 || (word.count == 3 && masks[id] == mask),
                        length > 4 || Self.sameStart(word, other)
                    else { return }
                    let distance = EditDistance.between(word, other, atMost: bound)
                    if distance > 0, distance <= bound { result.append((id, distance)) }
                }
            }
        }
        return result
    }

    /// Calls with every word of a length that may be one by at most so many errors: one error leaves the first letter or
    /// the last as it is.
    private func each(
        of length: Int, near ends: (first: UInt32, last: UInt32), errors: Int, in letters: Letters,
        _ body: (Int, Letters) -> Void
    ) {
        guard errors < 2 else { return ofLength.each(of: length) { body($0, spelling($0, letters)) } }
        starting.each(of: Self.place(length, ends.first)) { id in
            let word = spelling(id, letters)
            if word[0] == ends.first { body(id, word) }
        }
        ending.each(of: Self.place(length, ends.last)) { id in
            let word = spelling(id, letters)
            if word[length - 1] == ends.last, word[0] != ends.first { body(id, word) }
        }
    }

    private func spelling(_ id: Int, _ letters: Letters) -> Letters {
        Letters(rebasing: letters[Int(starts[id])..<Int(starts[id + 1])])
    }
}

extension Spellings {
    private static func place(_ length: Int, _ letter: UInt32) -> Int { length << 5 | Int(letter & 31) }

    private static func bound(for length: Int) -> Int { length < 8 ? 1 : 2 }

    /// Short words keep their first letter, or swap the first two.
    private static func sameStart(_ a: Letters, _ b: Letters) -> Bool {
        a[0] == b[0] || a[0] == b[1] && a[1] == b[0]
    }

    /// At most so many bits are set, one to four. Counting them all costs more where the processor is asked for nothing new.
    private static func isNear(_ bits: UInt64, _ most: Int) -> Bool {
        var bits = bits & (bits &- 1)
        for _ in 1..<most { bits &= bits &- 1 }
        return bits == 0
    }

    private static func mask(_ letters: Letters) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
