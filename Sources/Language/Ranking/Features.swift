import Core

/// The features of one line, as they come.
struct Features {
    private enum Kind: UInt64 {
        case topic = 1, topicPair, word, pair, triple, gap, first, lastWord, last, length, whole, polite, question,
            known
        /// Of these a line has many that were never seen.
        case letters, wordPair, wordGap

        /// It counts in the size of a line.
        var counts: Bool { rawValue < Kind.letters.rawValue }
    }

    private(set) var all: [UInt32] = []
    private(set) var size = 0

    /// What stands for a word of which nothing is known.
    static let unknown: UInt64 = 1

    init() { all.reserveCapacity(384) }

    private mutating func add(_ kind: Kind, _ a: UInt64 = 0, _ b: UInt64 = 0, _ c: UInt64 = 0, _ d: UInt64 = 0) {
        var hash = Self.mix(kind.rawValue, a)
        hash = Self.mix(hash, b)
        hash = Self.mix(hash, c)
        hash = Self.mix(hash, d)
        all.append(UInt32(truncatingIfNeeded: hash >> 38))
        if kind.counts { size += 1 }
    }

    private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        let mixed = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed >> 32)
    }

    static func hash(_ word: String) -> UInt64 { Fingerprint(of: word.utf8).number }
}

extension Features {
    mutating func addTopics(_ line: WordLine, _ topicHashes: [UInt64]) {
        var all: [Int] = []
        for topics in line.topics {
            for topic in topics where !all.contains(topic) && all.count < 24 { all.append(topic) }
        }
        all.sort()
        for (position, topic) in all.enumerated() {
            add(.topic, topicHashes[topic])
            for other in all[(position + 1)...] { add(.topicPair, topicHashes[topic], topicHashes[other]) }
        }
    }

    mutating func addWords(_ line: WordLine) {
        let hashes = line.words.map(Self.hash)
        addNeighbours(hashes)
        for (position, word) in line.words.enumerated() {
            add(.word, hashes[position])
            if word.utf8.count > 3, line.entries[position]?.isFunction != true { addLetters(word) }
        }
        if let last = hashes.last { add(.lastWord, last) }
    }

    /// Two words that follow each other, and two with one between them.
    private mutating func addNeighbours(_ words: [UInt64]) {
        for position in words.indices.dropLast() {
            add(.wordPair, words[position], words[position + 1])
            if position + 2 < words.count { add(.wordGap, words[position], words[position + 2]) }
        }
    }

    /// Three to five letters that follow each other, so that misspelt words are like what they stand for.
    private mutating func addLetters(_ word: String) {
        var letters: [UInt8] = []
        letters.reserveCapacity(26)
        letters.append(UInt8(ascii: "<"))
        letters.append(contentsOf: word.utf8.prefix(24))
        letters.append(UInt8(ascii: ">"))
        for start in letters.indices {
            var hash: UInt64 = 0
            for end in start..<min(start + 5, letters.count) {
                hash = hash << 8 | UInt64(letters[end])
                if end >= start + 2 { add(.letters, hash) }
            }
        }
    }

    mutating func addOrder(_ shapes: [UInt64]) {
        for position in shapes.indices.dropLast() {
            add(.pair, shapes[position], shapes[position + 1])
            guard position + 2 < shapes.count else { continue }
            add(.triple, shapes[position], shapes[position + 1], shapes[position + 2])
            add(.gap, shapes[position], shapes[position + 2])
        }
    }

    mutating func addEnds(_ shapes: [UInt64]) {
        var first: [UInt64] = [0, 0, 0, 0]
        for (position, shape) in shapes.prefix(4).enumerated() {
            first[position] = shape
            add(.first, first[0], first[1], first[2], first[3])
        }
        var last: [UInt64] = [0, 0, 0]
        for (position, shape) in shapes.suffix(3).reversed().enumerated() {
            last[position] = shape
            add(.last, last[0], last[1], last[2])
        }
        if shapes.count < 6 { add(.whole, shapes.reduce(0, Self.mix)) }
    }

    mutating func addForm(_ line: WordLine, _ shapes: [UInt64]) {
        let count = line.words.count
        add(.length, count < 5 ? UInt64(count) : count < 7 ? 6 : count < 10 ? 9 : count < 15 ? 14 : 20)
        if line.start > 0 { add(.polite) }
        if line.words.last == "?" { add(.question) }
        let known = shapes.count { $0 != Self.unknown }
        add(.known, UInt64(known * 4 / max(1, count)))
    }
}

extension Array where Element: Equatable {
    /// Without those that are the same as the one before.
    var distinct: [Element] {
        var result: [Element] = []
        result.reserveCapacity(count)
        for element in self where element != result.last { result.append(element) }
        return result
    }
}
