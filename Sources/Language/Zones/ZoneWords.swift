/// Typed words without "the" before and "time" and "time zone" behind them.
struct ZoneWords {
    let text: String
    /// Folded words separated by blanks.
    let key: String

    init(_ typed: String, tables: LanguageTables) {
        let line = LineReader.read(String(typed.prefix(100)), language: tables.id)
        let words = Self.plain(line.tokens[...], tables)
        key = Self.key(words)
        text = words.map { line.string($0.range) }.joined(separator: " ")
    }

    /// As `key`, of words that are read already.
    static func key(of tokens: ArraySlice<Token>, _ tables: LanguageTables) -> String { key(plain(tokens, tables)) }

    private static func key(_ words: [Token]) -> String { words.map(\.key).joined(separator: " ") }

    private static func plain(_ tokens: ArraySlice<Token>, _ tables: LanguageTables) -> [Token] {
        var words = tokens.filter { $0.kind == .word || $0.kind == .number }
        while let last = words.last, words.count > 1, tables.zoneWords.contains(last.key) { words.removeLast() }
        while let first = words.first, words.count > 1, tables.articles.contains(first.key) { words.removeFirst() }
        return words
    }

    /// "europe/vienna" for "Europe / Vienna".
    static func identifierKey(_ text: String) -> String {
        Folding.fold(text.prefix(100)).filter { !$0.isWhitespace && $0 != "_" }
    }
}
