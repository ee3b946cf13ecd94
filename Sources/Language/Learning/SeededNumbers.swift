/// Numbers that look random and are the same everywhere (SplitMix64).
struct SeededNumbers {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0..<limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    mutating func element<Element>(of all: [Element]) -> Element { all[below(all.count)] }

    mutating func shuffle<Element>(_ all: inout [Element]) {
        for index in stride(from: all.count - 1, to: 0, by: -1) { all.swapAt(index, below(index + 1)) }
    }

    /// A word that means nothing, as a stranger's name does.
    mutating func inventedWord() -> String {
        let count = [1, 2, 2, 3][below(4)]
        return (0..<count).map { _ in element(of: Self.syllables) }.joined()
    }

    private static let syllables = """
        ba ko ri len sta tor ve bu gan dri sel mo ta pin har low wick ber son lin cra ne fo zu mar qui to del ray os
        ham bru ted vi ola ster ny ka phe lo mcd ish or ville ton ford
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
