import Core

/// Bounds: "before Friday", "until 11.30", "from Monday on", "not before the 5th", and the moments that they are about.
extension TimeReader {
    /// "before 4 pm", "since July", "until Friday", "by tomorrow", "after 2014", "from Monday on".
    func takeBound(at index: Int, of moment: inout SaidMoment) -> Int? {
        if let start = startWord(at: index) { return takeStart(at: start, of: &moment) }
        guard let (bound, next) = boundWord(at: index) else { return nil }
        // "vor zwei Wochen" lies back.
        if bound == .before, has(index, .ago), length(at: next, mayBeShort: true) != nil { return nil }
        // "the day before at 8:30": a time of day beside.
        if has(index, [.before, .after]), has(next, .at) { return nil }
        var inner = SaidMoment()
        let behind = skip([.about, .on, .at, .inside], next)
        let hasDay = moment.time.day != nil
        guard
            let end = boundMoment(at: behind, of: &inner) ?? boundHour(at: behind, of: &inner)
                ?? boundMinutes(at: behind, of: &inner) ?? (hasDay ? hourOfDay(at: behind, of: &inner) : nil),
            !inner.time.isEmpty
        else { return nil }
        if has(index, .ago) { inner.time.day = inner.time.day?.lying }
        if let repetition = moment.repetition {
            bind(repetition, bound, inner.time, &moment)
            return end
        }
        guard moment.end == nil, moment.bound == nil, moment.time.length == nil else {
            return closeBound(bound, inner.time, &moment) ? end : nil
        }
        return bind(bound, inner.time, at: index, &moment) ? end : nil
    }

    private func bind(
        _ repetition: SaidRepeat, _ bound: SaidMoment.Bound, _ time: SaidTime, _ moment: inout SaidMoment
    ) {
        // "every Monday 18:00 until 19:30": when each one ends.
        let isEnd = time.day == nil && time.part == nil && !moment.clocks.isEmpty
        if bound == .until, isEnd, moment.end == nil, !repetition.rule.isOfClock {
            moment.end = time
        } else if bound == .until || bound == .before {
            moment.until = time
        } else {
            moment.start = time
        }
    }

    private func bind(_ bound: SaidMoment.Bound, _ time: SaidTime, at index: Int, _ moment: inout SaidMoment) -> Bool {
        if moment.time.isEmpty {
            moment.time = time
        } else if let joined = moment.time.joined(with: time) {
            moment.time = joined
        } else if bound == .until || bound == .before, moment.time.length == nil, !isOfPurpose(before: index) {
            moment.end = time
            return true
        } else {
            return false
        }
        moment.bound = bound
        moment.isThrough = has(index, .through)
        return true
    }

    /// "cake for saturday | by friday": what it is for has a deadline of its own.
    private func isOfPurpose(before index: Int) -> Bool {
        has(index, .by) && (has(index - 2, .forSpan) || has(index - 3, .forSpan))
    }

    /// A day or a time, or "5 days" from now.
    private func boundMoment(at index: Int, of moment: inout SaidMoment) -> Int? {
        if let end = simpleMoment(at: index, of: &moment) { return end }
        guard let length = length(at: index, mayBeArticle: false), length.value.isOfDays, isAtEnd(length.end) else {
            return nil
        }
        moment.time.day = .span(length.value)
        return length.end
    }

    /// "pick up the parcel before 6", "wash the car by 5": a number at the end of what is to be done.
    private func boundHour(at index: Int, of moment: inout SaidMoment) -> Int? {
        let words = titleWords
        guard let first = cells.first(where: { $0.kind == .word }), !words.wish.isVerbLast, !isNumber(index - 2),
            words.wish.chores.contains(first.key) || !has(index - 1, .by) && titleWords.deeds.contains(first.key),
            let hour = integer(index), (1...12).contains(hour), isAtEnd(index + 1),
            let read = clock(at: index, need: .bare), read.end == index + 1
        else { return nil }
        moment.time.clock = read.value.clock
        return read.end
    }

    /// "ticket until 11.30": minutes behind a dot, with nothing that they count.
    private func boundMinutes(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard isNumber(index), key(index).contains("."), !has(index - 1, .by), !measures(index + 1),
            !isCounted(index + 1),
            let read = clock(at: index, need: .bare), let clock = read.value.clock, clock.minute % 5 == 0
        else { return nil }
        moment.time.clock = clock
        return read.end
    }

    /// "morgen ab 9 Handwerker": a number behind the day and such a word, with nothing that it counts.
    private func hourOfDay(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard has(index - 1, [.since, .until]), let hour = integer(index), hour <= 24, key(index).utf8.count <= 2,
            !isAttached(index + 1) || isAtEnd(index + 1), !measures(index + 1), let read = clock(at: index, need: .bare)
        else { return nil }
        moment.time.clock = read.value.clock
        return read.end
    }

    /// "later than 9:30 but before 11": two bounds make a range.
    private func closeBound(_ bound: SaidMoment.Bound, _ time: SaidTime, _ moment: inout SaidMoment) -> Bool {
        guard moment.end == nil, moment.bound == .after || moment.bound == .since, bound == .before || bound == .until
        else {
            return false
        }
        moment.end = time
        moment.bound = nil
        return true
    }

    private func boundWord(at index: Int) -> (SaidMoment.Bound, Int)? {
        if isDeniedBound(index) { return (.since, index + (has(index + 1, [.before, .until]) ? 2 : 3)) }
        if has(index, .before) { return lengthBehindAgo(at: index) == nil ? (.before, index + 1) : nil }
        if has(index, [.until, .by]), !(has(index, .by) && has(index + 1, .a)) { return (.until, index + 1) }
        if has(index, .after) { return (.after, index + 1) }
        if isMark(index, "<") || isMark(index, ">") {
            let hasEqual = isMark(index + 1, "=")
            let isLess = isMark(index, "<")
            return (isLess ? (hasEqual ? .until : .before) : (hasEqual ? .since : .after), index + (hasEqual ? 2 : 1))
        }
        return has(index, .since) ? (.since, index + 1) : nil
    }

    /// "not before Friday", "but not until Friday", which is from Friday on.
    func isDeniedBound(_ index: Int) -> Bool {
        let start = lexicon.table.contrasts.contains(key(index)) ? index + 1 : index
        return lexicon.table.exceptions.contains(key(start)) && has(start + 1, [.before, .until]) && index > 0
    }

    /// "starting Monday"; behind a comma "start Monday" and "start: Monday", too.
    private func startWord(at index: Int) -> Int? {
        let isNamed = has(index, .begin) && isMark(index - 1, ",")
        guard has(index, .starting) || isNamed, !has(index + 1, .of) else { return nil }
        return skip([.on, .from, .at], isNamed ? skip(mark: ":", index + 1) : index + 1)
    }

    private func takeStart(at index: Int, of moment: inout SaidMoment) -> Int? {
        var inner = SaidMoment()
        guard moment.start == nil, let end = simpleMoment(at: index, of: &inner), !inner.time.isEmpty else {
            return nil
        }
        if moment.repetition == nil, moment.lasts == nil, !moment.isEmpty {
            // "on 25 June starting 9.30": the hour of that day.
            guard moment.time.day != nil, moment.time.clock == nil, inner.time.day == nil, inner.time.clock != nil,
                let whole = moment.time.joined(with: inner.time)
            else { return nil }
            moment.time = whole
            return end
        }
        moment.start = inner.time
        return end
    }

    /// A day with a time of day, and nothing else: the end of a range, what a bound is about.
    func simpleMoment(at index: Int, of moment: inout SaidMoment, need: ClockNeed = .sure) -> Int? {
        var end = index
        for _ in 0..<5 {
            guard
                let next = simplePiece(at: end, of: &moment, need: end == index ? need : .sure)
                    ?? (isMark(end, ",") && !moment.isEmpty ? simplePiece(at: end + 1, of: &moment, need: .sure) : nil)
            else { break }
            end = next
        }
        return end > index ? end : nil
    }

    private func simplePiece(at index: Int, of moment: inout SaidMoment, need: ClockNeed) -> Int? {
        guard cells.indices.contains(index) else { return nil }
        if let end = takeLength(at: index, of: &moment) { return end }
        if need == .bare, moment.isEmpty, let read = clock(at: index, need: .bare), let clock = read.value.clock,
            !(clock.isNumber && day(at: index) != nil)
        {
            (moment.time.clock, moment.time.zone) = (clock, read.value.zone)
            return read.end
        }
        return takeClock(at: index, of: &moment) ?? takeDay(at: index, of: &moment) ?? takePart(at: index, of: &moment)
    }
}
