/// Finds the person's names in one line. Remembers what it looked up.
struct NameFinder {
    /// Words of a name that are looked at.
    static let longest = 10
    /// Names nearer than this to the best one are alternatives.
    static let margin = 0.06
    /// What is less sure is no match, where a name must stand.
    static let threshold = 0.6
    /// What is less sure is no match, where other words may stand.
    static let strictThreshold = 0.74

    let line: ReadLine
    let names: Names
    private var hits: NameHits
    /// What some tokens may name, by kind and range.
    private var looks: [Int: [NameScore]] = [:]

    init(line: ReadLine, names: Names) {
        self.line = line
        self.names = names
        hits = NameHits(tokens: line.tokens)
    }

    /// How well some tokens name the thing they name best; nil where they name none.
    mutating func score(_ range: Range<Int>, as kind: NameKind) -> Double? {
        guard let best = ranked(range, kind).first, best.score >= Self.threshold else { return nil }
        return best.score
    }

    /// The thing that some tokens name; nil where they name none.
    mutating func match(_ range: Range<Int>, as kind: NameKind) -> NameMatch? {
        let ranked = ranked(range, kind)
        guard let best = ranked.first, best.score >= Self.threshold, let index = names.index(of: kind) else {
            return nil
        }
        let others = ranked.dropFirst().filter { $0.isExact == best.isExact && $0.score > best.score - Self.margin }
        let named = index.entries[best.entry].named
        return NameMatch(
            id: named.id, kind: kind, name: named.name, typed: typed(range), score: best.score, isExact: best.isExact,
            isSpelled: best.isSpelled, isWhole: best.isWhole,
            alternatives: others.prefix(8).map { index.entries[$0.entry].named })
    }

    /// The whole line as a name, known or not.
    func whole(_ kind: NameKind) -> NameMatch {
        var finder = self
        let range = 0..<line.tokens.count
        return finder.match(range, as: kind) ?? finder.unknown(range, as: kind)
    }

    /// Words that name nothing known, with the names that are near.
    mutating func unknown(_ range: Range<Int>, as kind: NameKind) -> NameMatch {
        let typed = typed(range)
        let near = ranked(range, kind).filter { $0.score < Self.threshold }.prefix(3)
        return NameMatch(
            id: nil, kind: kind, name: typed, typed: typed, score: 0, isExact: false, isSpelled: false, isWhole: false,
            alternatives: near.compactMap { names.index(of: kind)?.entries[$0.entry].named })
    }

    /// As typed, without the quotes around it and the marks at its ends.
    private func typed(_ range: Range<Int>) -> String {
        guard let first = range.first(where: { line.tokens[$0].isPartOfName }),
            let last = range.last(where: { line.tokens[$0].isPartOfName })
        else { return line.string(line.bytes(ofTokens: range)) }
        return line.string(line.bytes(ofTokens: first..<last + 1))
    }
}

extension NameFinder {
    private mutating func ranked(_ range: Range<Int>, _ kind: NameKind) -> [NameScore] {
        guard let index = names.index(of: kind), range.count <= 2 * Self.longest,
            hits.mayName(range, kind, index)
        else { return [] }
        let look = (range.lowerBound * 2 * (Self.longest + 1) + range.count) * NameKind.allCases.count + kind.rawValue
        if let known = looks[look] { return known }
        let result = rank(range, kind, index)
        looks[look] = result
        return result
    }

    private mutating func rank(_ range: Range<Int>, _ kind: NameKind, _ index: NameIndex) -> [NameScore] {
        let positions = positions(range)
        guard !positions.isEmpty, positions.count <= Self.longest else { return [] }
        let isStrange = positions.contains { hits.isStrange($0, kind, index) }
        let rows = isStrange ? [] : positions.map { hits.all(of: $0, kind, index) }
        return NameScorer(index: index, tokens: line.tokens, positions: positions, hits: rows).scores()
    }

    /// The tokens that count: words rather than emoji, without an article before them.
    private func positions(_ range: Range<Int>) -> [Int] {
        let tokens = line.tokens
        var positions = range.filter { tokens[$0].isPartOfName && tokens[$0].kind != .symbol }
        if positions.isEmpty { positions = range.filter { tokens[$0].isPartOfName } }
        let articles = positions.prefix { tokens[$0].traits.contains(.article) }.count
        if articles < positions.count { positions.removeFirst(articles) }
        return positions
    }
}
