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
    private var hits: [NameKind: [Int: [Int: [NameIndex.Hit]]]] = [:]
    private var spans: [NameKind: [Range<Int>: NameMatch?]] = [:]

    init(line: ReadLine, names: Names) {
        self.line = line
        self.names = names
    }

    /// The thing that some tokens name; nil where they name none.
    mutating func match(_ range: Range<Int>, as kind: NameKind) -> NameMatch? {
        if let known = spans[kind]?[range] { return known }
        let result = find(range, kind)
        spans[kind, default: [:]][range] = .some(result)
        return result
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
            id: nil, kind: kind, name: typed, typed: typed, score: 0, isExact: false,
            alternatives: near.compactMap { names.index(of: kind)?.entries[$0.entry].named })
    }

    private mutating func find(_ range: Range<Int>, _ kind: NameKind) -> NameMatch? {
        let ranked = ranked(range, kind)
        guard let best = ranked.first, best.score >= Self.threshold, let index = names.index(of: kind) else {
            return nil
        }
        let others = ranked.dropFirst().filter { $0.isExact == best.isExact && $0.score > best.score - Self.margin }
        let named = index.entries[best.entry].named
        return NameMatch(
            id: named.id, kind: kind, name: named.name, typed: typed(range), score: best.score, isExact: best.isExact,
            alternatives: others.prefix(8).map { index.entries[$0.entry].named })
    }

    private mutating func ranked(_ range: Range<Int>, _ kind: NameKind) -> [NameScore] {
        guard let index = names.index(of: kind), range.count <= 2 * Self.longest else { return [] }
        var positions = range.filter { NameWords.isPart(line.tokens[$0]) }
        let words = positions.filter { line.tokens[$0].kind != .symbol }
        if !words.isEmpty { positions = words }
        let core = positions.drop { index.tables.articles.contains(line.tokens[$0].key) }
        if !core.isEmpty { positions = Array(core) }
        guard !positions.isEmpty, positions.count <= Self.longest else { return [] }
        let tokens = positions.map { line.tokens[$0] }
        let rows = positions.map { lookUp($0, kind, index) }
        return NameScorer(index: index, tokens: tokens, hits: rows).scores()
    }

    private mutating func lookUp(_ position: Int, _ kind: NameKind, _ index: NameIndex) -> [Int: [NameIndex.Hit]] {
        if let known = hits[kind]?[position] { return known }
        let found = index.hits(of: line.tokens[position])
        hits[kind, default: [:]][position] = found
        return found
    }

    /// As typed, without the quotes around it and the marks at its ends.
    private func typed(_ range: Range<Int>) -> String {
        let words = range.filter { NameWords.isPart(line.tokens[$0]) }
        guard let first = words.first, let last = words.last else { return line.string(line.bytes(ofTokens: range)) }
        return line.string(line.bytes(ofTokens: first..<last + 1))
    }
}
