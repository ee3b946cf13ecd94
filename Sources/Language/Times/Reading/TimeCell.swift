/// A word, number or mark of a line as the reader of times sees it: "3h30" is three of them.
struct TimeCell {
    enum Kind { case word, number, mark, other }

    let kind: Kind
    let key: String
    let word: TimeWord?
    /// Nothing stands between it and the one before.
    let isAttached: Bool
    /// The token it is of.
    let token: Int
    /// It ends where its token ends, and begins where it begins.
    let endsToken: Bool
    let beginsToken: Bool
}

/// A line cut into cells.
struct TimeCells {
    private(set) var cells: [TimeCell] = []
    private let lexicon: TimeLexicon

    init(_ tokens: [Token], _ lexicon: TimeLexicon) {
        self.lexicon = lexicon
        cells.reserveCapacity(tokens.count + 4)
        for (index, token) in tokens.enumerated() {
            let isAttached = index > 0 && tokens[index - 1].range.upperBound == token.range.lowerBound
            add(token, index, isAttached)
        }
    }

    private mutating func add(_ token: Token, _ index: Int, _ isAttached: Bool) {
        let kind: TimeCell.Kind =
            token.isQuoted || token.kind == .link || token.kind == .lineBreak
            ? .other : token.kind == .word ? .word : token.kind == .number ? .number : .mark
        let known = kind == .word || kind == .mark ? lexicon.word(token.key) : nil
        if known == nil, kind == .word, token.key.utf8.contains(where: Self.isDigit), add(partsOf: token, index, isAttached) {
            return
        }
        cells.append(
            TimeCell(
                kind: kind, key: token.key, word: known, isAttached: isAttached, token: index, endsToken: true,
                beginsToken: true))
    }

    /// Letters and digits that stand together, where the first letters are a word of times: "h30", "dec31", "q1".
    private mutating func add(partsOf token: Token, _ index: Int, _ isAttached: Bool) -> Bool {
        var parts: [Substring.UTF8View] = []
        var rest = token.key[...].utf8
        while let first = rest.first {
            let isDigits = Self.isDigit(first)
            let part = rest.prefix { Self.isDigit($0) == isDigits }
            parts.append(part)
            rest = rest.dropFirst(part.count)
        }
        let words = parts.map { String(Substring($0)) }
        guard let first = words.first, lexicon.word(first) != nil, words.count <= 6 else { return false }
        for (number, word) in words.enumerated() {
            let isDigits = word.utf8.first.map(Self.isDigit) ?? false
            cells.append(
                TimeCell(
                    kind: isDigits ? .number : .word, key: word, word: isDigits ? nil : lexicon.word(word),
                    isAttached: number > 0 || isAttached, token: index, endsToken: number == words.count - 1,
                    beginsToken: number == 0))
        }
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
