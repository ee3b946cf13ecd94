/// Says by numbers what is seen in a line: words, what they are about, and how they stand beside each other.
///
/// A feature is a hash of 26 bits; two that fall together are harmless, since thousands speak in every decision.
struct FeatureReader {
    /// Hashes of the topics' names.
    private let topicHashes: [UInt64]
    /// Those of the kinds of the person's things.
    private let kindHashes: ArraySlice<UInt64>

    init(index: WordIndex) {
        topicHashes = index.topicNames.map { Features.hash("<" + $0) }
        kindHashes = topicHashes[index.firstKind...]
    }

    func features(of line: WordLine) -> LineFeatures {
        let shapes = line.words.indices.map { shape(of: $0, in: line) }
        var features = Features()
        features.addTopics(line, topicHashes)
        features.addWords(line)
        features.addOrder(joined(shapes[...]))
        features.addEnds(joined(shapes[line.start...]))
        features.addForm(line, shapes)
        return LineFeatures(seen: features.all, size: features.size)
    }

    /// A small word itself, else what a word is about.
    private func shape(of position: Int, in line: WordLine) -> UInt64 {
        if line.entries[position]?.isFunction == true { return Features.hash(line.words[position]) }
        if let topic = line.topics[position].first { return topicHashes[topic] }
        let isMark = line.words[position].utf8.count == 1 && line.words[position] != "\""
        return isMark || line.words[position] == "00" ? Features.hash(line.words[position]) : Features.unknown
    }

    /// Unknown words that follow each other count as one, and so do those of a name.
    private func joined(_ shapes: ArraySlice<UInt64>) -> [UInt64] {
        var result: [UInt64] = []
        result.reserveCapacity(shapes.count)
        for shape in shapes where shape != result.last || shape != Features.unknown && !kindHashes.contains(shape) {
            result.append(shape)
        }
        return result
    }
}

/// What is seen in a line.
struct LineFeatures: Sendable {
    /// As they come, some twice.
    let seen: [UInt32]
    /// How much was seen of whole words; letters and neighbours do not count, or strange names would make all else small.
    let size: Int

    /// Each once, ascending.
    var all: [UInt32] { seen.sorted().distinct }

    /// What each counts: many in a line do not count more than few.
    var scale: Float { 2 / Float(max(1, size)).squareRoot() }
}
