/// The units and currencies of measures, before or behind their numbers.
extension QuantityReader {
    /// Not "2 pounds of flour", "5'" of a quoted word, "2 c flour".
    func isUnit(_ unit: (unit: QuantityUnit, end: Int), behind number: Number) -> Bool {
        if key(number.end).hasPrefix("'") { return isAttached(number.end) && !isAttached(unit.end) }
        if case .star = unit.unit, number.isWord { return false }
        if case .money = unit.unit, words.of.contains(key(unit.end)) { return false }
        return true
    }

    /// "USD 3", "$3", "Rs. 20", "ringgit 42"
    func unitBefore(_ index: Int) -> Measure? {
        guard let unit = unit(at: index), case .money(_, 1, _) = unit.unit, unit.end < tokens.count,
            tokens[unit.end].kind == .number, let number = inMillions(unit.end) ?? number(at: unit.end)
        else { return nil }
        return Measure(value: number.value, unit: unit.unit, end: number.end)
    }

    /// "USD3.14", which is a word with a digit, a point and a number.
    func codeBefore(_ index: Int) -> Measure? {
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
    func dollars(at index: Int) -> QuantityUnit? {
        guard key(index + 1) == "$", isAttached(index + 1) else { return nil }
        return CurrencyTable.dollars[key(index)].map { .money($0) }
    }

    private func unit(named word: String) -> QuantityUnit? {
        let token = Token(kind: .word, range: 0..<0, key: word)
        return words.unit(in: [token], at: 0)?.unit
    }

    private func code(_ typed: some StringProtocol) -> QuantityUnit? { CurrencyTable.code(typed).map { .money($0) } }

    func typed(_ index: Int) -> String { text.string(atBytes: tokens[index].range) }
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
