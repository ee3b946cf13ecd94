import Core

/// Puts the pieces of a time together: "Friday dinner at 7" has two of them, "7pm on Friday the 3rd" three.
extension TimeReader {
    private static let mostPieces = 12

    /// The time that begins at a cell, of whatever kind; the whole of what belongs to it.
    func value(at index: Int) -> Reading<SaidValue>? {
        var moment = SaidMoment()
        var end = index
        for _ in 0..<Self.mostPieces {
            guard let next = piece(at: end, of: &moment) ?? pieceBehindMark(at: end, of: &moment) else { break }
            end = next
        }
        guard end > index, let value = moment.value else { return nil }
        return (value, end)
    }

    /// A comma or a bracket may lie between two pieces.
    private func pieceBehindMark(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard !moment.isEmpty,
            isMark(index, ",") || isMark(index, "(") || isMark(index, ".") && moment.time.clock == nil
                || isMark(index, ":") && moment.time.clock == nil && isNumber(index + 1)
        else { return nil }
        let isOpen = isMark(index, "(")
        guard let end = piece(at: index + 1, of: &moment) else { return nil }
        return isOpen ? skip(mark: ")", end) : end
    }

    /// Takes one piece; nil where none stands there that the moment still lacks.
    private func piece(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard cells.indices.contains(index) else { return nil }
        return takeRepeat(at: index, of: &moment) ?? takeBound(at: index, of: &moment)
            ?? takeRange(at: index, of: &moment) ?? takeLength(at: index, of: &moment)
            ?? takeClock(at: index, of: &moment) ?? takeDay(at: index, of: &moment)
            ?? takePart(at: index, of: &moment) ?? takeLast(at: index, of: &moment)
    }

    // MARK: Days

    func takeDay(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.time.length == nil else { return nil }
        let start = startOfDay(at: index, moment)
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
            return read.end
        }
        guard moment.repetition == nil, let day = Self.joined(old, read.value) else { return nil }
        moment.time.day = day
        return read.end
    }

    private func dayOrAlone(at start: Int, _ index: Int, _ moment: SaidMoment) -> Reading<SaidDay>? {
        if moment.isEmpty || start > index || moment.time.clock != nil || moment.time.day != nil
            || moment.repetition != nil,
            let read = day(at: start)
        {
            return read
        }
        // "Mon 13th", "on the 4th", "on 15": a day of a month alone.
        let isWeekday = if case .weekday? = moment.time.day { true } else { false }
        if isWeekday || moment.repetition != nil || moment.time.clock != nil && has(index, .on)
            || start > index && has(index, .on),
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

    private func dayNumberAlone(at index: Int, mayBePlain: Bool) -> Reading<SaidDay>? {
        let start = skip(.the, index)
        if let ordinal = ordinal(at: start), (-1...31).contains(ordinal.value), ordinal.value != 0 {
            let hasDay = word(ordinal.end)?.unit == .day
            return (.date(SaidDate(day: ordinal.value)), hasDay ? ordinal.end + 1 : ordinal.end)
        }
        guard mayBePlain, let number = integer(start), key(start).utf8.count <= 2, (1...31).contains(number),
            !isClockAt(start),
            isAtEnd(start + 1) || has(start + 1, [.at, .to, .until]) || word(start + 1)?.part != nil,
            !isAttached(start + 1) || isAtEnd(start + 1)
        else { return nil }
        return (.date(SaidDate(day: number)), start + 1)
    }

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

    /// One day said twice, or in two parts: "Tuesday, January 10", "next week Monday", "today 9th of August".
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
        case (.unit(.week, _), .weekday(let weekday, .coming)): return .weekdayIn(weekday, old)
        case (.weekday(let weekday, _), .unit(.week, _)): return .weekdayIn(weekday, new)
        case (.figures(let a, let b, nil), .weekday): return .figures(a, b, year: nil)
        case (.figures(let a, let b, let year?), .weekday): return .figures(a, b, year: year)
        case (.date(var date), .unit(.month, let count)) where date.month == nil && date.day != nil:
            let day = date.day ?? 1
            date.day = day
            return .nth(day, .unit(.day), in: .unit(.month, count))
        case (.date(var date), .unit(.year, let count)) where date.month != nil && date.year == nil:
            date.year = .ahead(count)
            return .date(date)
        case (.holiday(let holiday, _, nil), .unit(.year, let count)):
            return .holiday(holiday, .coming, year: .ahead(count))
        case (.weekday(let weekday, .coming), .span(let length)):
            return length.unit < .week ? nil : .weekdayIn(weekday, .weekOf(new))
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

    // MARK: Times of day

    func takeClock(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.time.length == nil, moment.end == nil, moment.time.clock == nil || moment.repetition != nil else {
            return nil
        }
        var start = index
        if has(index, .forSpan), moment.time.day != nil || moment.time.part != nil { start = index + 1 }
        if moment.time.clock != nil {
            guard has(start, .and) else { return nil }
            start += 1
        }
        guard let read = clock(at: start, need: need(start, moment, isFor: start > index)) else { return nil }
        guard let clock = read.value.clock else {
            (moment.noSuchClock, moment.time.clock) = (true, read.value.wrong ?? moment.time.clock)
            return read.end
        }
        if moment.time.clock != nil {
            moment.clocks.append(clock)
            return read.end
        }
        if moment.repetition != nil { moment.clocks.append(clock) }
        (moment.time.clock, moment.time.zone) = (clock, read.value.zone)
        return read.end
    }

    private func need(_ index: Int, _ moment: SaidMoment, isFor: Bool) -> ClockNeed {
        if isFor { return .bare }
        if moment.time.part != nil, moment.time.day != nil || isAtStart(index) { return .bare }
        if moment.time.part != nil, has(index, .at) { return .bare }
        if moment.time.day == nil, moment.repetition == nil { return isHourOfPart(at: index) ? .bare : .sure }
        return .beside
    }

    /// "9 tomorrow", "3 in the morning", "8 tonight": a bare number before such a word.
    private func isHourOfPart(at index: Int) -> Bool {
        let number = integer(index).map { (value: $0, end: index + 1) } ?? tens(at: index)
        guard let number, (1...12).contains(number.value), !isMark(index - 1, "-") else { return false }
        let next = skip(mark: ",", number.end)
        if has(next, .tonight) || word(next)?.day != nil {
            return isAtStart(index) || next > number.end || !isNumber(index - 1)
        }
        if has(next, .this) { return word(next + 1)?.part != nil && isAtStart(index) }
        if has(next, .inside), has(next + 1, .the) { return word(next + 2)?.part != nil }
        return has(next, .at) && word(next + 1)?.part == .night
            || word(next)?.part == .lunch && !isMark(number.end, ",")
    }

    // MARK: Parts of the day

    func takePart(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.time.part == nil, moment.time.length == nil, let read = part(at: index, moment) else { return nil }
        if let day = read.value.day {
            guard moment.time.day == nil || moment.time.day == day else { return nil }
            moment.time.day = day
        }
        if has(read.end - 1, .plural), moment.repetition == nil, case .weekday(let weekday, .coming)? = moment.time.day
        {
            // "Monday mornings"
            var rule = Recurrence(.weekly)
            rule.days = [Recurrence.Day(weekday)]
            moment.repetition = SaidRepeat(rule: rule)
        }
        (moment.time.part, moment.time.portion) = (read.value.part, read.value.portion)
        return read.end
    }

    struct ReadPart {
        var part: DayPart
        var portion: SaidPortion?
        var day: SaidDay?
    }

    /// "in the morning", "this evening", "last night", "at night", "early morning"; "morning" alone beside a day.
    private func part(at index: Int, _ moment: SaidMoment) -> Reading<ReadPart>? {
        var start = index
        let hasPreposition = has(index, [.inside, .during, .at, .by, .of, .on, .about])
        if hasPreposition { start += 1 }
        let hasThe = has(start, .the) || hasPreposition && lexicon.table.grammar.contains(.onHoldsThe)
        start = skip(.the, start)
        var day: SaidDay?
        if has(start, .this) {
            (day, start) = (.ahead(0), start + 1)
        } else if has(start, .last), word(start + 1)?.part != nil {
            (day, start) = (.ahead(-1), start + 1)
        }
        guard let named = namedPart(at: start), !((hasThe || has(index - 1, .the)) && day == .ahead(-1)) else {
            return nil
        }
        let isBeside = moment.time.day != nil || moment.time.clock != nil || moment.repetition != nil
        // "this lunch", "the Sunday breakfast": the meal itself.
        if has(named.end - 1, .weak), day != nil || !hasPreposition { return nil }
        let hasReason =
            day != nil || named.value.portion == .middle
            || hasPreposition && (hasThe || named.value.part == .night || named.value.part == .lunch)
        guard isBeside || hasReason || isBeforeDay(named.end), !has(start, .plural) || hasReason || isBeside else {
            return nil
        }
        var read = named
        read.value.day = day
        return read
    }

    /// "morning of Christmas", "evening of Friday", "afternoon at 7".
    private func isBeforeDay(_ index: Int) -> Bool {
        if has(index, .of) { return day(at: index + 1) != nil }
        return has(index, .at) && isNumber(index + 1) || figureClock(at: index, need: .sure, hasAt: false) != nil
            || wordClock(at: index, need: .sure) != nil
    }

    /// "morning", "early-morning", "late in the evening".
    private func namedPart(at index: Int) -> Reading<ReadPart>? {
        if let part = word(index)?.part {
            var read = ReadPart(part: part)
            if has(index, .middle) { read.portion = .middle }
            return (read, index + 1)
        }
        let portion: SaidPortion? =
            has(index, .early) ? .early : has(index, .late) ? .late : has(index, .middle) ? .middle : nil
        guard let portion else { return nil }
        var next = skip(mark: "-", index + 1)
        if has(next, [.inside, .at]) { next = skip(.the, next + 1) }
        if has(next, .tonight) { return (ReadPart(part: .night, portion: portion, day: .ahead(0)), next + 1) }
        guard let part = word(next)?.part else { return nil }
        return (ReadPart(part: part, portion: portion), next + 1)
    }
}
