/// A language's polite wrappings as folded words, longest first; beginnings by their first word, endings by their last.
struct PoliteWords: Sendable {
    let starts: [String: [[String]]]
    let ends: [String: [[String]]]

    init(_ tables: LanguageTables) {
        starts = Dictionary(grouping: Self.words(tables.politeStarts)) { $0.first ?? "" }
        ends = Dictionary(grouping: Self.words(tables.politeEnds)) { $0.last ?? "" }
    }

    private static let all = Dictionary(
        LanguageTables.all.map { ($0.id, PoliteWords($0)) }, uniquingKeysWith: { first, _ in first })

    static func words(of tables: LanguageTables) -> PoliteWords { all[tables.id] ?? PoliteWords(tables) }

    private static func words(_ lines: [String]) -> [[String]] {
        lines.map { Folding.fold($0).split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
    }
}

/// Where the wish begins and ends within its polite wrappings.
struct PoliteWrapping {
    let starts: [Int]
    let ends: [Int]

    init(tokens: [Token], words: PoliteWords) {
        starts = Self.starts(tokens, words.starts)
        ends = Self.ends(tokens, words.ends)
    }

    private static func starts(_ tokens: [Token], _ phrases: [String: [[String]]]) -> [Int] {
        var result = [0]
        var index = 0
        while index < tokens.count,
            let phrase = phrases[tokens[index].key]?.first(where: { fits($0, tokens, at: index) })
        {
            index += phrase.count
            while index < tokens.count, isBetween(tokens[index]) { index += 1 }
            result.append(index)
        }
        return result
    }

    private static func ends(_ tokens: [Token], _ phrases: [String: [[String]]]) -> [Int] {
        var result = [tokens.count]
        var index = trimmed(tokens, tokens.count)
        while index > 0,
            let phrase = phrases[tokens[index - 1].key]?.first(where: { fits($0, tokens, at: index - $0.count) })
        {
            index = trimmed(tokens, index - phrase.count)
            result.append(index)
        }
        return result.reversed()
    }

    private static func trimmed(_ tokens: [Token], _ end: Int) -> Int {
        var end = end
        while end > 0, isBetween(tokens[end - 1]) { end -= 1 }
        return end
    }

    private static func isBetween(_ token: Token) -> Bool {
        token.kind == .lineBreak || (token.isSoft && !token.isQuoted)
    }

    private static func fits(_ phrase: [String], _ tokens: [Token], at index: Int) -> Bool {
        guard index >= 0, index + phrase.count <= tokens.count else { return false }
        return zip(phrase, tokens[index...]).allSatisfy { $0 == $1.key && !$1.isQuoted }
    }
}
