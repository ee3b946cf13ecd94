extension ReadLine {
    /// The same text as another language reads it.
    package func read(in language: LanguageID) -> ReadLine {
        language == self.language ? self : LineReader.read(text, language: language)
    }

    /// As the language reads it that knows clearly more of its words: people mix, and write on others' phones.
    package var inLikeliestLanguage: ReadLine {
        let own = knownWords(in: language)
        let others = LanguageTables.others(than: language).map { ($0.id, knownWords(in: $0.id)) }
        guard let best = others.max(by: { $0.1 < $1.1 }), best.1 >= own + 2, best.1 >= 2 * own else { return self }
        return read(in: best.0)
    }

    /// Small words count twice.
    private func knownWords(in language: LanguageID) -> Int {
        let lexicon = Lexicon.of(language)
        return tokens.prefix(WordLine.limit).reduce(0) { count, token in
            guard token.kind == .word, !token.isQuoted else { return count }
            let traits = lexicon.traits(of: token.key)
            return count + (traits.contains(.stop) ? 2 : traits.contains(.common) ? 1 : 0)
        }
    }
}
