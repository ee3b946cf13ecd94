import Synchronization

/// Where chance comes from; handed in, so that a seeded one gives the same tokens and ids every time.
package final class RandomSource: Sendable {
    private enum State {
        case system
        case seeded(SeededRandom)
    }

    private let state: Mutex<State>

    private init(_ state: State) { self.state = Mutex(state) }

    /// The machine's own, fit for secrets.
    package static func system() -> RandomSource { RandomSource(.system) }

    /// The same numbers for the same seed; for tests and transcripts only.
    package static func seeded(_ seed: UInt64) -> RandomSource { RandomSource(.seeded(SeededRandom(seed: seed))) }

    package func next() -> UInt64 {
        state.withLock { state in
            guard case .seeded(var random) = state else { return UInt64.random(in: .min ... .max) }
            defer { state = .seeded(random) }
            return random.next()
        }
    }

    /// A number in 0..<1.
    package func unit() -> Double { next().unit }

    /// Letters and digits that carry `words` times 64 bits, for links and keys.
    package func token(words: Int = 2) -> String {
        (0..<words).map { _ in
            let digits = String(next(), radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }
}
