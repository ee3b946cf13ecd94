/// Ranges: "from 3 to 5 pm", "between Monday and Friday", "July 13-15", "9:30 - 11".
extension TimeReader {
    func takeRange(at index: Int, of moment: inout SaidMoment) -> Int? {
        if let end = takeCounted(at: index, of: &moment) { return end }
        guard moment.end == nil, moment.span == nil, moment.time.length == nil || !moment.isEmpty else { return nil }
        if has(index, [.from, .between]), !has(index + 1, .now) || has(index + 2, [.and, .to]) {
            return takeBetween(at: index, of: &moment)
        }
        let start = startOfRange(index)
        if isSpokenBeforeHour(start, moment) { return nil }
        if let end = takeBareRange(at: start, isOpen: false, of: &moment) { return end }
        return takeSecondEnd(at: index, of: &moment)
    }

    /// "today at ten to three", "tomorrow quarter to 9": ten minutes before it, and no range.
    private func isSpokenBeforeHour(_ index: Int, _ moment: SaidMoment) -> Bool {
        let isDay = if case .ahead? = moment.time.day { true } else { isWeekday(moment.time.day) }
        return isDay && !isNumber(index) && has(index + 1, .to) && !lexicon.table.grammar.contains(.pastIsAfter)
            && clock(at: index)?.value.clock.map { $0.minute % 15 != 0 || has(index, .quarter) } == true
            && !has(index - 1, [.from, .between])
    }

    private func startOfRange(_ index: Int) -> Int {
        let start = has(index, [.at, .on, .inside, .during]) ? index + 1 : index
        return skip([.about, .from, .between], start)
    }

    private func takeBetween(at index: Int, of moment: inout SaidMoment) -> Int? {
        let isBetween = has(index, .between)
        let start = skip(.about, index + 1)
        if let end = takeDaysOfMonth(at: skip(.the, start), of: &moment) { return end }
        if let end = takeBareRange(at: start, isOpen: true, of: &moment) { return end }
        var first = SaidMoment()
        guard let middle = simpleMoment(at: start, of: &first, need: .bare), !first.time.isEmpty,
            !first.noSuchClock
        else { return nil }
        if let second = secondEnd(of: first.time, at: middle, mayBeAnd: isBetween) {
            return take(first.time, second, of: &moment) ? second.end : nil
        }
        guard !isBetween else { return nil }
        if moment.repetition != nil || moment.lasts != nil {
            moment.start = first.time
        } else if moment.isEmpty {
            guard !(first.time.clock?.isNumber ?? false) else { return nil }
            (moment.time, moment.bound) = (first.time, .since)
        } else if first.time.day == nil, moment.bound == nil, moment.end == nil,
            let whole = moment.time.joined(with: first.time)
        {
            (moment.time, moment.bound) = (whole, .since)
        } else {
            return nil
        }
        return has(middle, .on) && isAtEnd(middle + 1) ? middle + 1 : skip(.onward, middle)
    }

    /// "apr to oct" of what comes again: from the beginning of one month to the end of the other.
    func takeMonths(at index: Int, of moment: inout SaidMoment) -> Int? {
        let start = skip([.from, .between], index)
        guard moment.start == nil, moment.until == nil, let first = word(start)?.month,
            let mark = toMark(at: start + 1, mayBeAnd: has(index, .between)), let last = word(mark.end)?.month,
            namedDate(at: start, isAsked: false)?.end ?? 0 <= start + 1,
            namedDate(at: mark.end, isAsked: false)?.end ?? 0 <= mark.end + 1
        else { return nil }
        moment.start = SaidTime(day: .date(SaidDate(month: first)))
        moment.until = SaidTime(day: .portion(.end, .date(SaidDate(month: last))))
        return mark.end + 1
    }

    /// "im Juli vom 4. bis zum 11.", "in July from the 4th to the 11th": days of the month that was said before.
    private func takeDaysOfMonth(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard case .date(let month)? = moment.time.day, month.month != nil, month.day == nil, moment.time.clock == nil,
            let first = dayOfMonth(at: index), has(first.end, [.to, .until]),
            let last = dayOfMonth(at: skip([.to, .the], first.end + 1)), first.value < last.value
        else { return nil }
        var (begin, end) = (month, month)
        (begin.day, end.day) = (first.value, last.value)
        (moment.time.day, moment.end) = (.date(begin), SaidTime(day: .date(end)))
        return last.end
    }

    /// "4th", and "4" that is no hour.
    private func dayOfMonth(at index: Int) -> Reading<Int>? {
        if let ordinal = ordinal(at: index) { return ordinal }
        guard let number = integer(index), (1...31).contains(number), !isClockAt(index) else { return nil }
        return (number, index + 1)
    }

    private func take(_ first: SaidTime, _ second: SecondEnd, of moment: inout SaidMoment) -> Bool {
        if moment.repetition != nil {
            guard first.clock == nil else {
                moment.clocks = [first.clock].compactMap(\.self)
                moment.end = second.time
                return true
            }
            (moment.start, moment.until) = (first, second.time)
            return true
        }
        if moment.time.isEmpty {
            moment.time = first
        } else if moment.time.clock == nil, let whole = moment.time.joined(with: first) {
            moment.time = whole
        } else {
            return false
        }
        (moment.end, moment.isThrough) = (second.time, second.isThrough)
        return true
    }

    /// "- 11:00" behind "9:30", "to Friday" behind "Monday", "- 15" behind "July 13".
    private func takeSecondEnd(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard !moment.time.isEmpty, moment.bound == nil, moment.repetition == nil || moment.time.clock != nil,
            let second = secondEnd(of: moment.time, at: index, mayBeAnd: false)
        else { return nil }
        if let year = second.year, case .date(var date)? = moment.time.day, date.year == nil {
            date.year = year
            moment.time.day = .date(date)
        }
        (moment.end, moment.isThrough) = (second.time, second.isThrough)
        return second.end
    }

    struct SecondEnd {
        var time: SaidTime
        var isThrough: Bool
        var year: SaidYear?
        var end: Int
    }

    private func secondEnd(of first: SaidTime, at index: Int, mayBeAnd: Bool) -> SecondEnd? {
        guard let mark = toMark(at: index, mayBeAnd: mayBeAnd) else { return nil }
        if first.clock == nil, case .date(let date)? = first.day, date.day != nil,
            let second = dayOfSameMonth(date, at: mark.end)
        {
            return SecondEnd(
                time: SaidTime(day: second.value), isThrough: true, year: second.year, end: second.end)
        }
        var inner = SaidMoment()
        inner.isInner = true
        let need: ClockNeed = first.clock != nil || first.length != nil ? .bare : .sure
        if let end = simpleMoment(at: mark.end, of: &inner, need: need), !inner.time.isEmpty {
            guard !inner.noSuchClock,
                first.clock != nil || inner.time.clock == nil || inner.time.day != nil || first.length != nil
            else { return nil }
            return SecondEnd(time: inner.time, isThrough: mark.isThrough, end: end)
        }
        guard let year = year(at: mark.end), first.clock == nil, first.day != nil else { return nil }
        return SecondEnd(
            time: SaidTime(day: .date(SaidDate(year: year.value))), isThrough: mark.isThrough, end: year.end)
    }

    /// "15" behind "July 13 -", with the year of both.
    private func dayOfSameMonth(_ date: SaidDate, at index: Int)
        -> (value: SaidDay, year: SaidYear?, end: Int)?
    {
        let start = skip(.the, index)
        let number = ordinal(at: start) ?? figuresOrTens(at: start)
        guard let number, (1...39).contains(number.value), key(start).utf8.count <= 2 || !isNumber(start),
            namedDate(at: start, isAsked: false) == nil, figureDate(at: start, isAsked: true) == nil,
            !isClockAt(start), clock(at: start) == nil
        else { return nil }
        let isLater = number.value > (date.day ?? 0)
        let year = date.year == nil ? yearAfterDate(at: number.end) : nil
        var second = SaidDate(day: number.value)
        if isLater { (second.month, second.year) = (date.month, date.year ?? year?.value) }
        return (.date(second), year?.value, year?.end ?? number.end)
    }

    func toMark(at index: Int, mayBeAnd: Bool) -> (end: Int, isThrough: Bool)? {
        if has(index, .to) { return (skip(.the, index + 1) == index + 1 ? index + 1 : index + 1, has(index, .through)) }
        if isMark(index, "-") || isMark(index, "~") { return (index + 1, false) }
        return mayBeAnd && has(index, [.and, .or]) ? (index + 1, false) : nil
    }
}
