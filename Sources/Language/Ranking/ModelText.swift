/// A model as text of printable ASCII, so that it can stand in a source file and be read where it stands.
///
/// First line: a digest of what it was learned from; second: the intents, fewer than `base`; third: bias and step of
/// each, in millionths, and how many features there are. Then three blocks, each from a new line on: the features,
/// ascending, four symbols each; how many weights each of them has; the weights, feature after feature, each the number
/// of an intent and a level.
enum ModelText {
    /// '$' stands for 0, '~' for 90.
    private static let zero = UInt8(ascii: "$")
    static let base = 91
    /// Levels reach from -45 to 45.
    static let highest = base / 2
    /// No feature and no weight is cut.
    private static let lineLength = 108

    static func symbol(_ value: Int) -> UInt8 { zero + UInt8(value) }

    static func value(_ symbol: UInt8) -> Int { Int(symbol) - Int(zero) }

    /// The symbols of a block, in lines.
    static func lines(_ block: [UInt8]) -> [String] {
        stride(from: 0, to: block.count, by: lineLength).map { start in
            String(decoding: block[start..<min(start + lineLength, block.count)], as: UTF8.self)
        }
    }

    /// What a model was learned from.
    static func digest(of text: String) -> String { String(text.prefix { $0 != "\n" }) }
}

extension ModelText {
    /// Where a block begins in a text, and how many symbols it has.
    struct Block: Sendable {
        let start: Int
        let count: Int

        /// Behind the end of its last line.
        var end: Int { start + count + (count + lineLength - 1) / lineLength }

        /// Where a symbol stands.
        func place(_ index: Int) -> Int { start + index + index / lineLength }

        /// What four symbols say.
        func number(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32 {
            let first = place(4 * index)
            return (first..<first + 4).reduce(0) { $0 * UInt32(base) + UInt32(value(text[$1])) }
        }

        /// All its symbols are there.
        func isWhole(in text: UnsafeBufferPointer<UInt8>) -> Bool {
            end <= text.count + 1 && (0..<count).allSatisfy { (0..<base).contains(value(text[place($0)])) }
        }
    }
}
