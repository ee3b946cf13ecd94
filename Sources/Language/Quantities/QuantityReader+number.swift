/// Numbers of measures: "12.50", "1/2", "half a", "two and a half", "twenty-five".
extension QuantityReader {
    struct Number {
        var value: Double
        var end: Int
        /// Said by a word that has other uses, too: "a", "half".
        var isWord = false
    }

    func number(at index: Int) -> Number? {
        guard index < tokens.count, !tokens[index].isQuoted else { return nil }
        if tokens[index].kind == .number { return figures(at: index) }
        if let fraction = Self.fractions[key(index)] { return Number(value: fraction, end: index + 1) }
        guard tokens[index].kind == .word else { return nil }
        if words.half.contains(key(index)) { return part(0.5, index) }
        if words.quarter.contains(key(index)) { return part(0.25, index) }
        if words.one.contains(key(index)), times.word(key(index))?.marks.contains(.a) ?? false {
            if words.half.contains(key(index + 1)) { return part(0.5, index + 1) }
            if words.quarter.contains(key(index + 1)) { return part(0.25, index + 1) }
            if let vague = times.word(key(index + 1)), vague.marks.contains(.vague), let number = vague.number {
                return Number(value: Double(number), end: pastOf(index + 2), isWord: true)
            }
            if tokens.indices.contains(index + 1), tokens[index + 1].kind == .number { return nil }
            return Number(value: 1, end: index + 1, isWord: true)
        }
        return spelled(at: index)
    }

    private static let fractions: WordTable<Double> = WordTable([
        "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
    ])

    /// "half a", "quarter of a"
    private func part(_ value: Double, _ index: Int) -> Number {
        let next = pastOf(index + 1)
        return Number(value: value, end: words.one.contains(key(next)) ? next + 1 : next, isWord: true)
    }

    private func pastOf(_ index: Int) -> Int { words.of.contains(key(index)) ? index + 1 : index }

    /// "12", "1,200.50", "1/2", "2 1/2", "2½", "5k"
    private func figures(at index: Int) -> Number? {
        guard key(index).utf8.count <= 15, let value = NumberReader(decimalSeparator: decimalSeparator).read(key(index))
        else {
            return nil
        }
        if let fraction = ratio(at: index) { return fraction }
        if let fraction = Self.fractions[key(index + 1)] { return Number(value: value + fraction, end: index + 2) }
        if let fraction = ratio(at: index + 1), fraction.value < 1 {
            return Number(value: value + fraction.value, end: fraction.end)
        }
        if key(index + 1) == "k", isAttached(index + 1) { return Number(value: value * 1000, end: index + 2) }
        return withHalf(Number(value: value, end: index + 1))
    }

    private func ratio(at index: Int) -> Number? {
        guard key(index + 1) == "/", isAttached(index + 1), isAttached(index + 2), let top = Double(key(index)),
            let bottom = Double(key(index + 2)), (2...10).contains(bottom), top >= 1, top < bottom, top < 10
        else { return nil }
        return Number(value: top / bottom, end: index + 3)
    }

    /// "two and a half"
    private func withHalf(_ number: Number) -> Number {
        guard words.and.contains(key(number.end)), words.one.contains(key(number.end + 1)),
            words.half.contains(key(number.end + 2))
        else { return number }
        return Number(value: number.value + 0.5, end: number.end + 3, isWord: number.isWord)
    }

    /// "seven", "twenty-five", "two hundred and fifty", "three thousand"
    private func spelled(at index: Int) -> Number? {
        guard let first = times.word(key(index)), let start = first.number, first.marks.isDisjoint(with: [.a, .scale])
        else {
            return nil
        }
        if first.marks.contains(.vague) { return Number(value: Double(start), end: pastOf(index + 1), isWord: true) }
        var (total, group, next) = (0, start, index + 1)
        for _ in 0..<8 {
            let hyphen = key(next) == "-" && isAttached(next) ? next + 1 : next
            let at = words.and.contains(key(hyphen)) && group >= 100 ? hyphen + 1 : hyphen
            guard let word = times.word(key(at)), let number = word.number, word.marks.isDisjoint(with: [.a, .vague])
            else { break }
            if word.marks.contains(.scale) {
                if number == 1000 { (total, group) = (total + group * 1000, 0) } else { group *= number }
            } else {
                guard group == 0 || group % 100 == 0 || group % 10 == 0 && group % 100 >= 20 && number < 10 else {
                    break
                }
                group += number
            }
            next = at + 1
        }
        return withHalf(Number(value: Double(total + group), end: next))
    }
}
