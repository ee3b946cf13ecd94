extension ReadLine {
    /// A word of that meaning stands in the line by itself, not in quotes.
    package func says(_ signal: SignalWord) -> Bool {
        let words = Lexicon.of(language).words(for: signal)
        return tokens.contains { words.contains($0.key) && !$0.isQuoted }
    }

    /// Its first word has that meaning.
    package func begins(with signal: SignalWord) -> Bool { tokens.first.map { means($0.key, signal) } ?? false }

    /// A typed word has that meaning.
    package func means(_ word: String, _ signal: SignalWord) -> Bool {
        Lexicon.of(language).words(for: signal).contains(Folding.fold(word))
    }

    /// The first part of the day that the line names.
    package var dayPart: DayPart? {
        let words = Lexicon.of(language).times.table.words
        return tokens.lazy.compactMap { words[$0.key]?.part }.first
    }

    /// The part of the day that the line is, and nothing else: "afternoon".
    package var dayPartAlone: DayPart? { tokens.filter { !$0.isSoft }.count == 1 ? dayPart : nil }

    /// The day of the week that a word names or begins to name, else the last that the line names; Monday is 1.
    package func weekday(named word: String?) -> Int? {
        let words = Lexicon.of(language).times.table.words
        guard let word = word.map({ Folding.fold($0) }) else {
            return tokens.last { words[$0.key]?.weekday != nil }.flatMap { words[$0.key]?.weekday }
        }
        if let day = words[word]?.weekday { return day }
        guard word.utf8.count >= 3 else { return nil }
        let longer = words.words.filter { $0.hasPrefix(word) && words[$0]?.weekday != nil }
        return longer.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.flatMap { words[$0]?.weekday }
    }
}
