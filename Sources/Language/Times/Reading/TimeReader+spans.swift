import Core

/// Lengths and open ranges: "in 20 minutes", "2 days ago", "for 3 weeks", "the next 3 days", "before Friday".
extension TimeReader {
    func takeLength(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.time.length == nil else { return nil }
        if let present = present(at: index, moment) {
            moment.time = present.value
            return present.end
        }
        guard let read = lengthFromNow(at: index) else { return nil }
        if read.value.isOfDays {
            guard let old = moment.time.day else {
                moment.time.day = .span(read.value)
                return read.end
            }
            guard let day = Self.joined(old, .span(read.value)) else { return nil }
            moment.time.day = day
            return read.end
        }
        // "heute in 2 Stunden"
        if moment.time == SaidTime(day: .ahead(0)) { moment.time.day = nil }
        guard moment.isEmpty else { return nil }
        moment.time.length = read.value
        return read.end
    }

    /// "now", "at the moment".
    private func present(at index: Int, _ moment: SaidMoment) -> Reading<SaidTime>? {
        moment.isEmpty && has(index, .now) ? (SaidTime(length: SaidLength()), index + 1) : nil
    }

    /// "in an hour", "20 minutes ago", "3 days later", "2 hours from now", "+15min", "a week earlier".
    private func lengthFromNow(at index: Int) -> Reading<SaidLength>? {
        if isMark(index, "+") || isMark(index, "-"), isNumber(index + 1), isAttached(index + 1), isAtStart(index),
            !(isAttached(index) && index > 0), let length = length(at: index + 1, mayBeShort: true), isAtEnd(length.end)
        {
            return (isMark(index, "-") ? -length.value : length.value, length.end)
        }
        if has(index, [.inside, .within]) { return lengthBehindIn(at: index) }
        if let ago = lengthBehindAgo(at: index) { return ago }
        let isTimer = has(index - 1, .timer) && has(index, .forSpan)
        if isTimer { return length(at: index + 1, mayBeShort: true) }
        if has(index, .ago), !has(index, .since) {
            // "vor zwei Wochen": the word stands before it.
            guard let length = length(at: index + 1, mayBeShort: true), !has(length.end, .ofThis) else { return nil }
            return (-length.value, length.end)
        }
        guard let length = length(at: skip(.the, index), mayBeShort: true) else { return nil }
        if has(length.end, .ago), !has(length.end, .before) { return (-length.value, length.end + 1) }
        if has(length.end, .earlier) { return (-length.value, length.end + 1) }
        if has(length.end, .later) { return (length.value, length.end + 1) }
        if has(length.end, .from), has(length.end + 1, .now) || word(length.end + 1)?.day == 0 {
            return (length.value, length.end + 2)
        }
        if has(length.end, .before), has(length.end + 1, .now) { return (-length.value, length.end + 2) }
        return nil
    }

    /// "vor 3 Tagen": the word for "before" in front of a length.
    private func lengthBehindAgo(at index: Int) -> Reading<SaidLength>? {
        guard lexicon.table.grammar.contains(.agoIsBefore), has(index, .before) else { return nil }
        return length(at: skip(.about, index + 1), mayBeShort: true).map { (-$0.value, $0.end) }
    }

    private func lengthBehindIn(at index: Int) -> Reading<SaidLength>? {
        var start = skip(.about, index + 1)
        start = skip(mark: "~", start)
        // "in -5 min" has passed.
        let isBack = isMark(start, "-") && isAttached(start + 1) && isNumber(start + 1)
        if isBack { return length(at: start + 1, mayBeShort: true).map { (-$0.value, $0.end) } }
        guard let length = length(at: start, mayBeShort: true) else { return nil }
        // "within 5 days" is a stretch, "in the next 5 days" too.
        guard !has(index, .within), !has(length.end, [.of, .after, .before]) else { return nil }
        if length.value.unit == .second, length.value.seconds > 3600 { return nil }
        return has(length.end, .later) ? (length.value, length.end + 1) : length
    }

    // MARK: Bounds

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

    // MARK: Lengths

    /// "for 3 weeks", "20 minutes", "within 5 days", "the next 3 days".
    func takeLast(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.lasts == nil, moment.time.length == nil else { return nil }
        if has(index, .forSpan) {
            let start = skip(.about, index + 1)
            let next = has(start, .the) && has(start + 1, [.next, .coming]) ? start + 2 : start
            guard
                let length = length(at: next, mayBeShort: true)
                    ?? length(at: skip([.to, .within], next), mayBeShort: true)
            else { return nil }
            moment.lasts = length.value
            return length.end
        }
        if let end = takeWhole(at: index, of: &moment) { return end }
        // "ab 20 Uhr zwei Stunden", "from 8pm 2 hours"
        if moment.bound == .since, moment.time.clock != nil, moment.end == nil, let length = length(at: index),
            !length.value.isOfDays
        {
            moment.lasts = length.value
            return length.end
        }
        // "7 Tage lang"
        if let length = length(at: index), word(length.end)?.marks.isSuperset(of: .long) == true {
            moment.lasts = length.value
            return length.end + 1
        }
        guard moment.isEmpty, let length = length(at: index, mayBeArticle: true), isSure(length, from: index) else {
            return nil
        }
        moment.lasts = length.value
        return length.end
    }

    /// "all week" by itself; behind a day "all day", "den ganzen Tag", "ganztägig".
    private func takeWhole(at index: Int, of moment: inout SaidMoment) -> Int? {
        let start = skip(.the, index)
        guard has(start, .all), let whole = length(at: start), whole.value.unit > .hour else { return nil }
        if moment.isEmpty {
            guard word(start)?.unit == nil else { return nil }
            moment.time.day = .unit(whole.value.unit, 0)
            return whole.end
        }
        guard whole.value.unit == .day, moment.time.day != nil, moment.time.clock == nil, moment.time.part == nil,
            moment.end == nil, moment.bound == nil, moment.repetition == nil
        else { return nil }
        moment.lasts = whole.value
        return whole.end
    }

    /// "an hour" alone is a length, "a day" may be anything.
    private func isSure(_ length: Reading<SaidLength>, from index: Int) -> Bool {
        if has(index, .all) { return true }
        return !(has(index, .a) && length.end == index + 2) || length.value.unit == .hour
            || length.value.unit == .minute
    }
}
