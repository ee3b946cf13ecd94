/// Where names may end that begin at a token: a bit for each of the next tokens, ascending.
struct NameEnds: Sequence, IteratorProtocol {
    /// Tokens that a new name may have.
    static let most = 24

    private let start: Int
    private var bits: UInt32 = 0

    /// Nowhere yet.
    init(from start: Int) { self.start = start }

    /// At one place alone, however far it is.
    init(_ end: Int) { (start, bits) = (end - 1, 1) }

    mutating func insert(_ end: Int) { bits |= 1 << UInt32(end - start - 1) }

    mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        defer { bits &= bits - 1 }
        return start + 1 + bits.trailingZeroBitCount
    }
}
