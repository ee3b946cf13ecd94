import Synchronization

/// How much each address may ask for: a store that is used up by asking and fills again by itself.
final class VisitorLimit: Sendable {
    private struct Store {
        var left: Double
        var at: Double
    }

    /// Addresses that are remembered; those whose store is full again need not be.
    private static let most = 10_000

    private let atOnce: Double
    private let perSecond: Double
    private let stores = Mutex<[String: Store]>([:])

    init(atOnce: Double, perSecond: Double) {
        self.atOnce = atOnce
        self.perSecond = perSecond
    }

    /// nil where it may have one more, else the whole seconds after which it may again.
    func secondsToWait(for address: String, at now: Double) -> Int? {
        stores.withLock { stores in
            if stores.count >= Self.most, stores[address] == nil {
                stores = stores.filter { filled($0.value, at: now) < atOnce }
                // A crowd of addresses that all ask at once: each begins anew.
                if stores.count >= Self.most { stores = [:] }
            }
            let left = stores[address].map { filled($0, at: now) } ?? atOnce
            guard left >= 1 else { return max(1, Int(((1 - left) / perSecond).rounded(.up))) }
            stores[address] = Store(left: left - 1, at: now)
            return nil
        }
    }

    private func filled(_ store: Store, at now: Double) -> Double {
        min(atOnce, store.left + max(0, now - store.at) * perSecond)
    }
}
