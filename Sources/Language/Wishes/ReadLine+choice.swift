extension ReadLine {
    /// The line with a name in the place of some of its words.
    package func saying(_ name: String, at tokens: Range<Int>) -> String {
        let before = string(bytes(ofTokens: 0..<tokens.lowerBound))
        let after = string(bytes(ofTokens: tokens.upperBound..<self.tokens.count))
        return [before, name, after].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Which of several things the line means and the words that say it, behind its first word: an ordinal with a word like
    /// "one" behind it, a number behind "number", or a number that is all the rest: "rate the second one 4", "pin 2".
    package var choiceInside: (choice: FollowUp.Choice, tokens: Range<Int>)? {
        let words = Lexicon.of(language).tables.followUps
        for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
            if let choice = words.choices[tokens[index].key], choice != .other {
                let isArticle = isArticle(tokens[index - 1])
                let hasOne = index + 1 < tokens.count && words.ones.contains(tokens[index + 1].key)
                return (choice, (isArticle ? index - 1 : index)..<(hasOne ? index + 2 : index + 1))
            }
            guard tokens[index].kind == .number, let number = Int(tokens[index].key), (1...999).contains(number)
            else { continue }
            if index > 1, words.numbers.contains(tokens[index - 1].key) {
                return (.number(number), index - 1..<index + 1)
            }
            if index == 1, tokens.count == 2 { return (.number(number), index..<index + 1) }
        }
        return nil
    }

    /// The line with a name in the place of words for a place that was spoken of, likely ways first: "I was at Bakery
    /// yesterday" of "I was there yesterday".
    package func saying(placeCalled name: String) -> [String] {
        let leads = LanguageTables.tables(for: language).leads.there
        let there = leads.compactMap { saying("\($0) \(name)", for: .there) }
        return [saying(name, for: .it)].compactMap(\.self) + there
    }

    /// The line with the name of the place that it is said of behind it: "delete my rating of Bakery" of "delete my rating".
    package func saying(ofPlace name: String) -> [String] {
        ["\(text) \(name)"] + LanguageTables.tables(for: language).leads.of.map { "\(text) \($0) \(name)" }
    }

    /// The line with a name that it leaves out, before it, behind it or behind its first word.
    package func saying(unsaid name: String) -> [String] {
        let words = text
        let first = tokens.first.map { string($0.range) } ?? ""
        let rest = string(bytes(ofTokens: min(1, tokens.count)..<tokens.count))
        return ["\(words) \(name)", "\(name) \(words)"] + (rest.isEmpty ? [] : ["\(first) \(name) \(rest)"])
    }

    /// All words of the line that say anything stand on a button with that label: "note please" of "Keep as note".
    package func names(button label: String) -> Bool {
        let said = Set(LineReader.read(label, language: language).tokens.map(\.key))
        let agreeing = Lexicon.of(language).tables.followUps.agreeing
        let words = tokens[..<(ends.first ?? tokens.count)].filter { token in
            !token.isSoft && !token.isSeparator && !isArticle(token) && !agreeing.contains(token.key)
                && !means(token.key, .it) && !means(token.key, .and)
        }
        return words.contains { !$0.traits.contains(.stop) } && words.allSatisfy { said.contains($0.key) }
    }

    private static let mostWithCount = 10

    /// It has a number and few words: "3 to-dos please".
    package var mayNameCount: Bool {
        tokens.count <= Self.mostWithCount && tokens.contains { $0.kind == .number }
    }

    /// "the first one" and nothing else: one of what was offered, from 1; a number alone may be anything.
    package var placeAlone: Int? {
        let rows = RowsReader(self, at: 0)
        guard let rows, rows.isInWords, rows.numbers.count == 1,
            rows.end == tokens.lastIndex(where: { !$0.isSoft }).map({ $0 + 1 })
        else { return nil }
        return rows.numbers[0]
    }
}
