/// What was learned of a language: how much each feature speaks for each intent.
struct RankingModel: Sendable {
    /// Intents; a family as "people.*".
    let intents: [String]
    /// What is added to each intent's sum.
    private let bias: [Float]
    /// What a level of each intent is worth.
    private let steps: [Float]
    /// As `ModelText` says; the weights are read where they stand in it.
    private let text: String
    private let index: FeatureIndex

    /// nil for a text that is no model.
    init?(text: String) {
        let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
        guard lines.count == 4 else { return nil }
        let intents = lines[1].split(separator: " ").map(String.init)
        let numbers = lines[2].split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2 * intents.count + 1, let count = numbers.last else { return nil }
        let start = text.utf8.distance(from: text.startIndex, to: lines[3].startIndex)
        var read = text
        guard let index = read.withUTF8({ FeatureIndex($0, from: start, count: count, intents: intents.count) }) else {
            return nil
        }
        self.intents = intents
        bias = intents.indices.map { Float(numbers[2 * $0]) / 1_000_000 }
        steps = intents.indices.map { Float(numbers[2 * $0 + 1]) / 1_000_000 }
        self.text = text
        self.index = index
    }

    /// So many weights were kept.
    var weightCount: Int { index.weightCount }

    /// For each intent, how much a line's features speak for it.
    func scores(of line: LineFeatures) -> [Float] {
        let levels = levels(of: line.seen)
        let scale = line.scale
        return intents.indices.map { Float(levels[$0]) * steps[$0] * scale + bias[$0] }
    }

    /// Each feature counts once.
    private func levels(of features: [UInt32]) -> [Int32] {
        var levels = [Int32](repeating: 0, count: intents.count)
        var spots: [FeatureIndex.Spot] = []
        spots.reserveCapacity(features.count)
        for feature in features { if let spot = index.spot(of: feature) { spots.append(spot) } }
        var seen = SeenPlaces()
        var text = text
        text.withUTF8 { text in
            // Each lies elsewhere in memory: a glance at all of them first, and the processor waits for all at once.
            guard spots.reduce(0, { $0 | $1.glance(text) }) < 0x80 else { return }
            for spot in spots {
                guard let weights = spot.weights(in: text), seen.insert(weights.lowerBound) else { continue }
                for place in stride(from: weights.lowerBound, to: weights.upperBound, by: 2) {
                    let level = ModelText.value(text[place + 1]) - ModelText.highest
                    levels[ModelText.value(text[place])] += Int32(level)
                }
            }
        }
        return levels
    }
}

/// Which places were there already; most of the new ones are told by a bit alone.
private struct SeenPlaces {
    private var bits = BitSet(capacity: most)
    private var all: [Int] = []

    private static let most = 4096

    init() { all.reserveCapacity(256) }

    /// False where it was there already.
    mutating func insert(_ place: Int) -> Bool {
        guard bits.insert(place % Self.most) || !all.contains(place) else { return false }
        all.append(place)
        return true
    }
}
