/// The day of a time, which may be said in two parts: "Tuesday, January 10", "next week Monday".
extension TimeReader {
    func takeDay(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.time.length == nil else { return nil }
        let start = startOfDay(at: index, moment)
        // "log in tomorrow", "put it on tonight"
        if start > index, moment.isEmpty, has(index, [.on, .inside]), has(start, .tonight) || word(start)?.day != nil {
            return nil
        }
        if has(start, .tonight) {
            guard moment.time.part == nil, moment.time.day == nil || moment.time.day == .ahead(0) else { return nil }
            (moment.time.day, moment.time.part) = (.ahead(0), .night)
            return start + 1
        }
        guard let read = dayOrAlone(at: start, index, moment), !(has(read.end, .of) && has(read.end + 1, .every)) else {
            return nil
        }
        // "Freitagabend"
        if let last = word(read.end - 1), last.weekday != nil, let part = last.part { moment.time.part = part }
        if moment.repetition != nil, addToRepeat(read.value, &moment) { return read.end }
        guard let old = moment.time.day else {
            moment.time.day = read.value
            return takeOrNext(read, of: &moment) ?? read.end
        }
        guard moment.repetition == nil, let day = Self.joined(old, read.value) else { return nil }
        moment.time.day = day
        return read.end
    }

    /// "this weekend or next": from the one to the other.
    private func takeOrNext(_ read: Reading<SaidDay>, of moment: inout SaidMoment) -> Int? {
        guard case .unit(let unit, let count) = read.value, moment.end == nil, moment.repetition == nil,
            has(read.end, .or), has(read.end + 1, .next), word(read.end + 2) == nil
        else { return nil }
        (moment.end, moment.isThrough) = (SaidTime(day: .unit(unit, count + 1)), true)
        return read.end + 2
    }

    private func dayOrAlone(at start: Int, _ index: Int, _ moment: SaidMoment) -> Reading<SaidDay>? {
        if moment.isEmpty || start > index || moment.time.clock != nil || moment.time.day != nil
            || moment.repetition != nil,
            let read = day(at: start)
        {
            return read
        }
        // "Mon 13th", "on the 4th", "on 15", "until 20th": a day of a month alone.
        let isWeekday = isWeekday(moment.time.day)
        if isWeekday || isNumber(start) && has(start - 1, .until) || moment.repetition != nil
            || moment.time.clock != nil && has(index, .on)
            || start > index && has(index, .on) || isOrdinalBeforeClock(start) || isOrdinalBehindEvent(start)
            || isOrdinalBehindDeed(start)
            || isOrdinalBeforeMonths(start),
            let day = dayNumberAlone(at: start, mayBePlain: isWeekday || moment.time.clock != nil)
        {
            return day
        }
        // "25th" is all that was said.
        guard isNumber(start), let ordinal = ordinal(at: start), (1...31).contains(ordinal.value), isAtStart(index),
            isAtEnd(ordinal.end)
        else { return nil }
        return (.date(SaidDate(day: ordinal.value)), ordinal.end)
    }

    /// "24th 8:45", "24th at 9am", "24th half past 2": what has a time of day is a day.
    private func isOrdinalBeforeClock(_ index: Int) -> Bool {
        guard isNumber(index), let day = ordinal(at: index), !titleWords.wish.hasNumber(key(index - 1)) else {
            return false
        }
        let next = skip(.at, skip(mark: ",", day.end))
        if has(next, [.half, .quarter]), clock(at: next) != nil { return true }
        return isNumber(next) && (isClockAt(next) || key(next).contains(":") || next > day.end)
    }

    private func dayNumberAlone(at index: Int, mayBePlain: Bool) -> Reading<SaidDay>? {
        let start = skip(.the, index)
        if let ordinal = ordinal(at: start), (-1...31).contains(ordinal.value), ordinal.value != 0 {
            let hasDay = word(ordinal.end)?.unit == .day
            return (.date(SaidDate(day: ordinal.value)), hasDay ? ordinal.end + 1 : ordinal.end)
        }
        guard mayBePlain, let number = integer(start), key(start).utf8.count <= 2, (1...31).contains(number),
            !isClockAt(start),
            isAtEnd(start + 1) || has(start + 1, [.at, .to, .until]) || word(start + 1)?.part != nil
                || isHeading(start + 1) || isJoint(start + 1) || isOfLeadingDay(start)
                || isBeforeCompany(start + 1),
            !isAttached(start + 1) || isAtEnd(start + 1) || isHeading(start + 1) || isJoint(start + 1)
        else { return nil }
        return (.date(SaidDate(day: number, isPlain: start == index ? true : nil)), start + 1)
    }

    /// What joins something else to it: "lunch fri 12, dinner sat 7".
    private func isJoint(_ index: Int) -> Bool {
        (isMark(index, ",") || has(index, .and)) && cells.indices.contains(index + 1) && cells[index + 1].kind == .word
            && word(index + 1) == nil
    }

    /// A colon behind which words stand: "Friday 8: bins".
    func isHeading(_ index: Int) -> Bool { isMark(index, ":") && !isNumber(index + 1) && !isAtEnd(index) }

    /// Past "on", "for the", "of": small words before a day.
    private func startOfDay(at index: Int, _ moment: SaidMoment) -> Int {
        var start = index
        if has(start, [.about, .by]),
            has(start + 1, [.the, .this, .next, .on]) || word(start + 1)?.month != nil
                || word(start + 1)?.unit != nil || word(start + 1)?.weekday != nil || word(start + 1)?.ordinal != nil
                || isNumber(start + 1) && has(start, .about) && !moment.isEmpty
        {
            start = has(start, .about) ? start + 1 : start
        }
        if has(start, .forSpan), length(at: start + 1, mayBeShort: true) != nil { return start }
        if has(start, [.on, .inside, .during, .forSpan])
            || has(start, .of) && !moment.isEmpty && !(moment.isInner && moment.time.part == nil)
            || has(start, .at) && (has(start + 1, .the) || word(start + 1)?.unit != nil || has(start + 1, .end))
        {
            return skip([.about], start + 1)
        }
        return start
    }

    /// One day said twice, or in two parts: "Tuesday, January 10", "next week Monday", "today 9th of August", "tomorrow in
    /// a week".
    static func joined(_ old: SaidDay, _ new: SaidDay) -> SaidDay? {
        switch (old, new) {
        case (.weekday(let weekday, let week), .date(var date)):
            guard date.weekday == nil, date.day != nil || date.month == nil, week != .past else { return nil }
            date.weekday = weekday
            return .date(date)
        case (.date(var date), .weekday(let weekday, .coming)):
            guard date.weekday == nil, date.day != nil else { return nil }
            date.weekday = weekday
            return .date(date)
        case (.weekday, .figures), (.weekday, .ahead), (.ahead, .weekday(_, .coming)): return newer(old, new)
        case (.ahead, .date(let date)): return date.day == nil ? nil : new
        case (.ahead, .figures): return new
        case (.ahead, .span(let length)): return .moved(old, length)
        case (.unit(.week, _), .weekday(let weekday, .coming)): return .weekdayIn(weekday, old)
        case (.weekday(let weekday, _), .unit(.week, _)): return .weekdayIn(weekday, new)
        case (.figures(let a, let b, nil), .weekday): return .figures(a, b, year: nil)
        case (.figures(let a, let b, let year?), .weekday): return .figures(a, b, year: year)
        case (.date(var date), .unit(.month, let count)) where date.month == nil && date.day != nil:
            let day = date.day ?? 1
            date.day = day
            return .nth(day, .unit(.day), in: .unit(.month, count))
        case (.unit(.month, let count), .date(let date)) where date.month == nil && date.weekday == nil:
            return date.day.map { .nth($0, .unit(.day), in: .unit(.month, count)) }
        case (.date(var date), .unit(.year, let count)) where date.month != nil && date.year == nil:
            date.year = .ahead(count)
            return .date(date)
        case (.holiday(let holiday, _, nil), .unit(.year, let count)):
            return .holiday(holiday, .coming, year: .ahead(count))
        case (.weekday(let weekday, .coming), .span(let length)):
            // Nobody says "Monday in a week" of the next one; in German it is eight days.
            let weeks = length.wholeWeeks
            if weeks == 1 { return .moved(old, SaidLength(1, .week)) }
            return length.unit < .week && weeks == nil ? nil : .weekdayIn(weekday, .weekOf(new))
        case (.span, .weekday(let weekday, .coming)): return .weekdayIn(weekday, .weekOf(old))
        case (.portion(let portion, .unit(.day, 0)), _): return .portion(portion, new)
        case (.holiday(let holiday, .coming, nil), .span(let length)): return .holidayFrom(holiday, length)
        case (.moved, .weekday(let weekday, .coming)): return .weekdayIn(weekday, .weekOf(old))
        case (.nth(let count, let item, nil), .unit): return .nth(count, item, in: new)
        default: return nil
        }
    }

    private static func newer(_ old: SaidDay, _ new: SaidDay) -> SaidDay {
        if case .weekday = new { return old }
        return new
    }
}

extension SaidLength {
    /// How many weeks it is: "2 weeks", "14 days", and "8 days", which are a week where both ends are counted.
    fileprivate var wholeWeeks: Int? {
        guard months == 0, seconds == 0, unit == .week || unit == .day else { return nil }
        return days % 7 == 0 || days == 8 || days == 15 ? days / 7 : nil
    }
}
