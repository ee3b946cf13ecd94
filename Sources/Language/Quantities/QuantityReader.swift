/// Finds the distances, sums of money and ratings of a line.
struct QuantityReader {
    let tokens: [Token]
    let words: QuantityWords
    let times: TimeLexicon
    let decimalSeparator: Unicode.Scalar
    /// The words as they were typed.
    let text: String

    /// A number with what it counts.
    struct Measure {
        var value: Double
        var unit: QuantityUnit?
        var end: Int
        /// Said as minutes on foot.
        var isWalk = false
    }

    /// A line without words or signs of measures has none.
    static func hasTrigger(_ tokens: [Token], _ text: String) -> Bool {
        tokens.contains { isTrigger($0, $0.traits, text) }
    }

    /// The same of one token, as a language knows it.
    static func isTrigger(_ token: Token, _ traits: WordTraits, _ text: String) -> Bool {
        switch token.kind {
        case .word: traits.contains(.unit) || traits.isEmpty && endsWithDigit(token) || isCode(token, text)
        case .punctuation, .symbol: isSign(token)
        default: false
        }
    }

    private static func isSign(_ token: Token) -> Bool {
        token.key == "$" || token.key == "'" || token.key.utf8.first.map { $0 >= 0x80 } == true
    }

    private static func endsWithDigit(_ token: Token) -> Bool {
        token.key.utf8.last.map(isDigit) == true
    }

    /// The code of a currency, in capitals.
    private static func isCode(_ token: Token, _ text: String) -> Bool {
        guard token.key.utf8.count == 3, token.range.count == 3 else { return false }
        return CurrencyTable.code(text.string(atBytes: token.range)) != nil
    }

    /// A measure may begin there.
    private func mayBegin(_ index: Int) -> Bool {
        let token = tokens[index]
        return switch token.kind {
        case .number, .symbol, .punctuation: !token.isQuoted
        case .word:
            !token.isQuoted
                && (!token.traits.isDisjoint(with: [.unit, .measure, .time])
                    || token.traits.isEmpty && Self.endsWithDigit(token)
                    || Self.isCode(token, text) || dollars(at: index) != nil)
        case .link, .lineBreak: false
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// In the order of the line; none within another.
    func values() -> [(value: SaidQuantity, tokens: Range<Int>)] {
        var result: [(value: SaidQuantity, tokens: Range<Int>)] = []
        var index = 0
        while index < tokens.count {
            guard mayBegin(index) else {
                index += 1
                continue
            }
            if let found = quantity(at: index) {
                result.append((found.value, index..<found.end))
                index = found.end
            } else {
                index = afterNumber(index)
            }
        }
        return result
    }

    /// Of a number of many parts ("0664 123") none begins a measure but the first.
    private func afterNumber(_ index: Int) -> Int { number(at: index).map { max($0.end, index + 1) } ?? index + 1 }

    private func quantity(at index: Int) -> (value: SaidQuantity, end: Int)? {
        if let stars = stars(at: index) ?? rating(at: index) { return stars }
        let (start, bound) = bound(at: index)
        guard let (amount, unit, end, isWalk) = range(at: start) else { return nil }
        var whole = amount
        whole.bound = bound
        switch unit {
        case .length(let metres):
            return (.distance(SaidDistance(metres: whole.scaled(by: metres), isWalk: isWalk)), end)
        case .money(let currency, let parts, let isAssumed):
            return (
                .money(SaidMoney(amount: whole.scaled(by: 1 / parts), currency: currency, isAssumed: isAssumed)), end
            )
        case .star: return (.rating(SaidRating(value: amount.value, best: nil)), end)
        }
    }

    private func bound(at index: Int) -> (Int, SaidAmount.Bound?) {
        for (phrases, bound) in words.bounds {
            if let end = phrases.end(in: tokens, at: index, limit: tokens.count) {
                // "around 10-20", "within about 5 km"
                let next = self.bound(at: end, inner: true)
                return (next.0, bound ?? next.1)
            }
        }
        return (index, nil)
    }

    private func bound(at index: Int, inner: Bool) -> (Int, SaidAmount.Bound?) {
        for (phrases, bound) in words.bounds {
            if let end = phrases.end(in: tokens, at: index, limit: tokens.count) { return (end, bound) }
        }
        return (index, nil)
    }

    func key(_ index: Int) -> String {
        Effort.step()
        return tokens.indices.contains(index) ? tokens[index].key : ""
    }

    func isAttached(_ index: Int) -> Bool {
        index > 0 && index < tokens.count && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }
}
