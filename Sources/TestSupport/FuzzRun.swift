import Foundation

/// How much a fuzz test does, and from which seeds.
///
/// A test takes `seeds` as its arguments, so that a failure names its seed; `WAYSIDE_FUZZ_SEED=7 swift test` plays that
/// one again.
package enum FuzzRun {
    /// Usually the first few; with WAYSIDE_SOAK a hundred times as many, others each time; with WAYSIDE_FUZZ_SEED that
    /// one alone.
    package static func seeds(_ usual: Int) -> [UInt64] {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["WAYSIDE_FUZZ_SEED"].flatMap(UInt64.init) { return [seed] }
        guard environment["WAYSIDE_SOAK"] != nil else { return (0..<UInt64(usual)).map { $0 } }
        let first = UInt64(UInt32.random(in: 0...UInt32.max)) << 16
        return (0..<UInt64(usual) * 100).map { first + $0 }
    }
}

/// A generator that gives the same run for the same seed.
///
/// Source: SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// One of several; they must not be empty.
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int(next() % UInt64(choices.count))]
    }

    /// 0 up to but not including `limit`.
    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
