/// Values that hold for a while; what was not used longest goes first where they grow too heavy.
struct TimedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        var weight: Int
        var until: Double
        var used: Int
    }

    /// The greatest sum of weights.
    let limit: Int
    private var entries: [Key: Entry] = [:]
    private(set) var weight = 0
    private var uses = 0

    init(limit: Int) { self.limit = limit }

    /// A value, and whether it still holds at that moment.
    mutating func value(_ key: Key, at now: Double) -> (value: Value, isFresh: Bool)? {
        guard var entry = entries[key] else { return nil }
        uses += 1
        entry.used = uses
        entries[key] = entry
        return (entry.value, entry.until > now)
    }

    /// One that is heavier than all may be is not kept.
    mutating func keep(_ value: Value, as key: Key, weight: Int = 1, until: Double) {
        drop(key)
        guard weight <= limit else { return }
        uses += 1
        entries[key] = Entry(value: value, weight: weight, until: until, used: uses)
        self.weight += weight
        guard self.weight > limit else { return }
        // A tenth more than must be, so that it is not done anew for each.
        for (old, _) in entries.sorted(by: { $0.value.used < $1.value.used }) {
            guard self.weight > limit - limit / 10, old != key else { break }
            drop(old)
        }
    }

    mutating func drop(_ key: Key) {
        if let entry = entries.removeValue(forKey: key) { weight -= entry.weight }
    }
}
