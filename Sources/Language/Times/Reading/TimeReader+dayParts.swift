import Core

/// Parts of the day: "in the morning", "this evening", "late at night".
extension TimeReader {
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
