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

    func takeClock(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.time.length == nil, moment.end == nil else { return nil }
        guard moment.time.clock == nil || moment.repetition != nil else { return moreClocks(at: index, of: &moment) }
        if moment.time.clock != nil {
            guard let more = furtherClock(at: index, of: moment) else { return nil }
            moment.clocks.append(more.value)
            return more.end
        }
        var start = index
        if has(index, .forSpan), moment.time.day != nil || moment.time.part != nil { start = index + 1 }
        guard let read = clock(at: start, need: need(start, moment, isFor: start > index)).map(withOther) else {
            return nil
        }
        guard let clock = read.value.clock else {
            (moment.noSuchClock, moment.time.clock) = (true, read.value.wrong ?? moment.time.clock)
            return read.end
        }
        if moment.repetition != nil { moment.clocks.append(clock) }
        (moment.time.clock, moment.time.zone) = (clock, read.value.zone)
        return read.end
    }

    /// "at 6 or 7": the first of two hours is meant.
    private func withOther(_ read: Reading<ReadClock>) -> Reading<ReadClock> {
        guard read.value.hasAt, let clock = read.value.clock, has(read.end, .or),
            let other = self.clock(at: read.end + 1, need: .bare), let second = other.value.clock,
            word(other.end)?.unit == nil
        else { return read }
        var first = read.value
        first.clock = clock.explained(by: second)
        return (first, other.end)
    }

    func need(_ index: Int, _ moment: SaidMoment, isFor: Bool) -> ClockNeed {
        if isFor { return .bare }
        if moment.time.part != nil, moment.time.day != nil || isAtStart(index) { return .bare }
        if moment.time.part != nil, has(index, .at) { return .bare }
        if moment.time.day == nil, moment.repetition == nil {
            if isHourOfPart(at: index) || isHourOfAlarm(at: index) || isHourOfList(at: index)
                || isStretchOfClocks(at: index)
            {
                return .bare
            }
            return isSpokenClock(at: index) ? .beside : .sure
        }
        return isHourOfDay(at: index, moment) ? .bare : .beside
    }

    /// "tomorrow 9", "tomorrow 9: rent", "every Monday 8": a number behind such a day, with nothing that it counts.
    private func isHourOfDay(at index: Int, _ moment: SaidMoment) -> Bool {
        guard let number = integer(index), number <= 24, key(index).utf8.count <= 2, !isAttached(index) else {
            return false
        }
        let isOfDays = moment.repetition.map { $0.rule.frequency == .daily || $0.rule.frequency == .weekly }
        let isAhead = if case .ahead? = moment.time.day { true } else { false }
        guard isOfDays ?? isAhead else { return isWeekday(moment.time.day) && isBeforeLength(index + 1) }
        return isAtEnd(index + 1) || isHeading(index + 1) || isMark(index + 1, ",") || isMark(index + 1, "(")
            || has(index + 1, .to)
            || isOfLeadingDay(index) || isBeforeCompany(index + 1)
            || moment.repetition != nil && (isHourOfTwo(index) || beginsStretch(index + 1))
    }

    /// "from 24 March", "for 6 weeks" behind the hour of what comes again.
    private func beginsStretch(_ index: Int) -> Bool {
        has(index, [.from, .starting, .since]) || has(index, .forSpan) && length(at: index + 1) != nil
    }

    /// "daily 8 and 20"
    private func isHourOfTwo(_ index: Int) -> Bool {
        has(index + 1, .and) && isNumber(index + 2) && (isAtEnd(index + 3) || isClockAt(index + 2))
    }

    /// "9 tomorrow", "3 in the morning", "8 tonight": a bare number before such a word; not "lesson 4 tomorrow 3pm".
    private func isHourOfPart(at index: Int) -> Bool {
        let number = figuresOrTens(at: index)
        guard let number, (1...12).contains(number.value), !isMark(index - 1, "-") else { return false }
        let next = skip(mark: ",", number.end)
        if has(next, .tonight) || word(next)?.day != nil {
            let isSaidBehind = clock(at: skip(.at, next + 1))?.value.clock != nil
            return !isSaidBehind && (isAtStart(index) || next > number.end || !isNumber(index - 1))
        }
        if has(next, .this) { return word(next + 1)?.part != nil && isAtStart(index) }
        if has(next, .inside), has(next + 1, .the) { return word(next + 2)?.part != nil }
        return has(next, .at) && word(next + 1)?.part == .night
            || word(next)?.part == .lunch && !isMark(number.end, ",")
    }
}
