/// Where the features of a model stand in its text.
struct FeatureIndex: Sendable {
    /// How many weights there are of all.
    private(set) var weightCount = 0
    /// By the upper bits of features, where the first stands that has them or more.
    private var buckets: [Int32] = []
    /// The upper bits of each feature, so that those of which nothing was learned cost little.
    private var known = BitSet(capacity: Int(mostFeature >> knownShift) + 1)

    private static let mostFeature = UInt32(ModelText.base * ModelText.base * ModelText.base * ModelText.base)
    private static let bucketShift: UInt32 = 12
    private static let knownShift: UInt32 = 8

    /// nil for a text that has not so many features, or not in their order, or weights of other intents.
    init?(_ text: UnsafeBufferPointer<UInt8>, from start: Int, count: Int, intents: Int) {
        guard count >= 0 else { return nil }
        let buckets = Int(Self.mostFeature >> Self.bucketShift) + 2
        self.buckets.reserveCapacity(buckets)
        var place = start
        var last: UInt32?
        for _ in 0..<count {
            guard let weights = ModelText.weights(at: place, in: text, intents: intents) else { return nil }
            let feature = ModelText.feature(at: place, in: text)
            guard last.map({ $0 < feature }) ?? true else { return nil }
            add(feature, at: place)
            weightCount += weights.count / 2
            (place, last) = (weights.upperBound, feature)
        }
        guard place == text.count else { return nil }
        while self.buckets.count < buckets { self.buckets.append(Int32(place)) }
    }

    private mutating func add(_ feature: UInt32, at place: Int) {
        while buckets.count <= Int(feature >> Self.bucketShift) { buckets.append(Int32(place)) }
        known.insert(Int(feature >> Self.knownShift))
    }

    /// Where a feature stands if it was learned; nil for most of which nothing was.
    func spot(of feature: UInt32) -> Spot? {
        guard known.contains(Int(feature >> Self.knownShift)) else { return nil }
        let bucket = Int(feature >> Self.bucketShift)
        let places = buckets[bucket]..<buckets[bucket + 1]
        return places.isEmpty ? nil : Spot(feature: feature, places: places)
    }

    /// A feature, and the part of the text where it may stand.
    struct Spot {
        fileprivate let feature: UInt32
        fileprivate let places: Range<Int32>

        /// What the text begins with there.
        func glance(_ text: UnsafeBufferPointer<UInt8>) -> UInt8 { text[Int(places.lowerBound)] }

        /// The symbols of its weights; nil for a feature of which nothing was learned.
        func weights(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
            let number = ModelText.number(of: feature)
            var place = Int(places.lowerBound)
            while place < Int(places.upperBound) {
                let weights = ModelText.knownWeights(at: place, in: text)
                if ModelText.isNumber(number, at: place, in: text) { return weights }
                place = weights.upperBound
            }
            return nil
        }
    }
}
