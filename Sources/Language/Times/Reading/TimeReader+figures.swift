import Core

/// Dates in figures: "3/10", "2026-10-03", "3.10.26", "20261003", "10/2026".
extension TimeReader {
    /// `isAsked`: a word before it asks for a date, so that "4.22" and "24/7" may be one.
    func figureDate(at index: Int, isAsked: Bool) -> Reading<SaidDay>? {
        guard isNumber(index), !isPartOfNumber(index) else { return nil }
        let parts = figureParts(at: index)
        guard !continuesNumber(parts.end) else { return nil }
        switch parts.numbers.count {
        case 1: return compactDate(at: index)
        case 2: return pair(parts, at: index, isAsked: isAsked)
        case 3: return triple(parts)
        default: return nil
        }
    }

    private struct Parts {
        var numbers: [Int] = []
        /// How many digits each number has.
        var digits: [Int] = []
        var mark = ""
        var end: Int
    }

    /// "4", "/" and "25" with the same mark between them, all apart or all together; "4.25" is one cell.
    private func figureParts(at index: Int) -> Parts {
        if key(index).contains(".") { return dottedParts(at: index) }
        var parts = Parts(end: index + 1)
        guard let first = integer(index) else { return parts }
        (parts.numbers, parts.digits) = ([first], [key(index).utf8.count])
        while parts.numbers.count < 4, !(parts.numbers.count == 3 && (parts.digits[0] == 4 || parts.digits[2] == 4)),
            let mark = separator(parts.end), parts.mark.isEmpty || mark == parts.mark,
            let number = integer(parts.end + 1),
            isAttached(parts.end) == isAttached(parts.end + 1) || mark == "/" || mark == "-"
        {
            parts.numbers.append(number)
            parts.digits.append(key(parts.end + 1).utf8.count)
            parts.mark = mark
            parts.end += 2
        }
        if parts.numbers.count == 1 { return spacedParts(at: index) ?? parts }
        return parts
    }

    private func separator(_ index: Int) -> String? { isMark(index, "/") ? "/" : isMark(index, "-") ? "-" : nil }

    private func dottedParts(at index: Int) -> Parts {
        let numbers = key(index).split(separator: ".", omittingEmptySubsequences: false)
        var parts = Parts(mark: ".", end: index + 1)
        for number in numbers {
            guard let value = Int(number), number.utf8.count <= 4 else { return Parts(end: index + 1) }
            parts.numbers.append(value)
            parts.digits.append(number.utf8.count)
        }
        // "14.9." has a dot of its own.
        if parts.numbers.count == 2, isMark(parts.end, "."), isAttached(parts.end) {
            if let year = integer(parts.end + 1), isAttached(parts.end + 1) || key(parts.end + 1).utf8.count == 4 {
                parts.numbers.append(year)
                parts.digits.append(key(parts.end + 1).utf8.count)
                parts.end += 2
            } else {
                parts.mark = ".."
                parts.end += 1
            }
        }
        return parts
    }

    /// "2014 12 28"
    private func spacedParts(at index: Int) -> Parts? {
        let numbers = (index..<index + 3).compactMap { integer($0) }
        let digits = (index..<index + 3).map { key($0).utf8.count }
        guard numbers.count == 3, digits == [4, 2, 2], !isNumber(index + 3) else { return nil }
        return Parts(numbers: numbers, digits: digits, mark: " ", end: index + 3)
    }

    /// A number goes on before it: "1.2-3", "€5/6", "+43 664/12".
    private func isPartOfNumber(_ index: Int) -> Bool {
        guard isAttached(index), cells.indices.contains(index - 1), cells[index - 1].kind == .mark else { return false }
        guard !["(", "[", "'", ":", "~", "\"", ","].contains(key(index - 1)) else { return false }
        return !(isMark(index - 1, "/") && (index == 1 || !isAttached(index - 1))) && !["-"].contains(key(index - 1))
            || isNumber(index - 2) && isAttached(index - 1) && key(index - 1) != "-"
    }

    /// It goes on behind it: "80-32-89-89", "5/6kg".
    private func continuesNumber(_ index: Int) -> Bool {
        guard isAttached(index), cells.indices.contains(index) else { return false }
        if cells[index].kind == .word { return cells[index].word == nil }
        return ["/", "%", "€", "$", "°"].contains(key(index)) && !isMark(index, "/")
            || isMark(index, "/") && isNumber(index + 1)
    }

    /// "20261003"
    private func compactDate(at index: Int) -> Reading<SaidDay>? {
        guard let number = integer(index), key(index).utf8.count == 8, (1900...2100).contains(number / 10_000),
            CalendarDate(year: number / 10_000, month: number / 100 % 100, day: number % 100) != nil,
            !titleWords.wish.hasNumber(key(index - 1))
        else { return nil }
        return (full(number / 10_000, number / 100 % 100, number % 100), index + 1)
    }

    private func full(_ year: Int, _ month: Int, _ day: Int) -> SaidDay {
        .date(SaidDate(year: .full(year), month: month, day: day))
    }

    private func triple(_ parts: Parts) -> Reading<SaidDay>? {
        let (numbers, digits) = (parts.numbers, parts.digits)
        if digits[0] == 4 {
            guard (1000...2999).contains(numbers[0]), (1...31).contains(numbers[1]), (1...31).contains(numbers[2]),
                digits[1] <= 2, digits[2] <= 2, numbers[1] <= 12
            else { return nil }
            return (full(numbers[0], numbers[1], numbers[2]), parts.end)
        }
        guard digits[0] <= 2, digits[1] <= 2, digits[2] == 4 || digits[2] == 2, Self.mayBeDate(numbers[0], numbers[1])
        else { return nil }
        let year: SaidYear = digits[2] == 4 ? .full(numbers[2]) : .short(numbers[2])
        if case .full(let full) = year, !(1000...2999).contains(full) { return nil }
        // With dots and a year the day comes first everywhere.
        if parts.mark == ".", numbers[1] <= 12 {
            return (.date(SaidDate(year: year, month: numbers[1], day: numbers[0])), parts.end)
        }
        return (.figures(numbers[0], numbers[1], year: year), parts.end)
    }

    private static func mayBeDate(_ first: Int, _ second: Int) -> Bool {
        (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
    }

    private func pair(_ parts: Parts, at index: Int, isAsked: Bool) -> Reading<SaidDay>? {
        let (first, second) = (parts.numbers[0], parts.numbers[1])
        if let month = monthOfYear(parts) { return (month, parts.end) }
        guard parts.digits.allSatisfy({ $0 <= 2 }), Self.mayBeDate(first, second) else { return nil }
        let isDate: Bool
        switch parts.mark {
        case "/": isDate = isAsked || !isFraction(parts, at: index)
        case "..": isDate = isAsked || !isAtEnd(parts.end) || isAtStart(index) || lexicon.table.dotIsOrdinal
        case ".":
            isDate =
                (isAsked || isClockStrictly(parts.end)) && !isCountedBehind(parts.end)
                && !(second > 12 && (word(parts.end)?.day != nil || isHourOfBound(parts, at: index)))
        default: isDate = parts.digits == [2, 2] && isClockStrictly(parts.end)
        }
        // "3.10.", as with a year.
        let isDayFirst = parts.mark == ".." && second <= 12
        let day = isDayFirst ? SaidDay.date(SaidDate(month: second, day: first)) : .figures(first, second, year: nil)
        return isDate ? (day, parts.end) : nil
    }

    /// "until 11.30", "5-6.30": behind what bounds a time such minutes are no day.
    private func isHourOfBound(_ parts: Parts, at index: Int) -> Bool {
        (has(index - 1, [.until, .since, .from, .to, .before, .after]) || toMark(at: index - 1, mayBeAnd: false) != nil)
            && parts.numbers[0] < 24 && parts.numbers[1] % 5 == 0
    }

    /// "10/2026", "2026-10".
    private func monthOfYear(_ parts: Parts) -> SaidDay? {
        let isYear = { (index: Int) in parts.digits[index] == 4 && (1900...2199).contains(parts.numbers[index]) }
        let isMonth = { (index: Int) in parts.digits[index] <= 2 && (1...12).contains(parts.numbers[index]) }
        guard parts.mark == "/" || parts.mark == "-" else { return nil }
        if isYear(0), isMonth(1) { return .date(SaidDate(year: .full(parts.numbers[0]), month: parts.numbers[1])) }
        if isYear(1), isMonth(0) { return .date(SaidDate(year: .full(parts.numbers[1]), month: parts.numbers[0])) }
        return nil
    }

    /// "1/2 cup", "2 1/2", "24/7".
    private func isFraction(_ parts: Parts, at index: Int) -> Bool {
        let (first, second) = (parts.numbers[0], parts.numbers[1])
        if first == 24, second == 7 { return true }
        if isNumber(index - 1), !isAttached(index) { return true }
        if word(parts.end)?.unit != nil { return true }
        guard first < second, [2, 3, 4, 8].contains(second), first < 4 else { return false }
        return cells.indices.contains(parts.end) && cells[parts.end].kind == .word && word(parts.end) == nil
            || has(parts.end, [.of, .a])
    }

    /// Hours and minutes stand there.
    private func isClockStrictly(_ index: Int) -> Bool {
        guard let clock = clock(at: index)?.value.clock else { return false }
        return !clock.isNumber || has(index, .at)
    }

    /// "5.12 €", "4.5 kg".
    private func isCountedBehind(_ index: Int) -> Bool {
        guard cells.indices.contains(index) else { return false }
        return ["%", "€", "$", "£", "°"].contains(key(index)) || cells[index].kind == .word && cells[index].isAttached
            || word(index)?.unit != nil
    }
}
