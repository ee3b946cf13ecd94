/// What was learned of a language: how much each feature speaks for each intent.
struct RankingModel: Sendable {
    /// Intents; a family as "people.*".
    let intents: [String]
    /// What is added to each intent's sum.
    let bias: [Float]
    /// Ascending.
    let features: [UInt32]
    /// Weights of a feature: a range of `weights`; one more than there are features.
    let starts: [Int32]
    /// Numbers of intents, and what the feature adds to them.
    let owners: [UInt8]
    let weights: [Float]
    /// Where to look for a feature, by its upper bits.
    private let buckets: [Int32]
    /// A bit for the upper bits of each feature, so that those of which nothing was learned cost little.
    private let known: [UInt64]

    init(intents: [String], bias: [Float], features: [UInt32], starts: [Int32], owners: [UInt8], weights: [Float]) {
        self.intents = intents
        self.bias = bias
        self.features = features
        self.starts = starts
        self.owners = owners
        self.weights = weights
        var buckets = [Int32](repeating: 0, count: (1 << Self.bucketBits) + 1)
        for feature in features { buckets[Int(feature >> Self.shift) + 1] += 1 }
        for bucket in 1..<buckets.count { buckets[bucket] += buckets[bucket - 1] }
        self.buckets = buckets
        var known = [UInt64](repeating: 0, count: 1 << (Self.knownBits - 6))
        for upper in features.lazy.map({ $0 >> Self.knownShift }) {
            known[Int(upper >> 6)] |= 1 << UInt64(upper & 63)
        }
        self.known = known
    }

    private static let bucketBits = 15
    private static let shift: UInt32 = 26 - 15
    private static let knownBits = 18
    private static let knownShift: UInt32 = 26 - 18

    /// For each intent, how much a line's features speak for it.
    func scores(of line: LineFeatures) -> [Float] {
        var sums = [Float](repeating: 0, count: intents.count)
        owners.withUnsafeBufferPointer { owners in
            weights.withUnsafeBufferPointer { weights in
                for place in places(of: line.seen) {
                    let entries = Int(starts[place])..<Int(starts[place + 1])
                    for entry in entries { sums[Int(owners[entry])] += weights[entry] }
                }
            }
        }
        let scale = line.scale
        for intent in sums.indices { sums[intent] = sums[intent] * scale + bias[intent] }
        return sums
    }

    /// Where the features stand of which something was learned, each once, ascending.
    private func places(of features: [UInt32]) -> [Int] {
        var places: [Int] = []
        places.reserveCapacity(128)
        for feature in features {
            if let place = index(of: feature) { places.append(place) }
        }
        places.sort()
        return places.distinct
    }

    private func index(of feature: UInt32) -> Int? {
        let upper = feature >> Self.knownShift
        guard known[Int(upper >> 6)] & 1 << UInt64(upper & 63) != 0 else { return nil }
        let bucket = Int(feature >> Self.shift)
        for index in Int(buckets[bucket])..<Int(buckets[bucket + 1]) where features[index] == feature { return index }
        return nil
    }
}
