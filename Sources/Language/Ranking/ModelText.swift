/// A model as text of printable ASCII, so that it can stand in a source file: quantised weights, what is next to each
/// other told by the distance.
///
/// First line: a digest of what it was learned from; second: the intents; third: bias and step of each, in millionths.
/// Then the features, four symbols each, and for each intent its weights: the distance to the next feature and a level.
enum ModelText {
    /// '#' to '~' without the backslash.
    private static let symbols: [UInt8] = (35...126).filter { $0 != 92 }
    static let base = symbols.count
    /// Levels reach from -45 to 45.
    static let highest = base / 2
    static let lineLength = 110

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, symbol) in symbols.enumerated() { values[Int(symbol)] = UInt8(value) }
        return values
    }()

    static func symbol(_ value: Int) -> UInt8 { symbols[value] }

    /// The symbols' values; ends of lines mean nothing.
    static func values(of text: Substring.UTF8View) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for byte in text where values[Int(byte)] != 255 { result.append(values[Int(byte)]) }
        return result
    }

    /// What a model was learned from.
    static func digest(of text: String) -> String { String(text.prefix { $0 != "\n" }) }
}

extension RankingModel {
    /// nil for a text that is no model.
    init?(text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
        guard parts.count == 4, let names = String(parts[1]), let numbers = String(parts[2]) else { return nil }
        let intents = names.split(separator: " ").map(String.init)
        let millionths = numbers.split(separator: " ").compactMap { Float($0) }
        guard millionths.count == 2 * intents.count + 1, let count = millionths.last.map({ Int($0) }) else {
            return nil
        }
        let bias = intents.indices.map { millionths[2 * $0] / 1_000_000 }
        let steps = intents.indices.map { millionths[2 * $0 + 1] / 1_000_000 }
        self.init(intents: intents, bias: bias, steps: steps, count: count, values: ModelText.values(of: parts[3]))
    }

    private init?(intents: [String], bias: [Float], steps: [Float], count: Int, values: [UInt8]) {
        let base = ModelText.base
        guard values.count >= 4 * count else { return nil }
        let features = (0..<count).map { index in
            values[4 * index..<4 * index + 4].reduce(UInt32(0)) { $0 * UInt32(base) + UInt32($1) }
        }
        let triples = Self.triples(values[(4 * count)...], intents: intents.count, base: base)
        var starts = [Int32](repeating: 0, count: count + 1)
        for triple in triples where triple.feature < count { starts[Int(triple.feature) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var owners = [UInt8](repeating: 0, count: Int(starts[count]))
        var weights = [Float](repeating: 0, count: owners.count)
        var next = starts
        for triple in triples where triple.feature < count {
            let place = Int(next[Int(triple.feature)])
            next[Int(triple.feature)] += 1
            owners[place] = triple.intent
            weights[place] = Float(triple.level) * steps[Int(triple.intent)]
        }
        self.init(intents: intents, bias: bias, features: features, starts: starts, owners: owners, weights: weights)
    }

    /// Small, since there are very many for a moment.
    private typealias Triple = (feature: Int32, intent: UInt8, level: Int8)

    /// Each intent's weights end with a level of nothing.
    private static func triples(_ values: ArraySlice<UInt8>, intents: Int, base: Int) -> [Triple] {
        var result: [Triple] = []
        result.reserveCapacity(values.count / 2)
        var intent = 0
        var feature = -1
        var gap = 0
        var index = values.startIndex
        while index < values.endIndex, intent < intents {
            gap += Int(values[index])
            index += 1
            guard values[index - 1] < base - 1, index < values.endIndex else { continue }
            let level = Int(values[index]) - ModelText.highest
            index += 1
            feature += gap
            gap = 0
            if level == 0 {
                (intent, feature) = (intent + 1, -1)
            } else {
                result.append((Int32(feature), UInt8(intent), Int8(level)))
            }
        }
        return result
    }
}
