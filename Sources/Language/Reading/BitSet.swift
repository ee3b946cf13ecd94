/// Small numbers, a bit each.
struct BitSet: Sendable {
    private var bits: [UInt64]

    init(capacity: Int) { bits = Array(repeating: 0, count: (capacity + 63) / 64) }

    /// False where it was there already.
    @discardableResult
    mutating func insert(_ number: Int) -> Bool {
        let bit: UInt64 = 1 << UInt64(number % 64)
        defer { bits[number / 64] |= bit }
        return bits[number / 64] & bit == 0
    }

    func contains(_ number: Int) -> Bool { bits[number / 64] & (1 << UInt64(number % 64)) != 0 }
}
