/// A bucket that fills at a rate and lets one through for each token; a rate of zero lets everything through.
///
/// Moments are seconds of whatever clock its user reads.
package struct TokenBucket: Sendable, Equatable {
    package let perSecond: Double
    package let capacity: Double
    private var tokens: Double
    private var filledAt = 0.0

    /// It is full at first, and holds one at least.
    package init(perSecond: Double, capacity: Double) {
        self.perSecond = perSecond
        self.capacity = max(1, capacity)
        tokens = self.capacity
    }

    /// Seconds until the next token is there; nil when one is.
    package func wait(at now: Double) -> Double? {
        guard perSecond > 0, case let level = level(at: now), level < 1 else { return nil }
        return (1 - level) / perSecond
    }

    /// Takes the token that is there.
    package mutating func take(at now: Double) {
        tokens = level(at: now) - 1
        filledAt = now
    }

    /// Nothing of it need be remembered: a new one would be the same.
    package func isFull(at now: Double) -> Bool { perSecond <= 0 || level(at: now) >= capacity }

    private func level(at now: Double) -> Double { min(capacity, tokens + max(0, now - filledAt) * perSecond) }
}
