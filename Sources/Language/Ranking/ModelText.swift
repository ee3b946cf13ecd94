/// A model as text of printable ASCII, so that it can stand in a source file and be read where it stands.
///
/// First line: a digest of what it was learned from; second: the intents, fewer than `base`; third: bias and step of
/// each, in millionths, and how many features there are; fourth: the features, ascending. Of each stand beside each
/// other, so that one look into memory finds all: its number in four symbols, how many weights it has, and the weights,
/// each the number of an intent and a level.
enum ModelText {
    /// '$' stands for 0, '~' for 90.
    private static let zero = UInt8(ascii: "$")
    static let base = 91
    /// Levels reach from -45 to 45.
    static let highest = base / 2

    static func symbol(_ value: Int) -> UInt8 { zero + UInt8(value) }

    static func value(_ symbol: UInt8) -> Int { Int(symbol) - Int(zero) }

    /// A feature and its weights.
    static func symbols(of feature: UInt32, weights: [(intent: Int, level: Int)]) -> [UInt8] {
        withUnsafeBytes(of: number(of: feature).littleEndian) { Array($0) }
            + [symbol(weights.count)] + weights.flatMap { [symbol($0.intent), symbol($0.level + highest)] }
    }

    /// The four symbols of a feature, the first of them in the lowest byte.
    static func number(of feature: UInt32) -> UInt32 {
        let base = UInt32(base)
        let (upper, lower) = (feature / (base * base), feature % (base * base))
        let digits = upper / base | (upper % base) << 8 | (lower / base) << 16 | (lower % base) << 24
        return digits + UInt32(zero) * 0x0101_0101
    }

    /// What a model was learned from.
    static func digest(of text: String) -> String { String(text.prefix { $0 != "\n" }) }
}

extension ModelText {
    private static let head = 5

    static func feature(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let base = UInt32(base)
        let upper = UInt32(value(text[place])) * base + UInt32(value(text[place + 1]))
        return (upper * base + UInt32(value(text[place + 2]))) * base + UInt32(value(text[place + 3]))
    }

    static func isNumber(_ number: UInt32, at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian == number
    }

    /// Where the weights of the feature stand that stands at a place, two symbols each.
    static func knownWeights(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let start = place + head
        return start..<start + 2 * value(text[start - 1])
    }

    /// The same; nil where no whole feature stands there, or anything but symbols and weights of so many intents.
    static func weights(at place: Int, in text: UnsafeBufferPointer<UInt8>, intents: Int) -> Range<Int>? {
        guard isWhole(place..<place + head, in: text) else { return nil }
        let weights = knownWeights(at: place, in: text)
        let places = stride(from: weights.lowerBound, to: weights.upperBound, by: 2)
        return isWhole(weights, in: text) && places.allSatisfy { value(text[$0]) < intents } ? weights : nil
    }

    private static func isWhole(_ places: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        places.upperBound <= text.count && places.allSatisfy { (0..<base).contains(value(text[$0])) }
    }
}
