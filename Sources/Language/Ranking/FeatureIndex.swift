/// Where the features of a model and their weights stand in its text.
struct FeatureIndex: Sendable {
    let count: Int
    let weights: ModelText.Block
    private let features: ModelText.Block
    /// By feature, its first weight; one more than there are features.
    private let starts: [Int32]
    /// By the upper bits of features, the first that has them or more.
    private let buckets: [Int32]
    /// The upper bits of each feature, so that those of which nothing was learned cost little.
    private var known = BitSet(capacity: Int(mostFeature >> knownShift) + 1)

    private static let mostFeature = UInt32(ModelText.base * ModelText.base * ModelText.base * ModelText.base)
    private static let bucketShift: UInt32 = 12
    private static let knownShift: UInt32 = 8

    /// nil for a text that is too short, or holds anything but symbols.
    init?(_ text: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) {
        guard (0...text.count).contains(count) else { return nil }
        features = ModelText.Block(start: start, count: 4 * count)
        let counts = ModelText.Block(start: features.end, count: count)
        guard features.isWhole(in: text), counts.isWhole(in: text) else { return nil }
        var starts: [Int32] = [0]
        starts.reserveCapacity(count + 1)
        for feature in 0..<count {
            starts.append(starts[feature] + Int32(ModelText.value(text[counts.place(feature)])))
        }
        weights = ModelText.Block(start: counts.end, count: 2 * Int(starts[count]))
        guard weights.end <= text.count + 1 else { return nil }
        var buckets = [Int32](repeating: 0, count: Int(Self.mostFeature >> Self.bucketShift) + 2)
        for number in 0..<count {
            let feature = features.number(number, in: text)
            buckets[Int(feature >> Self.bucketShift) + 1] += 1
            known.insert(Int(feature >> Self.knownShift))
        }
        for bucket in 1..<buckets.count { buckets[bucket] += buckets[bucket - 1] }
        (self.count, self.starts, self.buckets) = (count, starts, buckets)
    }

    /// nil for a feature of which nothing was learned.
    func number(of feature: UInt32, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard known.contains(Int(feature >> Self.knownShift)) else { return nil }
        let bucket = Int(feature >> Self.bucketShift)
        let numbers = Int(buckets[bucket])..<Int(buckets[bucket + 1])
        return numbers.first { features.number($0, in: text) == feature }
    }

    /// Numbers of a feature's weights.
    func weights(of feature: Int) -> Range<Int> { Int(starts[feature])..<Int(starts[feature + 1]) }
}
