/// A short weekday that is another word too, before everything else.
extension TimeReader {
    /// "sat bbq 3pm", "wed call mum", "di Müll rausbringen": what is said to be then has a time of day, or is to be done; not
    /// "sun cream".
    func isDayBeforeAll(_ index: Int, _ end: Int) -> Bool {
        guard isAtStart(index), cells.indices.contains(end), cells[end].kind == .word,
            !cells.indices[end...].contains(where: isTelling)
        else { return false }
        if saysClock(after: end) { return true }
        guard titleWords.wish.isVerbLast else { return isDeed(end) && !isAtEnd(end + 1) }
        return cells.lastIndex { $0.kind != .mark }.map {
            isDeed($0) || titleWords.wish.hasVerb(key($0)) || takesPlace($0)
        } == true
    }

    /// "lena di holen um 4", "max mo zum friseur um 16h": such a day, in a language where no other word of a wish is written
    /// so, of what has a time of day and no other day; not "erinner mi um 4", where whoever is told stands there.
    func isDayOfClock(_ index: Int) -> Bool {
        let words = titleWords
        guard words.wish.isVerbLast, index > 0, cells[index - 1].kind == .word, word(index - 1) == nil,
            !words.wish.forms.isTelling(key(index - 1)), !words.wish.tellers.contains(key(index - 1)),
            !titleWords.openings.contains(key(index - 1)),
            cells.indices.contains(where: isClockSaid)
        else { return false }
        return !cells.indices.contains { other in
            guard other != index, let said = word(other) else { return false }
            return said.weekday != nil || said.day != nil || said.month != nil
        }
    }

    /// "fri 9 dentist", "tomorrow 8 haircut": a number behind a day that stands before everything, and before what takes
    /// place at an hour, where none is said otherwise; not "fri 9 tickets".
    func isOfLeadingDay(_ index: Int) -> Bool {
        isAtStart(index - 1) && isNumber(index) && !saysClock(after: index) && takesPlace(index + 1)
    }

    /// "exam 14th": a day of the month behind what takes place at an hour, and before nothing else.
    func isOrdinalBehindEvent(_ index: Int) -> Bool {
        isNumber(index) && takesPlace(index - 1) && ordinal(at: index).map { isAtEnd($0.end) } == true
    }

    /// Up to the third it may be who comes when.
    private static let lastOfOrder = 3

    /// "pay rent 1st", "cancel gym by 31st": the end of what is to be done, and of nobody's rank or floor: "book our 1st".
    func isOrdinalBehindDeed(_ index: Int) -> Bool {
        guard index > 1, isNumber(index), let day = ordinal(at: index), (1...31).contains(day.value), isAtEnd(day.end),
            cells[index - 1].kind == .word, !titleWords.wish.determiners.contains(key(index - 1)),
            !titleWords.wish.hasNumber(key(index - 1)), !titleWords.wish.isVerbLast
        else { return false }
        if has(index - 1, .to), index > 2 {
            return (0..<index - 1).contains { titleWords.wish.movers.contains(key($0)) }
        }
        let start = has(index - 1, [.by, .until]) ? index - 1 : index
        // "ask mom 1st" says who comes first.
        if start == index, day.value <= Self.lastOfOrder, titleWords.wish.calls.contains(key(0)) { return false }
        return word(index - 1) == nil && isDeed(0) || start < index && (0..<start).contains { isDeed($0) }
    }

    /// "1st every month", "3rd of each month"
    func isOrdinalBeforeMonths(_ index: Int) -> Bool {
        guard isNumber(index), let day = ordinal(at: index) else { return false }
        let next = skip(.of, day.end)
        return has(next, .every) && word(next + 1)?.unit == .month
    }

    func takesPlace(_ index: Int) -> Bool {
        let words = titleWords, word = key(index)
        return words.wish.appointments.contains(word) || words.wish.moments.contains(word) && words.wish.isVerbLast
            || words.wish.meals[word] != nil || words.wish.evenings.contains(word)
    }

    /// "di zahnarzt 9h": of what takes place at an hour, and is not over after six or more.
    func isHourOfAppointment(_ index: Int) -> Bool {
        lexicon.table.grammar.contains(.hourTellsTime) && integer(index).map { $0 > 5 } == true
            && titleWords.wish.appointments.contains(key(index - 1))
    }

    /// "dinner sat 8 with ben"
    func isBeforeCompany(_ index: Int) -> Bool { titleWords.wish.companyLinks.contains(key(index)) }

    /// "thu 10 1h", "fri 18 (90 min)": how long it takes, and nothing behind that.
    func isBeforeLength(_ index: Int) -> Bool {
        guard let length = length(at: skip(mark: "(", index), mayBeShort: true) else { return false }
        return !length.value.isOfDays && isAtEnd(length.end)
    }

    /// "i", "was"; "am" of "7 am" is not.
    private func isTelling(_ index: Int) -> Bool {
        titleWords.wish.tellers.contains(key(index)) && !isNumber(index - 1)
    }

    /// With no other day before it.
    private func saysClock(after start: Int) -> Bool {
        guard let clock = cells.indices[start...].dropFirst().first(where: isClockSaid) else { return false }
        return !(start..<clock).contains { index in
            let said = word(index)
            return said?.weekday != nil || said?.day != nil || said?.month != nil
        }
    }

    private func isClockSaid(_ index: Int) -> Bool {
        isNumber(index) && (isClockAt(index) || key(index).contains(":") || has(index - 1, .at))
    }

    private func isDeed(_ index: Int) -> Bool {
        let words = titleWords
        return !words.wish.isVerbLast
            && (words.wish.imperatives.contains(key(index)) || words.wish.chores.contains(key(index)))
    }
}
