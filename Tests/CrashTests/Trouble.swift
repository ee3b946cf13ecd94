import Core
import Sandbox
import Synchronization

/// A messenger in trouble: faults at random, the same for the same seed and order of requests.
final class Trouble: Sendable {
    private let random: RandomSource
    private let hangs: Bool
    private let counts = Mutex((requests: 0, faults: [String: Int]()))

    /// `hangs`: some requests are never answered, so that the client's own time limit has to end them.
    init(seed: UInt64, hangs: Bool) {
        random = .seeded(seed)
        self.hangs = hangs
    }

    /// How often each fault came.
    var faults: [String: Int] { counts.withLock { $0.faults } }

    func meet(_ call: BotCall) -> SandboxFault? {
        let fault = counts.withLock { counts -> SandboxFault? in
            counts.requests += 1
            // For a moment everything is refused.
            let isFlooded = counts.requests % 1500 >= 1480
            return isFlooded ? SandboxFault(method: "*", kind: .tooManyRequests) : one(call)
        }
        guard let fault else { return nil }
        counts.withLock {
            $0.faults["\(call.method.lowercased() == "getupdates" ? "poll" : "other") \(fault.kind)", default: 0] += 1
        }
        return fault
    }

    private func one(_ call: BotCall) -> SandboxFault? {
        guard call.method.lowercased() != "getfile", random.unit() < 0.04 else { return nil }
        let kinds: [SandboxFault.Kind] = [
            .tooManyRequests, .tooManyRequests, .serverError, .serverError, .reset, .reset, .drop, .garbled, .slow,
        ]
        let kind = kinds[Int(random.next() % UInt64(kinds.count))]
        return SandboxFault(method: "*", kind: hangs && random.unit() < 0.01 ? .hang : kind)
    }
}
