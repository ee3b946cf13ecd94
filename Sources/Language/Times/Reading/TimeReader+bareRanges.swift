/// Ranges where the second end explains a bare number: "3-5 pm", "13 to 15 July", "9 - 11".
extension TimeReader {
    /// "3-5 pm", "13 to 15 July", "between 21 and 22.11.", "9 - 11"; `isOpen`: "from" or "between" stands before it.
    func takeBareRange(at index: Int, isOpen: Bool, of moment: inout SaidMoment) -> Int? {
        let start = skip(.the, index)
        guard let first = bareNumber(at: start),
            let mark = toMark(at: first.end, mayBeAnd: isOpen || has(index - 1, .between)),
            moment.time.clock == nil, namedDate(at: start, isAsked: true) == nil
        else { return nil }
        let isBeforeDay = moment.time.day == nil && isHoursBeforeDay(from: start, to: mark.end)
        let isOverNight = isWeekday(moment.time.day) && isOverNight(first.value, mark.end)
        guard isBeforeDay || isOverNight || figureDate(at: start, isAsked: true).map({ $0.end <= mark.end }) ?? true
        else {
            return nil
        }
        let areHours = isWeekday(moment.time.day) && isDottedEnd(of: first.value, at: mark.end)
        if moment.time.day == nil || isWeekday(moment.time.day), !areHours,
            let day = secondDay(first.value, at: skip(.the, mark.end))
        {
            guard moment.repetition == nil else { return nil }
            (moment.time.day, moment.end, moment.isThrough) = (day.first, SaidTime(day: day.second), true)
            return day.end
        }
        if moment.isEmpty, let days = ordinalDays(from: start, mark.end) {
            (moment.time.day, moment.end, moment.isThrough) = (days.first, SaidTime(day: days.second), true)
            return days.end
        }
        let isOfEvent = isStretchOfEvent(from: start, first.value, to: mark.end)
        let mayBeBare = isOpen || isBeforeDay || moment.time.day != nil || moment.repetition != nil || isOfEvent
        return takeBareHours(first.value, from: start, mark.end, mayBeBare, of: &moment)
    }

    /// "meeting w/ Bob 10 to 11": behind what takes place, and before nothing that is counted; "match 6-4" is a score.
    private func isStretchOfEvent(from start: Int, _ first: Int, to index: Int) -> Bool {
        guard isNumber(start), !has(start - 1, .at), !titleWords.wish.hasNumber(key(start - 1)),
            cells[..<start].indices.contains(where: takesPlace), let last = hourOfEnd(at: index),
            Self.areHours(first, last)
        else { return false }
        return mayFollowClock(index + 1)
    }

    /// "fri 22-6"
    private func isOverNight(_ first: Int, _ index: Int) -> Bool {
        integer(index).map { first > $0 && first > 12 && Self.areHours(first, $0) } == true
    }

    /// "tue 5-6.30": minutes that are no month behind the later hour, and no dot behind them.
    private func isDottedEnd(of first: Int, at index: Int) -> Bool {
        guard key(index).contains("."), !isMark(index + 1, "."), let last = hourOfEnd(at: index),
            let minutes = key(index).split(separator: ".").last.flatMap({ Int($0) })
        else { return false }
        // "di 5-6.10" are days of October.
        return Self.areHours(first, last) && (minutes == 0 || minutes > 12)
    }

    /// "6" of "5-6", "5-6.30" and "5-6:30".
    func hourOfEnd(at index: Int) -> Int? {
        if let hour = integer(index) { return hour }
        guard isNumber(index), let clock = figureClock(at: index, need: .bare, hasAt: false)?.value.clock else {
            return nil
        }
        return clock.hour
    }

    func isWeekday(_ day: SaidDay?) -> Bool { if case .weekday? = day { true } else { false } }

    private func bareNumber(at index: Int) -> Reading<Int>? {
        if let ordinal = ordinal(at: index), ordinal.value > 0 { return ordinal }
        if let number = integer(index), key(index).utf8.count <= 2 {
            let hasDot = isMark(index + 1, ".") && isAttached(index + 1) && toMark(at: index + 2, mayBeAnd: true) != nil
            return (number, hasDot ? index + 2 : index + 1)
        }
        return has(index, .a) ? nil : tens(at: index)
    }

    private func secondDay(_ first: Int, at index: Int) -> (first: SaidDay, second: SaidDay, end: Int)? {
        guard (1...39).contains(first) else { return nil }
        if let named = namedDate(at: index, isAsked: true), case .date(let date) = named.value, date.day != nil,
            date.month != nil
        {
            return (.date(SaidDate(year: date.year, month: date.month, day: first)), named.value, named.end)
        }
        if let figures = figureDate(at: index, isAsked: true), case .figures(let a, let b, let year) = figures.value {
            return (.figures(first, b, year: year), .figures(a, b, year: year), figures.end)
        }
        if let figures = figureDate(at: index, isAsked: true), case .date(var date) = figures.value, date.day != nil {
            date.day = first
            return (.date(date), figures.value, figures.end)
        }
        return nil
    }

    /// "the 20th to the 22nd", "vom 20. bis 22.": both are written as days of a month.
    private func ordinalDays(from start: Int, _ index: Int) -> (first: SaidDay, second: SaidDay, end: Int)? {
        let index = skip(.the, index)
        guard isNumber(start), isNumber(index), let first = ordinal(at: start), let second = ordinal(at: index),
            (1..<second.value).contains(first.value), second.value <= 31, !isClockAt(second.end - 1)
        else { return nil }
        return (.date(SaidDate(day: first.value)), .date(SaidDate(day: second.value)), second.end)
    }

    private func takeBareHours(
        _ first: Int, from start: Int, _ index: Int, _ mayBeBare: Bool, of moment: inout SaidMoment
    )
        -> Int?
    {
        guard (0...24).contains(first), !has(start + 1, .ordinalEnd),
            let second = clock(at: index, need: .bare), let clock = second.value.clock
        else { return nil }
        if clock.isNumber {
            let isAlone = isAtStart(start) && isAtEnd(second.end) && isNumber(start) && isNumber(index)
            guard mayBeBare || isAlone,
                first < clock.hour || first <= 12 && clock.hour <= 12 || isOverNight(first, index), clock.hour != first
            else {
                return nil
            }
        }
        var hour = SaidTime.Clock(hour: first, isWholeHour: true, isNumber: true)
        if clock.half != nil, (1...12).contains(first) { hour.half = Self.half(of: first, before: clock) }
        moment.time.clock = hour
        moment.time.zone = second.value.zone
        if moment.repetition != nil { moment.clocks = [hour] }
        moment.end = SaidTime(clock: clock)
        return second.end
    }

    /// "11 - 1 pm" begins in the morning, "3 - 5 pm" in the afternoon.
    private static func half(of hour: Int, before end: SaidTime.Clock) -> SaidTime.Half? {
        hour % 12 < end.hour % 12 || hour % 12 == end.hour % 12 && end.minute > 0
            ? end.half : end.half == .pm ? .am : .pm
    }
}
