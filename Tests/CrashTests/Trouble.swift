import Core
import Sandbox
import Synchronization

/// A messenger in trouble: faults at random, the same for the same seed and order of requests.
final class Trouble: Sendable {
    private let random: RandomSource
    private let hangs: Bool
    private let seen = Mutex((requests: 0, faults: [SandboxFault.Kind: Int]()))

    /// `hangs`: some requests are never answered, so that the client's own time limit has to end them.
    init(seed: UInt64, hangs: Bool) {
        random = .seeded(seed)
        self.hangs = hangs
    }

    /// How often each fault came.
    var faults: [SandboxFault.Kind: Int] { seen.withLock { $0.faults } }

    /// How often faults of these kinds came; without a kind, of all.
    func count(_ kinds: SandboxFault.Kind...) -> Int {
        faults.filter { kinds.isEmpty || kinds.contains($0.key) }.values.reduce(0, +)
    }

    func meet(_ call: BotCall) -> SandboxFault? {
        let fault = isFlooded() ? SandboxFault(method: "*", kind: .tooManyRequests) : one(call)
        if let fault { seen.withLock { $0.faults[fault.kind, default: 0] += 1 } }
        return fault
    }

    /// Now and then everything is refused for a moment.
    private func isFlooded() -> Bool {
        seen.withLock { seen in
            seen.requests += 1
            return seen.requests % 1500 >= 1480
        }
    }

    private func one(_ call: BotCall) -> SandboxFault? {
        guard random.unit() < 0.04 else { return nil }
        if hangs, random.unit() < 0.01 { return SandboxFault(method: "*", kind: .hang) }
        let kinds: [SandboxFault.Kind] = [
            .tooManyRequests, .tooManyRequests, .serverError, .serverError, .reset, .reset, .drop, .garbled, .slow,
        ]
        return SandboxFault(method: "*", kind: kinds[Int(random.next() % UInt64(kinds.count))])
    }
}
