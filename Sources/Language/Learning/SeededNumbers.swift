import Core

/// What learning picks and makes up; the same everywhere for the same small seed.
struct SeededNumbers {
    private var random: SeededRandom

    init(seed: Int) { random = SeededRandom(seed: UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 &+ 1) }

    /// 0..<limit.
    mutating func below(_ limit: Int) -> Int { random.below(limit) }

    mutating func element<Element>(of all: [Element]) -> Element { random.pick(all) }

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
