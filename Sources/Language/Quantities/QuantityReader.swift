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
        tokens.contains { token in
            switch token.kind {
            case .word: token.traits.contains(.unit) || endsWithDigit(token) || isCode(token, text)
            case .punctuation, .symbol: isSign(token)
            default: false
            }
        }
    }

    private static func isSign(_ token: Token) -> Bool {
        token.key == "$" || token.key == "'" || token.key.utf8.first.map { $0 >= 0x80 } == true
    }

    private static func endsWithDigit(_ token: Token) -> Bool {
        token.traits.isEmpty && token.key.utf8.last.map(isDigit) == true
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
                && (!token.traits.isDisjoint(with: [.unit, .measure, .time]) || Self.endsWithDigit(token)
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

/// Ranges and sums of measures.
extension QuantityReader {
    /// "3 km", "3-5 km", "between 10 and 20 dollars".
    private func range(at index: Int) -> (SaidAmount, QuantityUnit, end: Int, isWalk: Bool)? {
        let isOpen = words.openings.contains(key(index))
        guard let first = measure(at: isOpen ? index + 1 : index) else { return nil }
        if words.links.contains(key(first.end)), isOpen || !words.and.contains(key(first.end)),
            let second = measure(at: first.end + 1), let unit = second.unit ?? first.unit,
            first.unit == nil || second.unit == nil || first.unit.map(unit.isLike) == true, second.value > 0
        {
            let low = factor(first.unit ?? unit) * first.value / factor(unit)
            return (SaidAmount(low, to: second.value), unit, second.end, first.isWalk || second.isWalk)
        }
        guard let unit = first.unit, !isOpen || first.isWalk else { return nil }
        return (SaidAmount(first.value), unit, first.end, first.isWalk)
    }

    private func factor(_ unit: QuantityUnit) -> Double {
        switch unit {
        case .length(let metres): metres
        case .money(_, let parts, _): 1 / parts
        case .star: 1
        }
    }

    /// A number with its unit before or behind it; the unit may be missing, as it is in the first half of a range.
    private func measure(at index: Int) -> Measure? {
        if let code = codeBefore(index) ?? unitBefore(index) { return summed(code) }
        if let large = inMillions(index), let unit = unit(at: large.end), case .money = unit.unit {
            return Measure(value: large.value, unit: unit.unit, end: unit.end)
        }
        guard let number = number(at: index) else { return nil }
        if let walk = walk(number) { return walk }
        let next =
            key(number.end) == "-" && isAttached(number.end) && isAttached(number.end + 1) && !isNumber(number.end + 1)
            ? number.end + 1 : number.end
        if let unit = unit(at: next), isUnit(unit, behind: number) {
            return summed(Measure(value: number.value, unit: unit.unit, end: unit.end))
        }
        return number.isWord ? nil : Measure(value: number.value, unit: nil, end: number.end)
    }

    /// "1.2M", as money is written; of anything else "m" are metres.
    private func inMillions(_ index: Int) -> Number? {
        guard isNumber(index), isAttached(index + 1), let scale = Self.millions[key(index + 1)],
            let number = number(at: index), number.end == index + 1
        else { return nil }
        return Number(value: number.value * scale, end: index + 2)
    }

    private static let millions = ["m": 1e6, "mn": 1e6, "b": 1e9, "bn": 1e9]

    private func isNumber(_ index: Int) -> Bool { index < tokens.count && tokens[index].kind == .number }

    /// Not "2 pounds of flour", "5'" of a quoted word, "2 c flour".
    private func isUnit(_ unit: (unit: QuantityUnit, end: Int), behind number: Number) -> Bool {
        if key(number.end).hasPrefix("'") { return isAttached(number.end) && !isAttached(unit.end) }
        if case .star = unit.unit, number.isWord { return false }
        if case .money = unit.unit, words.of.contains(key(unit.end)) { return false }
        return true
    }

    /// "USD 3", "$3", "Rs. 20", "ringgit 42"
    private func unitBefore(_ index: Int) -> Measure? {
        guard let unit = unit(at: index), case .money(_, 1, _) = unit.unit, unit.end < tokens.count,
            tokens[unit.end].kind == .number, let number = inMillions(unit.end) ?? number(at: unit.end)
        else { return nil }
        return Measure(value: number.value, unit: unit.unit, end: number.end)
    }

    /// "USD3.14", which is a word with a digit, a point and a number.
    private func codeBefore(_ index: Int) -> Measure? {
        guard index < tokens.count, tokens[index].kind == .word, tokens[index].key.utf8.last.map(Self.isDigit) == true
        else {
            return nil
        }
        let key = tokens[index].key
        let letters = key.prefix { !$0.isNumber }
        let digits = key.dropFirst(letters.count)
        guard digits.utf8.allSatisfy(Self.isDigit), digits.utf8.count < 10, let whole = Double(digits),
            let unit = self.unit(named: String(letters)) ?? code(typed(index).prefix(letters.count)), case .money = unit
        else { return nil }
        guard isAttached(index + 1), self.key(index + 1) == ".", isAttached(index + 2), isNumber(index + 2),
            let cents = Double("0." + self.key(index + 2))
        else { return Measure(value: whole, unit: unit, end: index + 1) }
        return Measure(value: whole + cents, unit: unit, end: index + 3)
    }

    func unit(at index: Int) -> (unit: QuantityUnit, end: Int)? {
        if let dollars = dollars(at: index) { return (dollars, index + 2) }
        if let unit = words.unit(in: tokens, at: index) { return unit }
        guard index < tokens.count, tokens[index].kind == .word, tokens[index].key.utf8.count == 3 else { return nil }
        return code(typed(index)).map { ($0, index + 1) }
    }

    /// "HK$"
    private func dollars(at index: Int) -> QuantityUnit? {
        guard key(index + 1) == "$", isAttached(index + 1) else { return nil }
        return CurrencyTable.dollars[key(index)].map { .money($0) }
    }

    private func unit(named word: String) -> QuantityUnit? {
        let token = Token(kind: .word, range: 0..<0, key: word)
        return words.unit(in: [token], at: 0)?.unit
    }

    private func code(_ typed: some StringProtocol) -> QuantityUnit? { CurrencyTable.code(typed).map { .money($0) } }

    func typed(_ index: Int) -> String { text.string(atBytes: tokens[index].range) }

    /// With what is said behind it in a smaller unit: "7 feet and 10 inches", "twenty dollars and 43 cents".
    private func summed(_ measure: Measure) -> Measure {
        var sum = measure
        for _ in 0..<3 {
            var next = key(sum.end) == "," ? sum.end + 1 : sum.end
            let hasAnd = words.and.contains(key(next))
            if hasAnd { next += 1 }
            if hasAnd, let half = half(at: next) { return Measure(value: sum.value + 0.5, unit: sum.unit, end: half) }
            guard let unit = sum.unit, let number = number(at: next) else { return sum }
            if let small = self.unit(at: number.end), unit.isLike(small.unit), factor(small.unit) < factor(unit) {
                sum.value += number.value * factor(small.unit) / factor(unit)
                sum.end = small.end
                continue
            }
            // "twenty dollars and 43"
            guard hasAnd, case .money(_, 1, _) = unit, number.value < 100, number.value >= 10, !number.isWord,
                self.unit(at: number.end) == nil, number.end == tokens.count || tokens[number.end].isSeparator
            else { return sum }
            sum.value += number.value / 100
            sum.end = number.end
        }
        return sum
    }

    /// The end of "a half" behind "a mile and", which no other measure follows.
    private func half(at index: Int) -> Int? {
        let end = words.half.contains(key(index)) ? index + 1 : index + 2
        guard words.half.contains(key(end - 1)), end == index + 1 || words.one.contains(key(index)) else { return nil }
        return words.one.contains(key(end)) || times.word(key(end))?.unit != nil || unit(at: end) != nil ? nil : end
    }

    /// "10 minutes on foot", "a 10-minute walk".
    private func walk(_ number: Number) -> Measure? {
        let unit = key(number.end) == "-" ? number.end + 1 : number.end
        let isHours = words.hours.contains(key(unit))
        guard isHours || words.minutes.contains(key(unit)),
            let end = words.walks.end(in: tokens, at: unit + 1, limit: tokens.count)
        else { return nil }
        let minutes = number.value * (isHours ? 60 : 1)
        return Measure(value: minutes * SaidDistance.walkingSpeed, unit: .length(1), end: end, isWalk: true)
    }
}

extension QuantityUnit {
    /// Both measure the same thing; cents belong to every currency.
    func isLike(_ other: QuantityUnit) -> Bool {
        switch (self, other) {
        case (.length, .length), (.star, .star): true
        case (.money(let left, _, _), .money(let right, let parts, let isAssumed)):
            left == right || parts > 1 && isAssumed
        default: false
        }
    }
}
