extension ReadLine {
    /// More are a sentence, or a sum.
    private static let mostRowTokens = 12

    /// "1 and 3" of "got 1 and 3", "the first two" of "done with the first two": the rows of a list that a line names and
    /// nothing else, and whether a word says that they are done; nil for any other line.
    package var numberedRows: (numbers: [Int], isDone: Bool)? {
        guard (1...Self.mostRowTokens).contains(tokens.count) else { return nil }
        let lexicon = Lexicon.of(language)
        guard tokens.contains(where: { $0.kind == .number || lexicon.pointing.contains($0.key) }) else { return nil }
        var rows: RowsReader?, isDone = false, index = 0
        while index < tokens.count {
            if let said = rows == nil ? RowsReader(self, at: index) : nil {
                (rows, index) = (said, said.end)
                continue
            }
            isDone = isDone || self.isDone(tokens[index])
            guard mayStandBesideRows(tokens[index], isBehindWords: rows?.isInWords == true) else { return nil }
            index += 1
        }
        // "the second" alone picks one.
        guard let rows, rows.atEnd == 0, isDone || !rows.isInWords else { return nil }
        return (rows.numbers, isDone)
    }

    private func mayStandBesideRows(_ token: Token, isBehindWords: Bool) -> Bool {
        token.isSoft || token.key == "," || isArticle(token) || isDone(token) || means(token.key, .having)
            || means(token.key, .and) || joins(token) || isBehindWords && means(token.key, .being)
    }

    /// "milk" of "got everything except milk", "everything but milk done": what is not got; nil for any other line.
    package var gotAllBut: String? {
        guard let except = exceptionToAll, tokens.contains(where: saysGot) else { return nil }
        let rest = tokens[except...].filter { !saysGot($0) && !isArticle($0) }
        return rest.isEmpty ? nil : rest.map { string($0.range) }.joined(separator: " ")
    }

    private func saysGot(_ token: Token) -> Bool { isDone(token) || means(token.key, .having) }

    /// "got everything", "i bought both": nothing but that all is got.
    package var tellsAllGot: Bool {
        let words = tokens.filter { !$0.isSoft }
        return (2...4).contains(words.count) && words.contains(where: isDone)
            && words.contains { means($0.key, .everything) }
            && words.allSatisfy {
                isDone($0) || means($0.key, .everything) || means($0.key, .having) || joins($0)
            }
    }

    private func isDone(_ token: Token) -> Bool { means(token.key, .completed) || means(token.key, .finished) }

    /// "with" of "done with both".
    private func joins(_ token: Token) -> Bool {
        wishWords.companyLinks.contains(token.key)
    }
}
