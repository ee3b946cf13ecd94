/// Numbers that follow each other, each in a chain or in none.
struct Chains: Sendable {
    /// By chain, the first and the last of it; -1 for none.
    private var ends: [(first: Int32, last: Int32)] = []
    /// By number, the next one in its chain; -1 for none.
    private var next: [Int32] = []

    /// Puts the next number into a chain.
    mutating func append(to chain: Int?) {
        let number = Int32(next.count)
        next.append(-1)
        guard let chain else { return }
        while ends.count <= chain { ends.append((-1, -1)) }
        if ends[chain].last >= 0 { next[Int(ends[chain].last)] = number } else { ends[chain].first = number }
        ends[chain].last = number
    }

    /// In the order in which they came.
    func each(of chain: Int, _ body: (Int) -> Void) {
        guard chain < ends.count else { return }
        var number = ends[chain].first
        while number >= 0 {
            body(Int(number))
            number = next[Int(number)]
        }
    }
}
