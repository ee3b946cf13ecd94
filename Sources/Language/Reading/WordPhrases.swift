import Core

/// Phrases of whole words, longer ones first.
struct WordPhrases: Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    private let byFirst: WordTable<[[String]]>

    init(arrayLiteral phrases: String...) { self.init(phrases) }

    /// Separated by commas.
    init(stringLiteral list: String) { self.init(list.split(separator: ",").map(String.init)) }

    init(_ phrases: [String]) {
        let all = phrases.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
        byFirst = WordTable(Dictionary(grouping: all.sorted { $0.count > $1.count }) { $0[0] })
    }

    var firstWords: [String] { byFirst.words }

    /// Where the longest of them ends that begins at a token; nil where none does.
    func end(in tokens: [Token], at index: Int, limit: Int) -> Int? {
        Effort.step()
        guard index < limit, !tokens[index].isQuoted, let phrases = byFirst[tokens[index].key] else { return nil }
        for phrase in phrases where index + phrase.count <= limit {
            if zip(phrase, tokens[index...]).allSatisfy({ $0 == $1.key && !$1.isQuoted }) {
                return index + phrase.count
            }
        }
        return nil
    }
}

extension String {
    /// Its words, between blanks.
    var words: WordSet { WordSet(split(whereSeparator: \.isWhitespace).map(String.init)) }
}
