/// A word, number or mark of a line as the reader of times sees it: "3h30" is three of them.
struct TimeCell {
    enum Kind { case word, number, mark, other }

    let kind: Kind
    let key: String
    let word: TimeWord?
    /// Nothing stands between it and the one before.
    let isAttached: Bool
    /// The first and the last token it is of.
    let token: Int
    let lastToken: Int
    /// A holiday's name may begin with it.
    let mayBeHoliday: Bool
    /// It ends where its token ends, and begins where it begins.
    let endsToken: Bool
    let beginsToken: Bool

    /// Of such ones and of what begins with a digit every time has at least one.
    var isTrigger: Bool {
        kind == .number || kind == .mark && !key.utf8.allSatisfy { $0 < 0x80 } || mayBeHoliday
            || word?.isTrigger == true
    }

    /// A time may begin with it.
    var mayBegin: Bool { kind == .number || kind == .mark || word != nil || mayBeHoliday }
}

/// A line cut into cells.
struct TimeCells {
    private(set) var cells: [TimeCell] = []
    private let lexicon: TimeLexicon

    init(_ tokens: [Token], _ lexicon: TimeLexicon) {
        self.lexicon = lexicon
        cells.reserveCapacity(tokens.count + 4)
        var index = 0
        while index < tokens.count {
            let isAttached = index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
            index =
                phrase(tokens, at: index, isAttached) ?? isoTime(tokens, at: index)
                ?? figureWord(tokens, at: index, isAttached) ?? add(tokens[index], index, isAttached)
        }
    }

    /// Words that do something only together: "at the moment".
    private mutating func phrase(_ tokens: [Token], at index: Int, _ isAttached: Bool) -> Int? {
        guard tokens[index].traits.contains(.time), !tokens[index].isQuoted else { return nil }
        let found = lexicon.phrases(from: tokens[index].key).first { phrase in
            index + phrase.words.count <= tokens.count
                && zip(phrase.words, tokens[index...]).allSatisfy { $0 == $1.key && !$1.isQuoted }
        }
        guard let found else { return nil }
        let last = index + found.words.count - 1
        cells.append(
            TimeCell(
                kind: .word, key: tokens[index].key, word: found.does, isAttached: isAttached, token: index,
                lastToken: last, mayBeHoliday: false, endsToken: true, beginsToken: true))
        return last + 1
    }

    /// "T15:00:00" behind "2026-03-20" (ISO 8601).
    private mutating func isoTime(_ tokens: [Token], at index: Int) -> Int? {
        guard tokens[index].kind == .word, tokens[index].key.utf8.count == 3, tokens[index].key.utf8.first == 0x74,
            index + 2 < tokens.count, tokens[index + 1].key == ":", tokens[index + 2].kind == .number,
            tokens[index].key.utf8.dropFirst().allSatisfy(Self.isDigit), cells.last?.kind == .number,
            tokens[index + 2].range.lowerBound == tokens[index].range.upperBound + 1
        else { return nil }
        cells.append(
            TimeCell(
                kind: .number, key: "\(tokens[index].key.dropFirst()):\(tokens[index + 2].key)", word: nil,
                isAttached: true,
                token: index, lastToken: index + 2, mayBeHoliday: false, endsToken: true, beginsToken: true))
        return index + 3
    }

    /// "2moro": a figure that stands for letters.
    private mutating func figureWord(_ tokens: [Token], at index: Int, _ isAttached: Bool) -> Int? {
        guard tokens[index].kind == .number, !tokens[index].isQuoted, index + 1 < tokens.count,
            tokens[index + 1].kind == .word, tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
            let word = lexicon.word(tokens[index].key + tokens[index + 1].key)
        else { return nil }
        cells.append(
            TimeCell(
                kind: .word, key: tokens[index].key + tokens[index + 1].key, word: word, isAttached: isAttached,
                token: index, lastToken: index + 1, mayBeHoliday: false, endsToken: true, beginsToken: true))
        return index + 2
    }

    private mutating func add(_ token: Token, _ index: Int, _ isAttached: Bool) -> Int {
        let kind: TimeCell.Kind =
            token.isQuoted || token.kind == .link || token.kind == .lineBreak
            ? .other : token.kind == .word ? .word : token.kind == .number ? .number : .mark
        let isOfTimes = kind == .word && token.traits.contains(.time)
        let known = isOfTimes || kind == .mark ? lexicon.word(token.key) : nil
        if kind == .number, let colon = token.key.utf8.firstIndex(of: 0x3A),
            token.key.utf8.distance(from: token.key.startIndex, to: colon) == 4
        {
            // "06/Nov/2023:06:36:02"
            add([String(token.key[..<colon]), String(token.key[token.key.index(after: colon)...])], index, isAttached)
            return index + 1
        }
        if known == nil, kind == .word, token.key.utf8.contains(where: Self.isDigit),
            add(partsOf: token, index, isAttached)
        {
            return index + 1
        }
        if isOfTimes, known == nil, let days = lexicon.table.dayGroups[token.key] {
            add(days, index, isAttached)
            return index + 1
        }
        let mayBeHoliday = isOfTimes && !lexicon.holidays(from: token.key).isEmpty
        cells.append(
            TimeCell(
                kind: kind, key: token.key, word: known, isAttached: isAttached, token: index, lastToken: index,
                mayBeHoliday: mayBeHoliday, endsToken: true, beginsToken: true))
        return index + 1
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
        add(words, index, isAttached)
        return true
    }

    private mutating func add(_ words: [String], _ index: Int, _ isAttached: Bool) {
        for (number, word) in words.enumerated() {
            let isDigits = word.utf8.first.map(Self.isDigit) ?? false
            cells.append(
                TimeCell(
                    kind: isDigits ? .number : .word, key: word, word: isDigits ? nil : lexicon.word(word),
                    isAttached: number > 0 || isAttached, token: index, lastToken: index, mayBeHoliday: false,
                    endsToken: number == words.count - 1, beginsToken: number == 0))
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
