/// Numbers that look random and are the same for the same seed, on every machine.
///
/// Source: SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in 0..<1.
    package mutating func unit() -> Double { next().unit }

    /// 0 up to but not including `limit`.
    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    /// One of several; they must not be empty.
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}

extension UInt64 {
    /// Random bits as a number in 0..<1.
    var unit: Double { Double(self >> 11) / Double(1 << 53) }
}
