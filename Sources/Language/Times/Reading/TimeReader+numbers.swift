/// Numbers: "20", "twenty-five", "a couple of", "3rd", "twenty third", "2nd last".
extension TimeReader {
    /// A count; `a` counts as one only where `mayBeArticle`.
    func count(at index: Int, mayBeArticle: Bool = true) -> Reading<Double>? {
        if isNumber(index) { return decimal(at: index) }
        guard let word = word(index) else { return symbol(at: index) }
        if word.marks.contains(.a) {
            if let vague = self.word(index + 1)?.number, has(index + 1, .vague) {
                return (Double(vague), skip(.of, index + 2))
            }
            return mayBeArticle ? (1, index + 1) : nil
        }
        // "anderthalb"
        if word.marks.contains(.half), let number = word.number { return (Double(number) + 0.5, index + 1) }
        if word.marks.contains(.vague), let number = word.number { return (Double(number), skip(.of, index + 1)) }
        return wholeNumber(at: index).map { (Double($0.value), $0.end) }
    }

    /// "½"
    private func symbol(at index: Int) -> Reading<Double>? {
        switch key(index) {
        case "½": (0.5, index + 1)
        case "¼": (0.25, index + 1)
        case "¾": (0.75, index + 1)
        default: nil
        }
    }

    private func decimal(at index: Int) -> Reading<Double>? {
        guard cells[index].key.utf8.count <= 12 else { return nil }
        if let value = integer(index) { return (Double(value), index + 1) }
        return NumberReader(decimalSeparator: decimalSeparator).read(cells[index].key).map { ($0, index + 1) }
    }

    /// In words: "twenty five", "twenty-five", "one hundred".
    func wholeNumber(at index: Int) -> Reading<Int>? {
        guard let first = word(index)?.number, !has(index, [.a, .vague, .scale]) else { return nil }
        if has(index + 1, .scale), word(index + 1)?.number == 100, first < 10 {
            let next = skip(.and, index + 2)
            return tens(at: next).map { (first * 100 + $0.value, $0.end) } ?? (first * 100, index + 2)
        }
        return tens(at: index)
    }

    /// "twenty", "twenty-five", "seven"; below 100.
    func tens(at index: Int) -> Reading<Int>? {
        guard let first = word(index)?.number, !has(index, [.a, .vague, .scale, .half, .quarter, .next]),
            word(index)?.unit == nil
        else { return nil }
        let next = hyphenated(index + 1)
        guard first >= 20, first % 10 == 0, let ones = word(next)?.number, (1...9).contains(ones), !has(next, .a) else {
            return (first, index + 1)
        }
        return (first + ones, next + 1)
    }

    /// A number of figures, else of words as in `tens`.
    func figuresOrTens(at index: Int) -> Reading<Int>? {
        integer(index).map { (value: $0, end: index + 1) } ?? tens(at: index)
    }

    private func hyphenated(_ index: Int) -> Int { isMark(index, "-") && isAttached(index) ? index + 1 : index }

    /// "3rd", "third", "twenty third", "last" (-1), "2nd last", "second to last" (-2).
    func ordinal(at index: Int) -> Reading<Int>? {
        guard let first = plainOrdinal(at: index) else { return nil }
        if first.value == -1 { return first }
        let next = has(first.end, .to) && word(first.end + 1)?.ordinal == -1 ? first.end + 1 : first.end
        if word(next)?.ordinal == -1 { return (-first.value, next + 1) }
        return first
    }

    private func plainOrdinal(at index: Int) -> Reading<Int>? {
        if let number = integer(index), isAttached(index + 1) {
            if has(index + 1, .ordinalEnd) { return (number, index + 2) }
            let hasDot = lexicon.table.dotIsOrdinal && isMark(index + 1, ".") && (1...53).contains(number)
            return hasDot ? (number, index + 2) : nil
        }
        if let ordinal = word(index)?.ordinal { return (ordinal, index + 1) }
        let next = hyphenated(index + 1)
        guard let tens = word(index)?.number, tens >= 20, tens % 10 == 0, let ones = word(next)?.ordinal, ones > 0,
            ones < 10
        else { return nil }
        return (tens + ones, next + 1)
    }
}

/// Years: "2026", "'87", "two thousand and five", "nineteen ninety nine".
extension TimeReader {
    /// Surely a year: four digits or words.
    func year(at index: Int) -> Reading<SaidYear>? {
        if let digits = integer(index), key(index).utf8.count == 4, (1000...2999).contains(digits) {
            return withEra(digits, index + 1)
        }
        if isMark(index, "'"), let digits = integer(index + 1), key(index + 1).utf8.count == 2, isAttached(index + 1) {
            return (.short(digits), index + 2)
        }
        guard let first = word(index)?.number, !has(index, .a) else { return nil }
        if has(index + 1, .scale), word(index + 1)?.number == 1000 {
            let next = skip(.and, index + 2)
            let rest = wholeNumber(at: next)
            return (.full(first * 1000 + (rest?.value ?? 0)), rest?.end ?? index + 2)
        }
        if has(index + 1, .scale), (11...20).contains(first) {
            let rest = tens(at: skip(.and, index + 2))
            return (.full(first * 100 + (rest?.value ?? 0)), rest?.end ?? index + 2)
        }
        guard (17...20).contains(first), let rest = tens(at: index + 1), rest.value >= 10, !has(rest.end, .oclock)
        else { return nil }
        return (.full(first * 100 + rest.value), rest.end)
    }

    /// "2014 AD", "2555 BE".
    private func withEra(_ year: Int, _ end: Int) -> Reading<SaidYear> {
        if has(end, .era) { return (.full(year), end + 1) }
        if has(end, .buddhist), isAtEnd(end + 1) { return (.full(year - 543), end + 1) }
        return (.full(year), end)
    }

    /// Behind a date: "2026", ", 2026", "of 87", "in 2020", "15", "of this year".
    func yearAfterDate(at index: Int) -> Reading<SaidYear>? {
        var next = skip(mark: ",", index)
        let hasWord = has(next, [.of, .inside])
        next = skip([.of, .inside], next)
        if hasWord, let year = relativeYear(at: next) { return year }
        guard let read = year(at: next) ?? (next == index || hasWord ? shortYear(at: next, hasWord: hasWord) : nil)
        else {
            return nil
        }
        // "Nov 12 1015": hours and minutes rather than a year.
        if case .full(let year) = read.value, isNumber(next), !(1500...2200).contains(year) { return nil }
        return isClockAt(next) ? nil : read
    }

    /// Two digits behind "3rd Oct", not the hour of a time of day.
    private func shortYear(at index: Int, hasWord: Bool) -> Reading<SaidYear>? {
        guard let digits = integer(index), key(index).utf8.count == 2, !isAttached(index) else { return nil }
        guard hasWord || digits > 31 || isAtEnd(index + 1) && digits > 12 else { return nil }
        return (.short(digits), index + 1)
    }

    /// "this year", "next year".
    private func relativeYear(at index: Int) -> Reading<SaidYear>? {
        guard word(index + 1)?.unit == .year, let word = word(index) else { return nil }
        if word.marks.contains(.this) { return (.ahead(0), index + 2) }
        if word.marks.contains(.next) { return (.ahead(1), index + 2) }
        return word.marks.contains(.last) ? (.ahead(-1), index + 2) : nil
    }

    /// The number there is followed by what makes it a time of day: "20 pm", "20 o'clock", "20h".
    func isClockAt(_ index: Int) -> Bool {
        has(index + 1, [.am, .pm, .oclock]) || word(index + 1)?.unit == .hour && isAttached(index + 1)
    }
}
