/// A language's polite wrappings as folded words, longest first, by the word that is looked at.
struct PoliteWords: Sendable {
    private let byWord: WordTable<[[String]]>

    /// `word` is the word that each wrapping is found by.
    init(_ wrappings: [String], by word: ([String]) -> String?) {
        let all = wrappings.map { Folding.fold($0).split(separator: " ").map(String.init) }
        byWord = WordTable(Dictionary(grouping: all.sorted { $0.count > $1.count }) { word($0) ?? "" })
    }

    func wrappings(by word: String) -> [[String]] { byWord[word] ?? [] }
}

/// Where the wish begins and ends within its polite wrappings.
struct PoliteWrapping {
    let starts: [Int]
    let ends: [Int]

    /// So many wrappings are taken off at each end.
    private static let most = 8

    init(tokens: [Token], lexicon: Lexicon) {
        starts = Self.starts(tokens, lexicon.politeStarts)
        ends = Self.ends(tokens, lexicon.politeEnds)
    }

    private static func starts(_ tokens: [Token], _ words: PoliteWords) -> [Int] {
        var result = [0]
        var index = 0
        while index < tokens.count, result.count <= most,
            let phrase = words.wrappings(by: tokens[index].key).first(where: { fits($0, tokens, at: index) })
        {
            index += phrase.count
            while index < tokens.count, isBetween(tokens[index]) { index += 1 }
            result.append(index)
        }
        return result
    }

    private static func ends(_ tokens: [Token], _ words: PoliteWords) -> [Int] {
        var result = [tokens.count]
        var index = trimmed(tokens, tokens.count)
        while index > 0, result.count <= most,
            let phrase = words.wrappings(by: tokens[index - 1].key).first(where: {
                fits($0, tokens, at: index - $0.count)
            })
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
        Effort.step()
        guard index >= 0, index + phrase.count <= tokens.count else { return false }
        return zip(phrase, tokens[index...]).allSatisfy { $0 == $1.key && !$1.isQuoted }
    }
}
