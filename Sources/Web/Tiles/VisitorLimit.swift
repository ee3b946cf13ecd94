import Core
import Synchronization

/// How much each address may ask for: what is used up by asking fills again by itself.
final class VisitorLimit: Sendable {
    /// Addresses that are remembered; those whose bucket is full again need not be.
    private static let most = 10_000

    private let full: TokenBucket
    private let buckets = Mutex<[String: TokenBucket]>([:])

    init(atOnce: Double, perSecond: Double) { full = TokenBucket(perSecond: perSecond, capacity: atOnce) }

    /// nil where it may have one more, else the whole seconds after which it may again.
    func secondsToWait(for address: String, at now: Double) -> Int? {
        buckets.withLock { buckets in
            if buckets.count >= Self.most, buckets[address] == nil {
                buckets = buckets.filter { !$0.value.isFull(at: now) }
                // A crowd of addresses that all ask at once: each begins anew.
                if buckets.count >= Self.most { buckets = [:] }
            }
            if let seconds = buckets[address, default: full].wait(at: now) {
                return max(1, Int(seconds.rounded(.up)))
            }
            buckets[address, default: full].take(at: now)
            return nil
        }
    }
}
