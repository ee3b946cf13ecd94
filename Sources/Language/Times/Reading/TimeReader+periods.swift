/// Days and stretches by number and by part: "second Monday of last month", "week 31", "the end of the month".
extension TimeReader {
    /// "last Friday of the month", "3rd Thu in Apr", "the 35th day of 2010", "first week of May", "third Tuesday".
    func nthDay(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard depth < 3 else { return nil }
        if let whole = stretch(at: index, depth: depth) ?? dayOfUnit(at: index) { return whole }
        guard let nth = ordinal(at: index), nth.value != 0, abs(nth.value) <= 366, let item = item(at: nth.end) else {
            return nil
        }
        if has(item.end, [.of, .inside]) || isMark(item.end, ","),
            let container = container(at: item.end + 1, depth: depth)
        {
            return (.nth(nth.value, item.value, in: container.value), container.end)
        }
        // "3rd quarter", "second half", and "21st century"
        if case .unit(let unit) = item.value, let most = Self.mostInYear[unit], (1...most).contains(nth.value),
            !has(item.end, [.past, .to])
        {
            let year = yearAfterSeason(item.end)
            return (.numbered(unit, nth.value, year: year?.value), year?.end ?? item.end)
        }
        guard case .weekday = item.value, nth.value != -1, !has(item.end, [.after, .before]),
            key(index) != "second" || isAsked(index)
        else { return nil }
        return (.nth(nth.value, item.value, in: nil), item.end)
    }

    /// "the 24th half past two" is no half of a year.
    private static let mostInYear: [TimeUnit: Int] = [.half: 2, .quarter: 4, .century: 366]

    /// "2nd of next month", "the 10th of the month".
    private func dayOfUnit(at index: Int) -> Reading<SaidDay>? {
        guard isNumber(index), let nth = ordinal(at: index), (1...31).contains(nth.value), has(nth.end, .of) else {
            return nil
        }
        let next = skip(.the, nth.end + 1)
        if next > nth.end + 1, word(next)?.unit == .month, !has(next + 1, [.after, .before]) {
            return (.date(SaidDate(day: nth.value)), next + 1)
        }
        guard let which = which(at: nth.end + 1), case .unit(.month, _) = which.value else { return nil }
        return (.nth(nth.value, .unit(.day), in: which.value), which.end)
    }

    private func yearAfterSeason(_ index: Int) -> Reading<SaidYear>? {
        year(at: skip(mark: ",", skip(.of, index))) ?? (has(index, .of) ? yearAfterDate(at: index) : nil)
    }

    private func item(at index: Int) -> Reading<SaidItem>? {
        if let weekday = word(index)?.weekday { return (.weekday(weekday), index + 1) }
        if has(index, .workday) { return (.workday, index + 1) }
        if has(index, .half) { return (.unit(.half), index + 1) }
        guard let unit = word(index)?.unit, !unit.isOfClock, !has(index, [.endOf, .beginOf]) else { return nil }
        // "last week end of October"
        if unit == .week, has(index + 1, .end), has(index + 2, .of) { return (.unit(.weekend), index + 2) }
        return (.unit(unit), index + 1)
    }

    /// What lies around the days that are counted: "the month", "this month", "May", "2015", "last year".
    private func container(at index: Int, depth: Int) -> Reading<SaidDay>? {
        let next = skip(.the, index)
        if let unit = word(next)?.unit, !unit.isOfClock, unit > .day { return (.unit(unit, 0), next + 1) }
        if let day = day(at: index, depth: depth + 1) { return day }
        return year(at: index).map { (.date(SaidDate(year: $0.value)), $0.end) }
    }

    /// "first ten days of last year"
    private func stretch(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let edge = ordinal(at: index), abs(edge.value) == 1, let count = count(at: edge.end, mayBeArticle: false),
            count.value >= 1, count.value <= 400, let unit = word(count.end)?.unit, !unit.isOfClock,
            has(count.end + 1, [.of, .inside])
                || edge.value == 1 && word(count.end + 2) != nil && !has(count.end + 1, .after),
            let container = container(at: skip([.of, .inside], count.end + 1), depth: depth)
        else { return nil }
        return (.stretch(Int(count.value) * edge.value, unit, in: container.value), container.end)
    }

    /// "early next year", "mid May", "the end of the month", "late 2026", "the rest of the week", "later this week".
    func portion(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let portion = portionWord(at: index) else { return nil }
        let isEdge =
            portion.value == .start || portion.value == .end || portion.value == .rest || portion.value == .middle
        let next = skip(.inside, skip(mark: "-", portion.end))
        let behind = isEdge ? skip(.of, next) : next
        let mayStandAlone = lexicon.table.grammar.contains(.edgeStandsAlone) || word(behind)?.month != nil
        if isEdge, behind == next, portion.value != .rest, portion.value != .middle, !mayStandAlone { return nil }
        let start = skip(.the, behind)
        if isEdge, behind > portion.end || start > behind, let unit = word(start)?.unit, !unit.isOfClock,
            !has(start, .plural)
        {
            return (.portion(portion.value, .unit(unit, 0)), start + 1)
        }
        let month = word(behind)?.month == nil ? nil : namedDate(at: behind, isAsked: true)
        guard let day = month ?? day(at: behind, depth: depth + 1) ?? yearNamed(at: behind) else {
            return year(at: behind).map { (.portion(portion.value, .date(SaidDate(year: $0.value))), $0.end) }
        }
        return (.portion(portion.value, day.value), day.end)
    }

    private func portionWord(at index: Int) -> Reading<SaidPortion>? {
        if has(index, .early) { return (.early, index + 1) }
        if has(index, .middle) { return (.middle, index + 1) }
        if has(index, .late) { return (.late, index + 1) }
        if has(index, .rest) { return (.rest, index + 1) }
        if has(index, .later), has(skip(.inside, index + 1), .this) || word(skip(.inside, index + 1))?.day == 0 {
            return (.later, index + 1)
        }
        if has(index, .begin) { return (.start, index + 1) }
        return has(index, .end) ? (.end, index + 1) : nil
    }

    /// "EOM", "BOM", "EOY".
    func edge(at index: Int) -> Reading<SaidDay>? {
        guard let unit = word(index)?.unit, has(index, [.endOf, .beginOf]), !unit.isOfClock else { return nil }
        return (.portion(has(index, .endOf) ? .end : .start, .unit(unit, 0)), index + 1)
    }

    /// "week 31", "Q3 2026", "2019 q1", "18q4", "H2", "quarter 3".
    func numbered(at index: Int) -> Reading<SaidDay>? {
        if let year = year(at: index) ?? shortYearBeforeCount(at: index) {
            let next = skip(.the, isMark(year.end, "-") || isMark(year.end, ",") ? year.end + 1 : year.end)
            if let counted = counted(at: next) {
                return (.numbered(counted.unit, counted.number, year: year.value), counted.end)
            }
            if let nth = ordinal(at: next), word(nth.end)?.unit == .quarter, (1...4).contains(nth.value) {
                return (.numbered(.quarter, nth.value, year: year.value), nth.end + 1)
            }
            return nil
        }
        if let counted = counted(at: index) {
            let year = yearAfterSeason(skip(mark: "-", counted.end))
            return (.numbered(counted.unit, counted.number, year: year?.value), year?.end ?? counted.end)
        }
        guard word(index)?.unit == .week, let number = integer(index + 1), (1...53).contains(number) else { return nil }
        let year = yearAfterSeason(index + 2)
        return (.numbered(.week, number, year: year?.value), year?.end ?? index + 2)
    }

    private func shortYearBeforeCount(at index: Int) -> Reading<SaidYear>? {
        guard let number = integer(index), key(index).utf8.count == 2, isAttached(index + 1),
            counted(at: index + 1) != nil
        else { return nil }
        return (.short(number), index + 1)
    }

    private func counted(at index: Int) -> (unit: TimeUnit, number: Int, end: Int)? {
        guard let unit = word(index)?.counted, let number = integer(index + 1),
            isAttached(index + 1), (1...(unit == .half ? 2 : 4)).contains(number),
            unit != .half || !isAttached(index) || isMark(index - 1, "-")
        else { return nil }
        return (unit, number, index + 2)
    }

    /// "1970s", "the 90s", "70's", "nineties", "21st century".
    func decade(at index: Int) -> Reading<SaidDay>? {
        if let decade = word(index)?.decade, decade > 0, isAsked(index) || has(index - 1, .the) || isAtStart(index) {
            return (.numbered(.decade, decade, year: nil), index + 1)
        }
        guard let number = integer(index), number % 10 == 0 else { return nil }
        let digits = key(index).utf8.count
        let next = skip(mark: "'", index + 1)
        guard word(next)?.decade == 0, isAttached(next) || isAsked(index),
            digits == 4 && (1000...2990).contains(number)
                || digits == 2 && number >= 10 && (isAsked(index) || has(index - 1, .the))
        else { return nil }
        return (.numbered(.decade, number, year: nil), next + 1)
    }

    /// "in 2026", "year 2026", "cy 2026"; a bare number is no year.
    func yearAlone(at index: Int) -> Reading<SaidDay>? {
        if let named = yearNamed(at: index) { return named }
        guard
            has(index - 1, [.inside, .since, .until, .before, .after, .by, .from, .during, .through, .of, .between])
                || isMark(index + 1, "~") && isNumber(index) || isMark(index - 1, "~"),
            let year = year(at: index), !(isNumber(index) && has(index - 1, [.inside]) && word(year.end)?.unit != nil)
        else { return nil }
        if case .full(let number) = year.value, isNumber(index), !(1900...2199).contains(number) { return nil }
        return (.date(SaidDate(year: year.value)), year.end)
    }

    /// "year 2026", "the year 1066", "year two hundred and sixty seven".
    func yearNamed(at index: Int) -> Reading<SaidDay>? {
        guard word(index)?.unit == .year else { return nil }
        if let year = year(at: index + 1) { return (.date(SaidDate(year: year.value)), year.end) }
        guard let number = wholeNumber(at: index + 1), number.value > 31, word(number.end)?.unit == nil else {
            return nil
        }
        return (.date(SaidDate(year: .full(number.value))), number.end)
    }

    /// "the week of the 18th", "the week after next", "the month", "the day after".
    func theUnit(at index: Int, depth: Int) -> Reading<SaidDay>? {
        guard let unit = word(index)?.unit, !unit.isOfClock, !has(index, [.plural, .endOf, .beginOf]) else {
            return nil
        }
        if has(index + 1, .after), has(index + 2, .next) { return (.unit(unit, 2), index + 3) }
        if has(index + 1, .before), has(index + 2, .last) { return (.unit(unit, -2), index + 3) }
        if unit == .week, has(index + 1, [.of, .starting]), let day = day(at: skip(.on, index + 2), depth: depth + 1) {
            return (.weekOf(day.value), day.end)
        }
        if unit == .day, has(index + 1, [.after, .before]) {
            if let day = word(index + 2)?.day { return (.ahead(day + (has(index + 1, .after) ? 1 : -1)), index + 3) }
            if isAtEnd(index + 2) { return (.ahead(has(index + 1, .after) ? 1 : -1), index + 2) }
        }
        if has(index + 1, [.after, .before]), let day = day(at: index + 2, depth: depth + 1) {
            let length = has(index + 1, .after) ? SaidLength(1, unit) : -SaidLength(1, unit)
            return (unit == .week ? .weekOf(.moved(day.value, length)) : .moved(day.value, length), day.end)
        }
        // "the day", "for the month": the present one.
        let isCut = [",", ":", ";"].contains { isMark(index + 1, $0) }
        guard !isAttached(index + 1) || isCut || isAtEnd(index + 1), yearNamed(at: index) == nil,
            numbered(at: index) == nil,
            has(index - 2, [.of, .inside, .forSpan, .during, .by, .before, .after])
                || unit == .weekend && has(index - 2, [.on, .at]) || isAtEnd(index + 1)
        else { return nil }
        return (.unit(unit, 0), index + 1)
    }
}
