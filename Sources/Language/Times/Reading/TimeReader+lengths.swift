/// Lengths: "20 minutes", "an hour and a half", "2 days 3 hours", "1/2 h", "15'".
extension TimeReader {
    private static let mostParts = 8

    /// `mayBeShort`: a word before it asks for a length, so that "3 d" is one.
    func length(at index: Int, mayBeShort: Bool = false, mayBeArticle: Bool = true) -> Reading<SaidLength>? {
        guard var total = lengthPart(at: index, mayBeShort: mayBeShort, mayBeArticle: mayBeArticle) else { return nil }
        var parts = 1
        while parts < Self.mostParts, let next = furtherPart(total, mayBeShort || parts > 1) {
            total = (total.value + next.value, next.end)
            parts += 1
        }
        return total
    }

    private func furtherPart(_ total: Reading<SaidLength>, _ mayBeShort: Bool) -> Reading<SaidLength>? {
        let next = skip(.and, skip(mark: ",", total.end))
        if next > total.end || !isMark(total.end, ","), let half = extraHalf(total, at: next) { return half }
        let part =
            isHourOfDayAhead(total, at: next)
            ? nil : lengthPart(at: next, mayBeShort: true, mayBeArticle: next > total.end)
        if let part, part.value.unit != total.value.unit, word(part.end)?.weekday == nil { return part }
        return bareMinutes(total, at: next)
    }

    /// "in zwei Wochen 14h": where "14h" tells the time, it is no part of so many days.
    private func isHourOfDayAhead(_ total: Reading<SaidLength>, at index: Int) -> Bool {
        lexicon.table.grammar.contains(.hourTellsTime) && total.value.isOfDays && isNumber(index)
            && word(index + 1)?.unit == .hour && key(index + 1).utf8.count == 1
    }

    /// "and a half", of the unit before.
    private func extraHalf(_ total: Reading<SaidLength>, at index: Int) -> Reading<SaidLength>? {
        let start = skip(.a, index)
        guard index > total.end, has(start, [.half, .quarter]), word(start + 1)?.unit == nil else { return nil }
        return (SaidLength(has(start, .half) ? 0.5 : 0.25, total.value.unit), start + 1)
    }

    /// "1 hour fifteen", "3h30".
    private func bareMinutes(_ total: Reading<SaidLength>, at index: Int) -> Reading<SaidLength>? {
        guard total.value.unit == .hour, total.value.days == 0 else { return nil }
        if let digits = integer(index), isAttached(index), index == total.end, digits < 60 {
            return (SaidLength(Double(digits), .minute), index + 1)
        }
        let number = figuresOrTens(at: index)
        guard let number, (5...59).contains(number.value), isAtEnd(number.end), !isAttached(index) else { return nil }
        return (SaidLength(Double(number.value), .minute), number.end)
    }

    private func lengthPart(at index: Int, mayBeShort: Bool, mayBeArticle: Bool) -> Reading<SaidLength>? {
        if has(index, .all) { return wholeUnit(at: index) }
        if let fraction = fraction(at: index) { return unit(fraction.value, at: fraction.end, mayBeShort: true) }
        guard let count = count(at: index, mayBeArticle: mayBeArticle) else { return nil }
        if let primes = primes(count, at: count.end) { return primes }
        let isWord = !isNumber(index)
        if let more = mixed(count), let whole = unit(more.value, at: more.end, mayBeShort: false) { return whole }
        guard let whole = unit(count.value, at: skip(.more, count.end), mayBeShort: mayBeShort) else { return nil }
        // "a second", "one day" and the like are no lengths where they may be anything.
        if isWord, has(index, .a), word(whole.end - 1)?.marks.contains(.weak) == true, !mayBeShort { return nil }
        return whole
    }

    /// "all day", "whole-week", "ganztägig".
    private func wholeUnit(at index: Int) -> Reading<SaidLength>? {
        let next = word(index)?.unit == nil ? skip(.the, skip(mark: "-", index + 1)) : index
        guard let unit = word(next)?.unit, !unit.isOfClock, !has(next, .weak) else { return nil }
        return (SaidLength(1, unit), next + 1)
    }

    /// "two and a half", "one and two quarters", "five and half"; before the unit.
    private func mixed(_ count: Reading<Double>) -> Reading<Double>? {
        guard has(count.end, .and) else { return nil }
        let start = skip(.a, count.end + 1)
        if has(start, .half) { return (count.value + 0.5, start + 1) }
        if has(start, .quarter) { return (count.value + 0.25, start + 1) }
        if let quarters = tens(at: start), has(quarters.end, .quarter), quarters.value < 4 {
            return (count.value + Double(quarters.value) / 4, quarters.end + 1)
        }
        return nil
    }

    /// "half a", "a quarter of an", "three quarters of an", "1/2".
    private func fraction(at index: Int) -> Reading<Double>? {
        if let top = integer(index), isMark(index + 1, "/"), isAttached(index + 1), let bottom = integer(index + 2),
            isAttached(index + 2), (1...9).contains(top), (2...10).contains(bottom)
        {
            return (Double(top) / Double(bottom), skip(.a, skip(.of, index + 3)))
        }
        let start = skip(.a, index)
        if has(start, .half), word(start)?.number == nil { return (0.5, skip(.a, skip(mark: "-", start + 1))) }
        guard has(start, .quarter) else {
            guard let quarters = tens(at: index), has(quarters.end, .quarter), has(quarters.end + 1, .of) else {
                return nil
            }
            return (Double(quarters.value) / 4, skip(.a, quarters.end + 2))
        }
        if lexicon.table.halfIsBefore, word(start + 1)?.unit == .hour {
            return (0.25 * Double(word(start)?.number ?? 1), start + 1)
        }
        return has(start + 1, .of) ? (0.25, skip(.a, start + 2)) : nil
    }

    private func unit(_ count: Double, at index: Int, mayBeShort: Bool) -> Reading<SaidLength>? {
        let index = skip(.of, isMark(index, "-") && isAttached(index) ? index + 1 : index)
        // "timer 10m"
        guard let unit = word(index)?.unit, mayBeShort || !has(index, .short) || has(index - 2, .timer),
            !has(index, [.endOf, .beginOf])
        else { return nil }
        // "Viertelstunde" is fifteen of its unit.
        return (SaidLength(count * Double(word(index)?.number ?? 1), unit), index + 1)
    }

    /// "15'" and "1\"" for minutes and seconds.
    private func primes(_ count: Reading<Double>, at index: Int) -> Reading<SaidLength>? {
        guard isAttached(index), isNumber(index - 1) else { return nil }
        if isMark(index, "'"), word(index + 1)?.decade == nil { return (SaidLength(count.value, .minute), index + 1) }
        return isMark(index, "\"") ? (SaidLength(count.value, .second), index + 1) : nil
    }
}
