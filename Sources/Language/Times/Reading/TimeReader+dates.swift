/// Dates with the month in words: "3 Oct 2026", "October 3rd", "the third of March", "2026 Aug", "Dec31 , 1994".
extension TimeReader {
    /// `isAsked`: a word before it asks for a date, so that "may" may be one.
    func namedDate(at index: Int, isAsked: Bool) -> Reading<SaidDay>? {
        if word(index)?.month != nil { return monthFirst(at: index, isAsked: isAsked) }
        return dayFirst(at: index) ?? yearFirst(at: index)
    }

    private func date(_ year: SaidYear?, _ month: Int, _ day: Int?) -> SaidDay {
        .date(SaidDate(year: year, month: month, day: day))
    }

    /// "October 3rd, 2026", "Oct/3", "Oct. 3", "October 2026", "October".
    private func monthFirst(at index: Int, isAsked: Bool) -> Reading<SaidDay>? {
        guard let month = word(index)?.month else { return nil }
        let next = behindMonth(index + 1)
        if let day = dayOfMonth(at: next, month: month) {
            let year = yearBehind(day.end, isJoined: isJoint(index + 1))
            return (date(year?.value, month, day.value), year?.end ?? day.end)
        }
        if let year = yearAfterMonth(at: next) { return (date(year.value, month, nil), year.end) }
        guard mayStandAlone(index, isAsked: isAsked) else { return nil }
        return (date(nil, month, nil), index + 1)
    }

    /// Past the dot of "Oct." and the mark of "Oct/3" and "Sep-23".
    private func behindMonth(_ index: Int) -> Int {
        var index = index
        if isMark(index, "."), isAttached(index), !isAtEnd(index + 1) { index += 1 }
        if isMark(index, "/") || isMark(index, "-"), isAttached(index), isAttached(index + 1) { index += 1 }
        return skip(.the, index)
    }

    /// A month without a day: one that is no other word, or that is asked for, or that is all that was said. Who is called,
    /// asked or told is called so: "ask April about the sofa".
    private func mayStandAlone(_ index: Int, isAsked: Bool) -> Bool {
        guard !titleWords.wish.calls.contains(key(index - 1)), !lexicon.table.titles.contains(key(index - 1)) else {
            return false
        }
        guard has(index, .weak) else { return true }
        if has(index + 1, .after), has(index + 2, .next) { return true }
        return isAsked || !has(index, .short) && isAtStart(index) && isAtEnd(index + 1)
    }

    private func yearBehind(_ index: Int, isJoined: Bool) -> Reading<SaidYear>? {
        if isJoint(index), isAttached(index + 1),
            let year = year(at: index + 1) ?? (isJoined ? twoDigits(at: index + 1) : nil)
        {
            return year
        }
        return yearAfterDate(at: index)
    }

    private func twoDigits(at index: Int) -> Reading<SaidYear>? {
        guard let number = integer(index), key(index).utf8.count == 2 else { return nil }
        return (.short(number), index + 1)
    }

    private func yearAfterMonth(at index: Int) -> Reading<SaidYear>? {
        let next = skip([.of, .inside], skip(mark: ",", index))
        guard let year = year(at: next) else { return next > index ? yearAfterDate(at: index) : nil }
        if case .full(let number) = year.value, isNumber(next), !(1000...2200).contains(number) { return nil }
        return year
    }

    /// "3", "3rd", "third", "twenty one"; not the hour of a time of day.
    private func dayOfMonth(at index: Int, month: Int) -> Reading<Int>? {
        if let ordinal = ordinal(at: index), (1...39).contains(ordinal.value) {
            return word(ordinal.end)?.weekday == nil || isNumber(index) ? ordinal : nil
        }
        if let number = integer(index), key(index).utf8.count <= 2, (1...39).contains(number) {
            guard !isClockAt(index), !(isAttached(index + 1) && cells[index + 1].kind == .word) else { return nil }
            return (number, index + 1)
        }
        guard let number = tens(at: index), (1...31).contains(number.value), !has(number.end, .scale)
        else { return nil }
        return number.value == 20 && tens(at: number.end) != nil && year(at: index) != nil ? nil : number
    }

    /// "3 Oct", "3rd of October", "the twenty third day of September", "3-Oct-2026".
    private func dayFirst(at index: Int) -> Reading<SaidDay>? {
        let start = skip(.the, index)
        guard let day = dayNumber(at: start) else { return nil }
        var next = word(day.end)?.unit == .day ? day.end + 1 : day.end
        next = isMark(next, ".") && isAttached(next) ? next + 1 : next
        next = betweenDayAndMonth(next)
        guard let month = word(next)?.month,
            !cells[next].isAttached || isNumber(next - 1) || cells[next - 1].kind == .mark
        else { return dayOfList(day, from: start) }
        let behind = isMark(next + 1, ".") && !isAtEnd(next + 2) ? next + 2 : next + 1
        let year = yearBehind(behind, isJoined: isJoint(next - 1))
        return (date(year?.value, month, day.value), year?.end ?? next + 1)
    }

    /// "1. und 3. April", "2nd and 4th of May", "20, 21 and 25 March": the month stands behind the last of several days.
    private func dayOfList(_ day: Reading<Int>, from start: Int) -> Reading<SaidDay>? {
        guard isNumber(start), !has(start - 1, .every),
            ordinal(at: start) != nil || !titleWords.wish.hasNumber(key(start - 1)),
            has(day.end, .and) || isMark(day.end, ","), let other = dayFirst(at: day.end + 1),
            case .date(let date) = other.value, let month = date.month, day.value < date.day ?? 0
        else { return nil }
        return (.date(SaidDate(year: date.year, month: month, day: day.value)), day.end)
    }

    private func dayNumber(at index: Int) -> Reading<Int>? {
        if let ordinal = ordinal(at: index) { return (1...39).contains(ordinal.value) ? ordinal : nil }
        if let number = integer(index), key(index).utf8.count <= 2, (1...39).contains(number) {
            return (number, index + 1)
        }
        guard let number = tens(at: index), (1...31).contains(number.value), !has(index, .a) else { return nil }
        return number
    }

    private func betweenDayAndMonth(_ index: Int) -> Int {
        if has(index, .of) { return index + 1 }
        let isMarked = isMark(index, "/") || isMark(index, "-")
        return isMarked && isAttached(index) == isAttached(index + 1) ? index + 1 : index
    }

    /// "2026 Aug 3", "2019/aug/01", "2020/23/Sep", "23-2020-September", "2024 Aug".
    private func yearFirst(at index: Int) -> Reading<SaidDay>? {
        if let day = integer(index), (1...31).contains(day), isJoint(index + 1), let year = year(at: index + 2),
            isJoint(year.end), let month = word(year.end + 1)?.month
        {
            return (date(year.value, month, day), year.end + 2)
        }
        guard isNumber(index), let year = year(at: index), case .full = year.value else { return nil }
        let next = isJoint(year.end) ? year.end + 1 : year.end
        if let day = integer(next), isJoint(next + 1), let month = word(next + 2)?.month {
            return (date(year.value, month, day), next + 3)
        }
        guard let month = word(next)?.month else { return nil }
        if let day = dayOfMonth(at: isJoint(next + 1) ? next + 2 : next + 1, month: month) {
            return (date(year.value, month, day.value), day.end)
        }
        return (date(year.value, month, nil), next + 1)
    }

    private func isJoint(_ index: Int) -> Bool { (isMark(index, "/") || isMark(index, "-")) && isAttached(index) }
}
