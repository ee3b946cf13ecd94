extension ReadLine {
    /// "the dishes" of "did the dishes", which says that they are done; nil for "did I do the dishes", "did Ben", which ask.
    package var saidDid: String? {
        let determiners = wishWords.determiners
        guard tokens.count > 2, means(tokens[0].key, .whetherDone), tokens[tokens.count - 1].key != "?",
            tokens[1].traits.contains(.article) || determiners.contains(tokens[1].key)
        else { return nil }
        return text(from: 1).withoutSentenceEnd
    }

    /// "hab ich die Miete schon bezahlt", "haben wir Milch gekauft": the verb before whoever speaks, and what it is about behind
    /// them; not "hab ich schon", which answers.
    package var asksWhetherDone: Bool {
        guard wishWords.isVerbLast, tokens.count > 3, means(tokens[0].key, .having),
            means(tokens[1].key, .asker)
        else { return false }
        let said = tokens[2...].filter { token in
            token.kind == .word && !token.traits.contains(.stop)
                && !found.contains { $0.isTime && tokens[$0.tokens].contains(token) }
        }
        return said.count > 1
    }

    /// "take my pill" of "did I take my pill today?"; nil for any other line.
    package var askedWhetherDone: String? {
        let said = LineReader.read(withoutTimes, language: language)
        guard said.tokens.count > 2, said.means(said.tokens[0].key, .whetherDone),
            said.means(said.tokens[1].key, .asker)
        else { return nil }
        return said.text(from: 2).withoutSentenceEnd
    }

    /// "do it", "take this one", "that": something to do that names nothing but what was spoken of.
    package var pointsAtDeed: Bool {
        let tables = Lexicon.of(language).tables, words = tables.titleWords.wish
        let points = { (token: Token) in
            words.pronouns.contains(token.key) || words.determiners.contains(token.key)
                || tables.followUps.ones.contains(token.key)
        }
        return tokens.count < 5 && tokens.contains(where: points)
            && tokens.allSatisfy { points($0) || means($0.key, .doing) || $0.isSoft }
    }

    /// "call the plumber" of "to call the plumber", behind what somebody was asked to do; nil for any other line.
    package var deedAskedFor: String? {
        let words = titleWords
        guard tokens.count > 2, tokens[0].kind == .word, means(tokens[0].key, .toDo),
            words.deeds.contains(tokens[1].key)
        else { return nil }
        return text(from: 1)
    }
}
