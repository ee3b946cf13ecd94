/// Typed words without "time" and "time zone" behind them.
struct ZoneWords {
    let text: String
    /// Folded words separated by blanks.
    let key: String

    init(_ typed: String, tables: LanguageTables) {
        let line = LineReader.read(String(typed.prefix(100)), language: tables.id)
        var words = line.tokens.filter { $0.kind == .word || $0.kind == .number }
        while let last = words.last, words.count > 1, tables.zoneWords.contains(last.key) { words.removeLast() }
        key = words.map(\.key).joined(separator: " ")
        text = words.isEmpty ? "" : words.map { line.string($0.range) }.joined(separator: " ")
    }

    /// "europe/vienna" for "Europe / Vienna".
    static func identifierKey(_ text: String) -> String {
        Folding.fold(text.prefix(100)).filter { !$0.isWhitespace && $0 != "_" }
    }
}
