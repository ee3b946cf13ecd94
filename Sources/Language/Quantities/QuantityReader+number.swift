/// Numbers of measures: "12.50", "1/2", "half a", "two and a half", "twenty-five", "1.5 million".
extension QuantityReader {
    struct Number {
        var value: Double
        var end: Int
        /// Said by a word that has other uses, too: "a", "half".
        var isWord = false
    }

    func number(at index: Int) -> Number? {
        guard var number = plainNumber(at: index) else { return nil }
        while let scale = words.scales[key(number.end)] {
            number = Number(value: number.value * scale, end: number.end + 1)
            // "2 Mio. €"
            if key(number.end) == ".", unit(at: number.end + 1) != nil { number.end += 1 }
        }
        return number
    }

    private func plainNumber(at index: Int) -> Number? {
        guard index < tokens.count, !tokens[index].isQuoted else { return nil }
        if tokens[index].kind == .number { return figures(at: index) }
        if let fraction = Self.fractions[key(index)] { return Number(value: fraction, end: index + 1) }
        guard tokens[index].kind == .word else { return nil }
        if let value = words.fractions[key(index)] { return Number(value: value, end: index + 1) }
        if words.half.contains(key(index)) { return part(0.5, index) }
        if words.quarter.contains(key(index)) { return part(0.25, index) }
        if words.one.contains(key(index)), times.word(key(index))?.marks.contains(.a) ?? false {
            if words.half.contains(key(index + 1)) { return part(0.5, index + 1) }
            if words.quarter.contains(key(index + 1)) { return part(0.25, index + 1) }
            if let vague = times.word(key(index + 1)), vague.marks.contains(.vague), let number = vague.number {
                return Number(value: Double(number), end: pastOf(index + 2), isWord: true)
            }
            if tokens.indices.contains(index + 1), tokens[index + 1].kind == .number { return nil }
            if isScale(index + 1) { return spelled(from: 1, at: index + 1) }
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

    private func isScale(_ index: Int) -> Bool { times.word(key(index))?.marks.contains(.scale) ?? false }

    /// "seven", "twenty-five", "two hundred and fifty", "three thousand", "hundred"
    private func spelled(at index: Int) -> Number? {
        if isScale(index) { return spelled(from: 1, at: index) }
        guard let first = times.word(key(index)), let start = first.number, !first.marks.contains(.a) else {
            return nil
        }
        if first.marks.contains(.vague) { return Number(value: Double(start), end: pastOf(index + 1), isWord: true) }
        return spelled(from: start, at: index + 1)
    }

    /// With what is said behind a first part.
    private func spelled(from start: Int, at index: Int) -> Number {
        var (total, group, next) = (0, start, index)
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
