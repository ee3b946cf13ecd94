import Synchronization

/// Where chance comes from; handed in, so that a seeded one gives the same tokens and ids every time.
package final class RandomSource: Sendable {
    private enum State {
        case system
        /// The state of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators").
        case seeded(UInt64)
    }

    private let state: Mutex<State>

    private init(_ state: State) { self.state = Mutex(state) }

    /// The machine's own, fit for secrets.
    package static func system() -> RandomSource { RandomSource(.system) }

    /// The same numbers for the same seed; for tests and transcripts only.
    package static func seeded(_ seed: UInt64) -> RandomSource { RandomSource(.seeded(seed)) }

    package func next() -> UInt64 {
        state.withLock { state in
            guard case .seeded(let old) = state else { return UInt64.random(in: .min ... .max) }
            let sum = old &+ 0x9E37_79B9_7F4A_7C15
            state = .seeded(sum)
            var mixed = (sum ^ (sum >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// A number in 0..<1.
    package func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// Letters and digits that carry `words` times 64 bits, for links and keys.
    package func token(words: Int = 2) -> String {
        (0..<words).map { _ in
            let digits = String(next(), radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }
}
