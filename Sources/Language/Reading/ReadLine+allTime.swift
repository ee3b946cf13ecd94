import Core

/// Words round a time, and lines without some of their words.
extension ReadLine {
    func isArticle(_ token: Token) -> Bool {
        Lexicon.of(language).traits(of: token.key).contains(.article)
    }

    /// Nothing but times and the given small words is said.
    func isAllTime(besides links: WordSet) -> Bool {
        let timed = found.filter(\.value.isTime).map(\.tokens)
        return tokens.indices.allSatisfy { index in
            tokens[index].isSoft || links.contains(tokens[index].key) || timed.contains { $0.contains(index) }
        }
    }

    /// "1 week" of "a week"
    var countingArticle: ReadLine {
        guard tokens.count > 1, tokens[0].traits.contains(.article), found.isEmpty else { return self }
        return LineReader.read("1 " + dropFirst.text, language: language)
    }

    /// What stands behind its first word.
    package var dropFirst: ReadLine {
        read(from: 1)
    }

    /// The text without "again", "please" and the like at its end.
    package var withoutTails: String { without(Lexicon.of(language).tables.followUps.tails) }

    /// The text without "instead", "rather" at its end.
    package var withoutAnew: String { without(Lexicon.of(language).tables.followUps.anew) }

    /// The text without such words at its end.
    func without(_ tails: WordPhrases) -> String {
        var end = tokens.count
        while let tail = (max(0, end - 3)..<end).first(where: { tails.end(in: tokens, at: $0, limit: end) == end }) {
            end = tail
            while end > 0, tokens[end - 1].isSoft, !tokens[end - 1].isQuoted { end -= 1 }
        }
        return end == tokens.count ? text : string(bytes(ofTokens: 0..<end))
    }
}

extension Found.Value {
    var isTime: Bool {
        switch self {
        case .time, .timeSpan, .length, .repetition, .timeProblem: true
        default: false
        }
    }
}
