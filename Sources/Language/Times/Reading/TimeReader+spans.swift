import Core

/// Lengths, from now and of what lasts: "in 20 minutes", "2 days ago", "for 3 weeks", "all day".
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
    func lengthBehindAgo(at index: Int) -> Reading<SaidLength>? {
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
