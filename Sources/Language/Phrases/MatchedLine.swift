/// A line as the phrases of a graph are matched with it: what is the same for all of them, found once.
final class MatchedLine {
    /// What a token is to the parts of a line.
    enum Mark {
        case none, soft, separator, lineBreak

        init(_ token: Token) {
            if token.kind == .lineBreak {
                self = .lineBreak
            } else if token.isSoft, !token.isQuoted {
                self = token.isSeparator ? .separator : .soft
            } else {
                self = .none
            }
        }
    }

    let graph: PhraseGraph
    let line: ReadLine
    let tokens: [Token]
    let words: KeywordReading
    let marks: [Mark]
    /// In the order of the tokens with which they begin.
    let values: [Found]
    /// The last word for places.
    let lastPlace: Int
    private var names: NameFinder
    /// Where names may end, by the token with which they begin.
    private var ends: [NameEnds?]
    /// Where what goes as far as it can ends, by kind and the token with which it begins; empty before the first.
    private var reaches: [Int??] = []

    init(_ line: ReadLine, words: KeywordReading, names: Names, graph: PhraseGraph) {
        self.graph = graph
        self.line = line
        tokens = line.tokens
        self.words = words
        self.names = NameFinder(line: line, names: names)
        ends = Array(repeating: nil, count: line.tokens.count)
        marks = line.tokens.map(Mark.init)
        values = line.found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        lastPlace = line.tokens.lastIndex { $0.traits.contains(.place) } ?? -1
    }

    /// Where a name that begins here may end.
    func nameEnds(from position: Int) -> NameEnds {
        if let known = ends[position] { return known }
        let found = findNameEnds(from: position)
        ends[position] = found
        return found
    }

    /// Where words of that kind end that begin here and go as far as they can.
    func reach(_ kind: Reach, from position: Int) -> Int? {
        if reaches.isEmpty { reaches = Array(repeating: nil, count: Reach.allCases.count * tokens.count) }
        let place = kind.rawValue * tokens.count + position
        if let known = reaches[place] { return known }
        let found = findReach(kind, from: position)
        reaches[place] = .some(found)
        return found
    }

    /// What some tokens wish for.
    func wish(_ tokens: Range<Int>, _ freedom: PlaceWishReader.Freedom) -> PlaceWish? {
        var reader = PlaceWishReader(line, freedom: freedom, names: names.names)
        return reader.read(tokens)
    }

    /// How well some tokens name a thing of some kinds.
    func score(_ tokens: Range<Int>, _ kinds: [NameKind]) -> Double? {
        var result: Double?
        for kind in kinds {
            if let score = names.score(tokens, as: kind), score > result ?? 0 { result = score }
        }
        return result
    }

    /// The best match among some kinds of things; without one, words that name nothing known of the last kind.
    func match(_ tokens: Range<Int>, _ kinds: [NameKind]) -> NameMatch? {
        var result: NameMatch?
        for kind in kinds {
            if let match = names.match(tokens, as: kind), match.score > result?.score ?? 0 { result = match }
        }
        return result ?? kinds.last.map { names.unknown(tokens, as: $0) }
    }
}

/// Values of the line.
extension MatchedLine {
    /// Those whose tokens begin here.
    func values(at position: Int) -> ArraySlice<Found> {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle].tokens.lowerBound < position { low = middle + 1 } else { high = middle }
        }
        while high < values.count, values[high].tokens.lowerBound == position { high += 1 }
        return values[low..<high]
    }

    /// Quoted words that begin here.
    func quoted(at position: Int) -> Found? {
        values.isEmpty ? nil : values(at: position).first { if case .quoted = $0.value { true } else { false } }
    }
}
