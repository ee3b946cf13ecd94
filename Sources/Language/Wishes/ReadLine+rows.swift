extension ReadLine {
    /// More are a sentence, or a sum.
    private static let mostRowTokens = 12
    private static let mostRows = 99

    /// "1 and 3" of "got 1 and 3": the rows of a list that a line names and nothing else, and whether a word says that
    /// they are done; nil for any other line.
    package var numberedRows: (numbers: [Int], isDone: Bool)? {
        guard (1...Self.mostRowTokens).contains(tokens.count) else { return nil }
        var numbers: [Int] = [], isDone = false
        for token in tokens where !token.isSoft && token.key != "," {
            if token.kind == .number {
                let said = string(token.range).split(separator: ",").map { Int($0) }
                guard said.allSatisfy({ $0.map((1...Self.mostRows).contains) == true }) else { return nil }
                numbers += said.compactMap(\.self)
            } else if means(token.key, .completed) || means(token.key, .finished) {
                isDone = true
            } else if !means(token.key, .having), !means(token.key, .and) {
                return nil
            }
        }
        return numbers.isEmpty ? nil : (numbers, isDone)
    }

    /// "milk" of "got everything except milk", "everything but milk done": what is not got; nil for any other line.
    package var gotAllBut: String? {
        let table = Lexicon.of(language).times.table
        let isExcept = { (key: String) in table.exceptions.contains(key) || table.bareExceptions.contains(key) }
        guard let all = tokens.prefix(4).firstIndex(where: { means($0.key, .everything) }),
            let except = tokens[all...].dropFirst().prefix(2).firstIndex(where: { isExcept($0.key) }),
            tokens.contains(where: saysGot)
        else { return nil }
        let rest = tokens[except...].dropFirst().filter { !saysGot($0) }
        return rest.isEmpty ? nil : rest.map { string($0.range) }.joined(separator: " ")
    }

    private func saysGot(_ token: Token) -> Bool {
        means(token.key, .completed) || means(token.key, .finished) || means(token.key, .having)
    }

    /// "got everything", "i bought both": nothing but that all is got.
    package var tellsAllGot: Bool {
        let words = tokens.filter { !$0.isSoft }
        return (2...4).contains(words.count) && words.contains { means($0.key, .completed) }
            && words.contains { means($0.key, .everything) }
            && words.allSatisfy {
                means($0.key, .completed) || means($0.key, .everything) || means($0.key, .having)
            }
    }
}
