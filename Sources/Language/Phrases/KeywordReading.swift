/// Which keywords each token of a line may be.
struct KeywordReading {
    /// A token's keywords and the typing errors in it.
    private let exact: [Int]
    private let near: [[(id: Int, distance: Int)]]
    /// All keywords that occur.
    let present: Set<Int>

    /// Typing errors in keywords are looked for in that many words.
    private static let misspeltWords = 40

    init(line: ReadLine, keywords: Vocabulary) {
        let tables = LanguageTables.tables(for: line.language)
        var exact: [Int] = []
        var near: [[(id: Int, distance: Int)]] = []
        var present: Set<Int> = []
        for (index, token) in line.tokens.enumerated() {
            let id = token.isQuoted || token.kind == .link ? nil : keywords.id(of: token.key)
            exact.append(id ?? -1)
            if let id { present.insert(id) }
            let mayErr = id == nil && token.kind == .word && !token.isQuoted && index < Self.misspeltWords
            let others = mayErr ? Self.misspelt(token.key, keywords, tables) : []
            near.append(others)
            for other in others { present.insert(other.id) }
        }
        self.exact = exact
        self.near = near
        self.present = present
    }

    private static func misspelt(
        _ word: String, _ keywords: Vocabulary, _ tables: LanguageTables
    ) -> [(id: Int, distance: Int)] {
        guard !tables.commonWords.contains(word) else { return [] }
        return keywords.near(word).filter { near in
            let keyword = keywords.words[near.id]
            guard tables.contractions[keyword] == nil else { return false }
            return !tables.inflections.contains { word == keyword + $0 || keyword == word + $0 }
        }
    }

    /// Typing errors with which a token is that keyword; nil where it is not.
    func distance(of token: Int, to keyword: Int) -> Int? {
        if exact[token] == keyword { return 0 }
        return near[token].first { $0.id == keyword }?.distance
    }
}
