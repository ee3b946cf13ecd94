/// How long to wait after failures in a row: doubling from `first` to `most` seconds, with jitter.
struct Backoff: Sendable {
    let first: Double
    let most: Double
    private(set) var failures: Int

    init(first: Double = 1, most: Double = 30, failures: Int = 0) {
        self.first = first
        self.most = most
        self.failures = failures
    }

    /// Seconds until the next try; `jitter` is 0...1 and takes away up to a half.
    mutating func failed(jitter: Double) -> Double {
        failures += 1
        let full = failures > 16 ? most : min(most, first * Double(1 << (failures - 1)))
        return full * (1 - jitter / 2)
    }

    mutating func succeeded() { failures = 0 }
}
