extension ReadLine {
    /// "the dishes" of "did the dishes", which says that they are done; nil for "did I do the dishes", "did Ben", which ask.
    package var saidDid: String? {
        let determiners = Lexicon.of(language).titleWords.wish.determiners
        guard tokens.count > 2, means(tokens[0].key, .whetherDone), tokens[tokens.count - 1].key != "?",
            tokens[1].traits.contains(.article) || determiners.contains(tokens[1].key)
        else { return nil }
        return string(bytes(ofTokens: 1..<tokens.count)).withoutSentenceEnd
    }

    /// "take my pill" of "did I take my pill today?"; nil for any other line.
    package var askedWhetherDone: String? {
        let said = LineReader.read(withoutTimes, language: language)
        guard said.tokens.count > 2, said.means(said.tokens[0].key, .whetherDone),
            said.means(said.tokens[1].key, .asker)
        else { return nil }
        return said.string(said.bytes(ofTokens: 2..<said.tokens.count)).withoutSentenceEnd
    }

    /// "call the plumber" of "to call the plumber", behind what somebody was asked to do; nil for any other line.
    package var deedAskedFor: String? {
        let words = Lexicon.of(language).titleWords
        guard tokens.count > 2, tokens[0].kind == .word, means(tokens[0].key, .toDo),
            words.deeds.contains(tokens[1].key)
        else { return nil }
        return string(bytes(ofTokens: 1..<tokens.count))
    }
}
