/// Keywords of a matcher by their ids, a bit each.
struct KeywordSet: Sendable {
    private var bits: [UInt64]

    init(capacity: Int) { bits = Array(repeating: 0, count: (capacity + 63) / 64) }

    mutating func insert(_ id: Int) { bits[id / 64] |= 1 << UInt64(id % 64) }
    func contains(_ id: Int) -> Bool { bits[id / 64] & (1 << UInt64(id % 64)) != 0 }
    func holds(oneOf ids: [Int]) -> Bool { ids.contains { contains($0) } }
}
