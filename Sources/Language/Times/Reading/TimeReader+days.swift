/// Days and longer stretches of the calendar.
extension TimeReader {
    /// A word before it asks for a day: "on", "next", "until".
    static let asking: TimeMarks = [
        .on, .from, .until, .since, .before, .after, .by, .to, .between, .every, .inside, .during, .starting, .of,
        .forSpan, .within,
    ]

    func isAsked(_ index: Int) -> Bool {
        has(index - 1, Self.asking)
            || has(index - 1, [.the, .about, .early, .late, .middle]) && has(index - 2, Self.asking)
            || has(index - 1, .ofThis)
    }

    /// A day without the small word before it.
    func day(at index: Int, depth: Int = 0) -> Reading<SaidDay>? {
        guard depth < 4, var read = plainDay(at: index, depth: depth) else { return nil }
        if has(read.end, .after), has(read.end + 1, .next) {
            read = (.afterNext(read.value), read.end + 2)
        }
        return shifted(read) ?? read
    }

    /// "next Tuesday + 10 days"
    private func shifted(_ read: Reading<SaidDay>) -> Reading<SaidDay>? {
        guard isMark(read.end, "+"), let length = length(at: read.end + 1), length.value.isOfDays else { return nil }
        return (.moved(read.value, length.value), length.end)
    }

    private func plainDay(at index: Int, depth: Int) -> Reading<SaidDay>? {
        let isAsked = isAsked(index)
        if isNumber(index) {
            if let found = nthDay(at: index, depth: depth) ?? namedDate(at: index, isAsked: isAsked) { return found }
            if let found = figureDate(at: index, isAsked: isAsked) ?? countedDay(at: index) { return found }
            return movedDay(at: index, depth: depth) ?? yearAlone(at: index)
        }
        if let found = holiday(at: index, .coming) ?? namedDate(at: index, isAsked: isAsked) { return found }
        return wordDay(at: index, depth: depth) ?? yearAlone(at: index)
    }

    private func wordDay(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let word = word(index) else { return nil }
        if word.marks.contains(.the) || word.marks.contains(.a) { return dayBehindThe(at: index, depth: depth) }
        // "week of the 22nd"
        if word.unit == .week, has(index + 1, [.of, .starting]), let week = theUnit(at: index, depth: depth) {
            return week
        }
        if let found = relativeDay(at: index) ?? nthDay(at: index, depth: depth) ?? portion(at: index, depth: depth) {
            return found
        }
        if let found = which(at: index) ?? weekday(at: index) ?? season(at: index, 0) { return found }
        if word.unit == .weekend, lexicon.table.grammar.contains(.onHoldsThe), has(index - 1, [.on, .forSpan]),
            !has(index, .plural)
        {
            return (.unit(.weekend, 0), index + 1)
        }
        return countedDay(at: index) ?? movedDay(at: index, depth: depth)
    }

    /// With a number: "2 Sundays from now", "week 31", "the 90s".
    private func countedDay(at index: Int) -> Reading<SaidDay>? {
        if let found = weekdaysAway(at: index) ?? numbered(at: index) { return found }
        return decade(at: index) ?? edge(at: index)
    }

    /// "tomorrow", "day after tomorrow".
    private func relativeDay(at index: Int) -> Reading<SaidDay>? {
        if let day = word(index)?.day, !isMorning(index), !has(index, .weak) || isBeforeTime(index) {
            return isWeekLater(index + 1)
                ? (.moved(.ahead(day), SaidLength(1, .week)), index + 2) : (.ahead(day), index + 1)
        }
        guard word(index)?.unit == .day else { return nil }
        if has(index + 1, .after), let day = word(index + 2)?.day { return (.ahead(day + 1), index + 3) }
        if has(index + 1, .before), let day = word(index + 2)?.day { return (.ahead(day - 1), index + 3) }
        return nil
    }

    /// "tom 5pm"; else it is Tom, who is called at 5, too, is met at noon and has his birthday: "lunch with tom 12:30", "bday
    /// tom 4 March".
    private func isBeforeTime(_ index: Int) -> Bool {
        let before = key(index - 1), words = titleWords
        guard !words.wish.companyLinks.contains(before), !words.wish.calls.contains(before) else { return false }
        return isNumber(index + 1) && word(index + 2)?.month == nil || word(index + 1)?.part != nil
    }

    /// "heute Morgen", "am Morgen": a word that names a day too ("morgen") is the part of one there.
    private func isMorning(_ index: Int) -> Bool {
        guard word(index)?.part != nil else { return false }
        return has(index - 1, [.on, .the, .at, .this, .every, .inside, .early, .late])
            || word(index - 1)?.weekday != nil
            || word(index - 1)?.day != nil
    }

    /// "the 3rd", "the day after tomorrow", "the week after next", "the week of the 18th".
    private func dayBehindThe(at index: Int, depth: Int) -> Reading<SaidDay>? {
        let next = index + 1
        if has(index, .the), let unit = theUnit(at: next, depth: depth) { return unit }
        if let named = namedDate(at: next, isAsked: isAsked(index)) ?? holiday(at: next, .coming) { return named }
        if let year = yearNamed(at: next) { return year }
        if let day = nthDay(at: next, depth: depth) ?? portion(at: next, depth: depth) ?? which(at: next) {
            return day
        }
        if has(index, .the), let day = weekdayBeside(at: next, depth: depth) { return day }
        if let found = relativeDay(at: next) ?? season(at: next, 0) ?? countedDay(at: next) { return found }
        if let found = movedDay(at: index, depth: depth) { return found }
        return has(index, .the) ? dayOfMonthAlone(at: next) : nil
    }

    /// "the 3rd", "the thirty"; a plain number only where a day is asked for.
    func dayOfMonthAlone(at index: Int) -> Reading<SaidDay>? {
        let isWanted = isAsked(index - 1)
        if let ordinal = ordinal(at: index), (1...31).contains(ordinal.value) {
            guard isNumber(index) || isWanted || isAsked(index),
                word(ordinal.end)?.unit == nil || word(ordinal.end)?.unit == .day
            else { return nil }
            // "the second look", "the first time"
            guard isNumber(index) || isAtEnd(ordinal.end) || cells[ordinal.end].word != nil, !has(ordinal.end, .times)
            else {
                return nil
            }
            return (
                .date(SaidDate(day: ordinal.value)), word(ordinal.end)?.unit == .day ? ordinal.end + 1 : ordinal.end
            )
        }
        let number = figuresOrTens(at: index)
        guard isWanted, let number, (1...31).contains(number.value), key(index).utf8.count <= 2 || !isNumber(index),
            isAtEnd(number.end)
        else { return nil }
        return (.date(SaidDate(day: number.value)), number.end)
    }

    /// "3 days after Christmas", "two weeks before the 5th", "3 weeks from Tuesday", "a week from tomorrow".
    private func movedDay(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let length = length(at: index), length.value.isOfDays else {
            return depth < 3 ? nthAfter(at: index, depth: depth) : nil
        }
        let isBefore = has(length.end, .before)
        let isOn = has(length.end, .on) && length.value.unit == .week && word(length.end + 1)?.weekday != nil
        if isWeeksBeforeDay(length.value, length.end, from: index), let day = word(length.end)?.day {
            return (.moved(.ahead(day), length.value), length.end + 1)
        }
        guard isBefore || isOn || has(length.end, [.after, .from]), !has(length.end + 1, .now),
            let day = day(at: length.end + 1, depth: depth + 1)
        else { return nil }
        return (.moved(day.value, isBefore ? -length.value : length.value), day.end)
    }

    /// "2 weeks today", "a fortnight tomorrow"; not "for 2 weeks today", which lasts.
    private func isWeeksBeforeDay(_ length: SaidLength, _ end: Int, from index: Int) -> Bool {
        length.days > 0 && length.days % 7 == 0 && length.months == 0 && word(end)?.day.map { $0 >= 0 } == true
            && !has(end, .weak) && !has(index - 1, [.forSpan, .all])
    }

    /// "the Friday after Thanksgiving", "the Monday before Easter".
    private func weekdayBeside(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let weekday = word(index)?.weekday, has(index + 1, [.after, .before]), !has(index + 2, .next),
            let day = day(at: index + 2, depth: depth + 1)
        else { return nil }
        return (.nthAfter(has(index + 1, .after) ? 1 : -1, weekday, day.value), day.end)
    }

    /// "third Tuesday after Christmas"
    private func nthAfter(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let nth = ordinal(at: index), let weekday = word(nth.end)?.weekday,
            has(nth.end + 1, [.after, .before]), let day = day(at: nth.end + 2, depth: depth + 1)
        else { return nil }
        return (.nthAfter(has(nth.end + 1, .after) ? nth.value : -nth.value, weekday, day.value), day.end)
    }
}
