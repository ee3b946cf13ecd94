extension ReadLine {
    /// The same text as another language reads it.
    package func read(in language: LanguageID) -> ReadLine {
        language == self.language ? self : LineReader.read(text, language: language)
    }

    /// As its own language reads it, then as each other does.
    package var inEachLanguage: [ReadLine] {
        [self] + LanguageTables.others(than: language).map { read(in: $0.id) }
    }

    /// As the language reads it that knows clearly more of its words: people mix, and write on others' phones.
    package var inLikeliestLanguage: ReadLine {
        let own = knownWords { $0.traits } + shortTimeWords
        var best: (language: LanguageID, known: Int) = (language, own)
        for lexicon in Lexicon.all where lexicon.tables.id != language {
            let known = knownWords { lexicon.traits(of: $0.key) }
            if known > best.known { best = (lexicon.tables.id, known) }
        }
        return best.known >= own + 2 && best.known >= 2 * own ? read(in: best.language) : self
    }

    /// The shortest word of a time that tells a language: "mon" and "do" are words of several.
    private static let longTime = 5

    /// "do. 19:30" is read as a day here, whatever else the word is in other languages.
    private var shortTimeWords: Int {
        found.filter(\.value.saysWhen).reduce(0) { count, found in
            count
                + tokens[found.tokens].count {
                    $0.traits.contains(.timeTrigger) && !$0.traits.contains(.stop) && $0.key.utf8.count < Self.longTime
                }
        } * 2
    }

    /// Small words count twice, and the names of days and months still more: "dentist donnerstag 15:00".
    private func knownWords(_ traits: (Token) -> WordTraits) -> Int {
        tokens.prefix(WordLine.limit).reduce(0) { count, token in
            guard token.kind == .word, !token.isQuoted else { return count }
            let traits = traits(token)
            if traits.contains(.timeTrigger), token.key.utf8.count >= Self.longTime { return count + 3 }
            return count + (traits.contains(.stop) ? 2 : traits.contains(.common) ? 1 : 0)
        }
    }
}
