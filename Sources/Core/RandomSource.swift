import Synchronization

/// Where chance comes from; seeded in transcripts, so that tokens and jitter are the same every time.
package final class RandomSource: Sendable {
    private let state: Mutex<SplitMix64>?

    /// The system's own generator.
    package init() { state = nil }

    /// The same numbers for the same seed.
    package init(seed: UInt64) { state = Mutex(SplitMix64(state: seed)) }

    package func next() -> UInt64 {
        guard let state else {
            var generator = SystemRandomNumberGenerator()
            return generator.next()
        }
        return state.withLock { $0.next() }
    }

    /// A number in 0..<1.
    package func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// An unguessable token of letters and digits.
    package func token(length: Int) -> String {
        let alphabet = Array("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
        return String((0..<length).map { _ in alphabet[Int(next() % UInt64(alphabet.count))] })
    }
}

/// Sebastiano Vigna's SplitMix64, public domain.
private struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
