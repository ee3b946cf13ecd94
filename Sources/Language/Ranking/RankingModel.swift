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
    }

    private static let bucketBits = 15
    private static let shift: UInt32 = 26 - 15

    /// For each intent, how much a line's features speak for it.
    func scores(of line: LineFeatures) -> [Float] {
        var sums = [Float](repeating: 0, count: intents.count)
        for feature in line.all {
            guard let index = index(of: feature) else { continue }
            for entry in Int(starts[index])..<Int(starts[index + 1]) { sums[Int(owners[entry])] += weights[entry] }
        }
        let scale = line.scale
        for intent in sums.indices { sums[intent] = sums[intent] * scale + bias[intent] }
        return sums
    }

    private func index(of feature: UInt32) -> Int? {
        let bucket = Int(feature >> Self.shift)
        for index in Int(buckets[bucket])..<Int(buckets[bucket + 1]) where features[index] == feature { return index }
        return nil
    }
}
