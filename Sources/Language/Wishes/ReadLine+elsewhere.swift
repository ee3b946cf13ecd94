/// That something is in another place than was said.
extension ReadLine {
    /// "at Luigi's" of "at Luigi's instead", "rather at Luigi's"; nil where nothing says that it is in the place of another.
    package var saidInstead: ReadLine? {
        let words = Lexicon.of(language).tables.followUps
        let start = words.tails.end(in: tokens, at: 0, limit: tokens.count) ?? 0
        guard start < tokens.count else { return nil }
        let rest = LineReader.read(string(bytes(ofTokens: start..<tokens.count)), language: language)
        let bare = rest.without(words.anew)
        guard start > 0 || bare != rest.text else { return nil }
        return LineReader.read(bare, language: language)
    }

    /// "Luigi's" of "at Luigi's", "in the office" without what says that it is there; nil for any other line.
    package var place: String? {
        guard tokens.count > 1, timeValues.isEmpty,
            Lexicon.of(language).titleWords.wish.placeLinks.contains(tokens[0].key),
            case let rest = tokens.dropFirst().drop(while: isArticle), !rest.isEmpty
        else { return nil }
        return string(bytes(ofTokens: rest.indices))
    }

    /// What says that something is somewhere stands right before these words at its end: "at" of "make it at mum's".
    package func says(place words: String) -> Bool {
        let said = withoutTail.tokens, count = LineReader.read(words, language: language).tokens.count
        guard count > 0, said.count > count else { return false }
        return Lexicon.of(language).titleWords.wish.placeLinks.contains(said[said.count - count - 1].key)
    }
}
