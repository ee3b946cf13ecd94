/// Which keywords each token of a line may be.
struct KeywordReading {
    /// A token's keyword, -1 for none, and what it may be with typing errors.
    private struct Reading {
        let exact: Int
        let near: [(id: Int, distance: Int)]
    }

    private var readings: [Reading] = []
    /// All keywords that occur, each once.
    private(set) var present: [Int] = []
    private var occurring: BitSet
    /// Keywords with which the wish may begin.
    private var opening: BitSet

    /// Typing errors in keywords are looked for in that many words.
    private static let misspeltWords = 40

    init(_ line: ReadLine, _ keywords: Vocabulary, misspeltIn lexicon: Lexicon) {
        self.init(line.tokens, line.starts, keywords, lexicon)
    }

    /// Without what may be misspelt.
    init(exactly tokens: [Token], starts: [Int], _ keywords: Vocabulary) { self.init(tokens, starts, keywords, nil) }

    private init(_ tokens: [Token], _ starts: [Int], _ keywords: Vocabulary, _ lexicon: Lexicon?) {
        occurring = BitSet(capacity: keywords.count)
        opening = occurring
        readings.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            let id = token.isQuoted || token.kind == .link ? nil : keywords.id(of: token.key)
            let mayErr = id == nil && token.kind == .word && !token.isQuoted && index < Self.misspeltWords
            let near = mayErr ? lexicon.map { Self.misspelt(token, keywords, $0) } ?? [] : []
            readings.append(Reading(exact: id ?? -1, near: near))
            if let id { take(id) }
            for near in near { take(near.id) }
        }
        for start in starts { open(at: start, tokens) }
    }

    private mutating func take(_ keyword: Int) {
        if occurring.insert(keyword) { present.append(keyword) }
    }

    private static func misspelt(
        _ token: Token, _ keywords: Vocabulary, _ lexicon: Lexicon
    ) -> [(id: Int, distance: Int)] {
        let near = token.traits.contains(.common) ? [] : keywords.near(token.key)
        guard !near.isEmpty, !isFormOfCommon(token.key, lexicon) else { return [] }
        return near.filter { near in
            let keyword = keywords.words[near.id]
            guard lexicon.tables.contractions[keyword] == nil else { return false }
            return !lexicon.tables.inflections.contains { token.key == keyword + $0 || keyword == token.key + $0 }
        }
    }

    /// "lights", "louder": a word of every day with an ending is no other word misspelt.
    private static func isFormOfCommon(_ word: String, _ lexicon: Lexicon) -> Bool {
        lexicon.tables.inflections.contains { ending in
            word.hasSuffix(ending) && word.utf8.count >= ending.utf8.count + shortestStem
                && lexicon.traits(of: String(word.dropLast(ending.count))).contains(.common)
        }
    }

    private static let shortestStem = 4

    /// The first word from there on; marks before it may be passed over or belong to a phrase.
    private mutating func open(at start: Int, _ tokens: [Token]) {
        for index in start..<tokens.count {
            if readings[index].exact >= 0 { opening.insert(readings[index].exact) }
            for near in readings[index].near { opening.insert(near.id) }
            guard tokens[index].isSoft, !tokens[index].isQuoted else { return }
        }
    }

    /// Typing errors with which a token is that keyword; nil where it is not.
    func distance(of token: Int, to keyword: Int) -> Int? {
        if readings[token].exact == keyword { return 0 }
        return readings[token].near.isEmpty ? nil : readings[token].near.first { $0.id == keyword }?.distance
    }

    /// Every match of the phrase needs keywords that are there, and one of them where the wish begins.
    func mayFit(_ program: PhraseProgram, _ graph: PhraseGraph) -> Bool {
        guard program.openings.isEmpty || Self.holds(opening, graph.keywords, program.openings) else { return false }
        var group = program.needs.lowerBound
        while group < program.needs.upperBound {
            let end = group + 1 + Int32(graph.keywords[Int(group)])
            guard Self.holds(occurring, graph.keywords, group + 1..<end) else { return false }
            group = end
        }
        return true
    }

    /// One of the keywords at some places is there.
    private static func holds(_ set: BitSet, _ keywords: [UInt16], _ places: Range<Int32>) -> Bool {
        places.contains { set.contains(Int(keywords[Int($0)])) }
    }
}
