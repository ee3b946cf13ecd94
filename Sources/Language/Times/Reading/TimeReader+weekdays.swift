/// Days of the week, and days and stretches by where they lie: "next Friday", "last month", "this past weekend".
extension TimeReader {
    /// "Friday"; a short one that is another word too ("sun") only where the words around it say so.
    func weekday(at index: Int) -> Reading<SaidDay>? {
        guard let weekday = word(index)?.weekday, !has(index, .plural) else { return nil }
        let end = isMark(index + 1, ".") && isAttached(index + 1) && key(index).utf8.count <= 5 ? index + 2 : index + 1
        guard
            !has(index, .weak) || isSureWeekday(index, end) || isDayOfDeed(index) || isDayBeforeAll(index, end)
                || isDayOfClock(index)
        else { return nil }
        // "Tuesday week" is the one a week after the next.
        if isWeekLater(end) { return (.moved(.weekday(weekday, .coming), SaidLength(1, .week)), end + 1) }
        return (.weekday(weekday, .coming), isAtEnd(end) ? index + 1 : end)
    }

    /// The "week" of "Tuesday week", "tomorrow week at 4": nothing but a time of day follows.
    func isWeekLater(_ index: Int) -> Bool {
        guard word(index)?.unit == .week, !has(index, [.plural, .short]) else { return false }
        return isAtEnd(index + 1) || isMark(index + 1, ",") || clock(at: index + 1, need: .beside) != nil
    }

    private func isSureWeekday(_ index: Int, _ end: Int) -> Bool {
        if isAsked(index) && !has(index - 1, [.the, .of, .inside])
            || isAtStart(index) && (isAtEnd(index + 1) || isMark(index + 1, ":"))
        {
            return true
        }
        let next = skip([.the, .at], skip(mark: ",", end))
        if isNumber(next) || word(next)?.part != nil || word(next)?.month != nil || has(next, .next) { return true }
        // "fr mittag"
        if !isNumber(next), !has(next, .at), clock(at: next)?.value.clock != nil { return true }
        // "mi den ganzen tag"
        if has(next, .all), length(at: next)?.value.unit == .day { return true }
        // "sa halb 8"
        if has(next, [.half, .quarter]), clock(at: next)?.value.clock != nil { return true }
        if has(next, .at) || has(end, [.at, .to]) { return clock(at: end) != nil || word(end + 1)?.weekday != nil }
        if has(end, .from), clock(at: end + 1)?.value.clock != nil || isNumber(end + 1) { return true }
        if word(next)?.weekday != nil || has(next, .and) && word(next + 1)?.weekday != nil { return true }
        if isMark(index + 1, "-"), word(index + 2)?.weekday != nil { return true }
        return word(index - 1)?.month != nil || isNumber(index - 1) && word(index - 2)?.month != nil
            || word(index - 1)?.day != nil
            || word(index - 1)?.unit == .week
            || (has(index - 1, [.and, .to]) || isMark(index - 1, "-")) && word(index - 2)?.weekday != nil
            || has(index - 1, [.am, .pm]) || isNumber(index - 1) && key(index - 1).contains(":")
            || isNumber(index - 1) && isAttached(index - 1) && word(index - 2)?.unit == .hour
    }

    /// "this", "next", "last" and the like, with what they point at.
    func which(at index: Int) -> Reading<SaidDay>? {
        guard has(index, [.this, .next, .coming, .last, .past]) else { return nil }
        let (step, end) = step(at: index)
        if step == .next, word(index)?.number == 2 { return afterNext(at: end) }
        if let weekday = word(end)?.weekday, !has(end, .plural) {
            return (.weekday(weekday, step), end + 1)
        }
        if let holiday = holiday(at: end, step) { return holiday }
        let count = step == .next || has(index, .coming) ? 1 : step == .coming ? 0 : -1
        if let season = season(at: end, count) { return season }
        if let unit = word(end)?.unit, !unit.isOfClock, !has(end, [.plural, .endOf, .beginOf]) || unit == .season {
            return (.unit(unit, unit == .weekend && has(index, .coming) ? 0 : count), end + 1)
        }
        if has(end, .workday), !has(end, .plural) {
            return (.nth(count == 0 ? 1 : count, .workday, in: .ahead(0)), end + 1)
        }
        if let month = word(end)?.month, let date = namedDate(at: end, isAsked: true) {
            return whichMonth(date, month, count)
        }
        // "next 6th of April"
        if let date = namedDate(at: end, isAsked: true), case .date = date.value { return date }
        if has(index, .this), case .date(let date)? = figureDate(at: end, isAsked: true)?.value, date.year != nil {
            return figureDate(at: end, isAsked: true)
        }
        return nil
    }

    /// "übernächste Woche", "übernächsten Freitag".
    private func afterNext(at index: Int) -> Reading<SaidDay>? {
        if let weekday = word(index)?.weekday { return (.afterNext(.weekday(weekday, .coming)), index + 1) }
        guard let unit = word(index)?.unit, !unit.isOfClock else { return nil }
        return (.unit(unit, 2), index + 1)
    }

    /// "next March" is the next one to come, "last March" the one before now.
    private func whichMonth(_ date: Reading<SaidDay>, _ month: Int, _ count: Int) -> Reading<SaidDay>? {
        guard case .date(let said) = date.value, said.year == nil, said.day == nil, count != 0 else { return date }
        return (.numbered(.month, count < 0 ? -month : month, year: nil), date.end)
    }

    /// "this past", "this coming": the two words say one thing.
    private func step(at index: Int) -> (SaidWeek, Int) {
        let second = has(index, [.this, .last]) && has(index + 1, [.coming, .past, .next]) ? index + 1 : index
        if has(second, .past) { return (.past, second + 1) }
        if has(second, .last) { return (.last, second + 1) }
        if has(second, .next) { return (.next, second + 1) }
        return (.coming, second + 1)
    }

    /// "summer", "next winter", "summer 2027".
    func season(at index: Int, _ count: Int) -> Reading<SaidDay>? {
        guard let season = word(index)?.season, !has(index, .weak) || isAsked(index) || year(at: index + 1) != nil
        else {
            return nil
        }
        let year = yearAfterSeason(at: index + 1)
        guard isAsked(index) || count != 0 || year != nil || isAtStart(index) && isAtEnd(index + 1) else { return nil }
        return (.season(season, count, year: year?.value), year?.end ?? index + 1)
    }

    private func yearAfterSeason(at index: Int) -> Reading<SaidYear>? {
        year(at: skip([.of], index)) ?? (has(index, .of) ? yearAfterDate(at: index) : nil)
    }

    /// "two Sundays from now", "2 thursdays ago".
    func weekdaysAway(at index: Int) -> Reading<SaidDay>? {
        let number = figuresOrTens(at: index)
        guard let number, (1...99).contains(number.value), let weekday = word(number.end)?.weekday else { return nil }
        if has(number.end + 1, .ago) { return (.weekdays(weekday, -number.value), number.end + 2) }
        if has(number.end + 1, .from), has(number.end + 2, .now) {
            return (.weekdays(weekday, number.value), number.end + 3)
        }
        return has(number.end + 1, .later) ? (.weekdays(weekday, number.value), number.end + 2) : nil
    }

    /// A holiday by its name, with its year: "Christmas", "Thanksgiving 2027", "Easter of next year".
    func holiday(at index: Int, _ week: SaidWeek) -> Reading<SaidDay>? {
        guard cells.indices.contains(index), cells[index].kind != .other else { return nil }
        for name in lexicon.holidays(from: cells[index].key) {
            guard let end = end(of: name.words, at: index) else { continue }
            let year = yearAfterSeason(at: end) ?? yearAfterDate(at: end)
            return (.holiday(name.holiday, week, year: year?.value), year?.end ?? end)
        }
        return nil
    }

    /// Behind words that stand there one after another; the apostrophe of "presidents' day" may lie between.
    private func end(of words: [String], at index: Int) -> Int? {
        var index = index
        for (number, word) in words.enumerated() {
            if number > 0, isMark(index, "'") || isMark(index, "’"), words[number - 1].utf8.last == 0x73 { index += 1 }
            if number > 0, isMark(index, "-") { index += 1 }
            guard key(index) == word, cells[index].kind != .other else { return nil }
            index += 1
        }
        return index
    }
}
