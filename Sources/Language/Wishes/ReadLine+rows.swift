extension ReadLine {
    /// More are a sentence, or a sum.
    private static let mostRowTokens = 12
    private static let mostRows = 99

    /// "1 and 3" of "got 1 and 3", "the first two" of "done with the first two": the rows of a list that a line names and
    /// nothing else, and whether a word says that they are done; nil for any other line.
    package var numberedRows: (numbers: [Int], isDone: Bool)? {
        guard (1...Self.mostRowTokens).contains(tokens.count) else { return nil }
        var rows = RowsSaid()
        for token in tokens where !token.isSoft && token.key != "," && !isArticle(token) {
            guard rows.take(token, in: self) else { return nil }
        }
        // "the second" alone picks one.
        guard !rows.numbers.isEmpty, rows.isDone || !rows.isInWords,
            rows.numbers.allSatisfy((1...Self.mostRows).contains), Set(rows.numbers).count == rows.numbers.count
        else { return nil }
        return (rows.numbers, rows.isDone)
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

    fileprivate func isDone(_ token: Token) -> Bool { means(token.key, .completed) || means(token.key, .finished) }

    /// "with" of "done with both".
    fileprivate func joins(_ token: Token) -> Bool {
        wishWords.companyLinks.contains(token.key)
    }
}

/// The rows of a list as they are said one after the other.
private struct RowsSaid {
    var numbers: [Int] = []
    var isDone = false
    /// "the first" rather than "1".
    var isInWords = false

    /// Takes one more word; false where it says anything else.
    mutating func take(_ token: Token, in line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).tables.followUps
        if isInWords, numbers == [1], let count = count(token, line), count > 1 {
            numbers = Array(1...count)
        } else if case .number(let number)? = words.choices[token.key] {
            numbers.append(number)
            isInWords = true
        } else if token.kind == .number {
            let said = line.string(token.range).split(separator: ",").map { Int($0) }
            numbers += said.compactMap(\.self)
            return said.allSatisfy { $0 != nil }
        } else if line.isDone(token) {
            isDone = true
        } else {
            return line.means(token.key, .having) || line.means(token.key, .and) || line.joins(token)
                || isInWords && (words.ones.contains(token.key) || line.means(token.key, .being))
        }
        return true
    }

    private func count(_ token: Token, _ line: ReadLine) -> Int? {
        Int(token.key) ?? Lexicon.of(line.language).times.table.words[token.key]?.number.map { Int($0) }
    }
}
