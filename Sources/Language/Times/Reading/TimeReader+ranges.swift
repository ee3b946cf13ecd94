/// Ranges: "from 3 to 5 pm", "between Monday and Friday", "July 13-15", "9:30 - 11", "the next 3 days".
extension TimeReader {
    func takeRange(at index: Int, of moment: inout SaidMoment) -> Int? {
        if let end = takeCounted(at: index, of: &moment) { return end }
        guard moment.end == nil, moment.span == nil, moment.time.length == nil || !moment.isEmpty else { return nil }
        if has(index, [.from, .between]), !has(index + 1, .now) || has(index + 2, [.and, .to]) {
            return takeBetween(at: index, of: &moment)
        }
        if let end = takeBareRange(at: startOfRange(index, moment), isOpen: false, of: &moment) { return end }
        return takeSecondEnd(at: index, of: &moment)
    }

    private func startOfRange(_ index: Int, _ moment: SaidMoment) -> Int {
        let start = has(index, [.at, .on, .inside, .during]) ? index + 1 : index
        return skip([.about, .from, .between], start)
    }

    // MARK: Counted stretches

    /// "the next 3 days", "last two weeks", "2 next days", "within 5 days", "in the past hour".
    private func takeCounted(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.isEmpty else { return nil }
        if has(index, .within) { return takeWithin(at: index, of: &moment) }
        var start = has(index, [.inside, .during, .forSpan]) ? index + 1 : index
        start = skip(.the, start)
        let counted = countBehindWhich(at: start) ?? whichBehindCount(at: start)
        guard let counted else { return nil }
        moment.span = .counted(counted.count, counted.unit)
        return counted.end
    }

    private typealias Counted = (count: Int, unit: TimeUnit, end: Int)

    private func countBehindWhich(at index: Int) -> Counted? {
        guard has(index, [.next, .last, .past, .coming]) else { return nil }
        let isBack = has(index, [.last, .past])
        let start = skip([.past, .coming, .next], index + 1)
        if let count = count(at: start, mayBeArticle: false), count.value >= 1, count.value < 10_000,
            count.value == count.value.rounded(), let unit = word(count.end)?.unit
        {
            return (Int(count.value) * (isBack ? -1 : 1), unit, count.end + 1)
        }
        // "the last minute", "the past hour"
        guard let unit = word(start)?.unit, unit.isOfClock, !has(start, [.weak, .short]) else { return nil }
        return (isBack ? -1 : 1, unit, start + 1)
    }

    private func whichBehindCount(at index: Int) -> Counted? {
        guard let count = count(at: index, mayBeArticle: false), count.value >= 1, count.value < 10_000,
            has(count.end, [.next, .coming, .past]), let unit = word(count.end + 1)?.unit
        else { return nil }
        return (Int(count.value) * (has(count.end, .past) ? -1 : 1), unit, count.end + 2)
    }

    private func takeWithin(at index: Int, of moment: inout SaidMoment) -> Int? {
        var start = skip(.the, index + 1)
        start = skip([.next, .coming], start)
        guard let length = length(at: start, mayBeShort: true) else { return nil }
        var end = length.end
        var isBack = false
        if has(end, [.from, .after, .before]), has(end + 1, .now) || word(end + 1)?.day != nil {
            let day = word(end + 1)?.day ?? 0
            isBack = has(end, .before)
            end += 2
            if day != 0 {
                moment.time.day = .moved(.ahead(day), isBack ? -length.value : length.value)
                return end
            }
        }
        moment.span = .within(isBack ? -length.value : length.value)
        return end
    }

    // MARK: Two ends

    private func takeBetween(at index: Int, of moment: inout SaidMoment) -> Int? {
        let isBetween = has(index, .between)
        let start = skip(.about, index + 1)
        if let end = takeBareRange(at: start, isOpen: true, of: &moment) { return end }
        var first = SaidMoment()
        guard let middle = simpleMoment(at: start, of: &first, need: .bare), !first.time.isEmpty,
            !first.noSuchClock
        else { return nil }
        if let second = secondEnd(of: first.time, at: middle, mayBeAnd: isBetween) {
            return take(first.time, second, of: &moment) ? second.end : nil
        }
        guard !isBetween else { return nil }
        if moment.repetition != nil || moment.lasts != nil {
            moment.start = first.time
        } else if moment.isEmpty {
            guard !(first.time.clock?.isNumber ?? false) else { return nil }
            (moment.time, moment.bound) = (first.time, .since)
        } else if first.time.day == nil, moment.bound == nil, moment.end == nil,
            let whole = moment.time.joined(with: first.time)
        {
            (moment.time, moment.bound) = (whole, .since)
        } else {
            return nil
        }
        return has(middle, .on) && isAtEnd(middle + 1) ? middle + 1 : skip(.onward, middle)
    }

    private func take(_ first: SaidTime, _ second: SecondEnd, of moment: inout SaidMoment) -> Bool {
        if moment.repetition != nil {
            guard first.clock == nil else {
                moment.clocks = [first.clock].compactMap(\.self)
                moment.end = second.time
                return true
            }
            (moment.start, moment.until) = (first, second.time)
            return true
        }
        if moment.time.isEmpty {
            moment.time = first
        } else if moment.time.clock == nil, let whole = moment.time.joined(with: first) {
            moment.time = whole
        } else {
            return false
        }
        (moment.end, moment.isThrough) = (second.time, second.isThrough)
        return true
    }

    /// "- 11:00" behind "9:30", "to Friday" behind "Monday", "- 15" behind "July 13".
    private func takeSecondEnd(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard !moment.time.isEmpty, moment.bound == nil, moment.repetition == nil || moment.time.clock != nil,
            let second = secondEnd(of: moment.time, at: index, mayBeAnd: false)
        else { return nil }
        if let year = second.year, case .date(var date)? = moment.time.day, date.year == nil {
            date.year = year
            moment.time.day = .date(date)
        }
        (moment.end, moment.isThrough) = (second.time, second.isThrough)
        return second.end
    }

    struct SecondEnd {
        var time: SaidTime
        var isThrough: Bool
        var year: SaidYear?
        var end: Int
    }

    private func secondEnd(of first: SaidTime, at index: Int, mayBeAnd: Bool) -> SecondEnd? {
        guard let mark = toMark(at: index, mayBeAnd: mayBeAnd) else { return nil }
        if first.clock == nil, case .date(let date)? = first.day, date.day != nil,
            let second = dayOfSameMonth(date, at: mark.end)
        {
            return SecondEnd(
                time: SaidTime(day: second.value), isThrough: true, year: second.year, end: second.end)
        }
        var inner = SaidMoment()
        inner.isInner = true
        let need: ClockNeed = first.clock != nil || first.length != nil ? .bare : .sure
        if let end = simpleMoment(at: mark.end, of: &inner, need: need), !inner.time.isEmpty {
            guard !inner.noSuchClock,
                first.clock != nil || inner.time.clock == nil || inner.time.day != nil || first.length != nil
            else { return nil }
            return SecondEnd(time: inner.time, isThrough: mark.isThrough, end: end)
        }
        guard let year = year(at: mark.end), first.clock == nil, first.day != nil else { return nil }
        return SecondEnd(
            time: SaidTime(day: .date(SaidDate(year: year.value))), isThrough: mark.isThrough, end: year.end)
    }

    /// "15" behind "July 13 -", with the year of both.
    private func dayOfSameMonth(_ date: SaidDate, at index: Int)
        -> (value: SaidDay, year: SaidYear?, end: Int)?
    {
        let start = skip(.the, index)
        let number = ordinal(at: start) ?? integer(start).map { (value: $0, end: start + 1) } ?? tens(at: start)
        guard let number, (1...39).contains(number.value), key(start).utf8.count <= 2 || !isNumber(start),
            namedDate(at: start, isAsked: false) == nil, figureDate(at: start, isAsked: true) == nil,
            !isClockAt(start), clock(at: start) == nil
        else { return nil }
        let isLater = number.value > (date.day ?? 0)
        let year = date.year == nil ? yearAfterDate(at: number.end) : nil
        var second = SaidDate(day: number.value)
        if isLater { (second.month, second.year) = (date.month, date.year ?? year?.value) }
        return (.date(second), year?.value, year?.end ?? number.end)
    }

    func toMark(at index: Int, mayBeAnd: Bool) -> (end: Int, isThrough: Bool)? {
        if has(index, .to) { return (skip(.the, index + 1) == index + 1 ? index + 1 : index + 1, has(index, .through)) }
        if isMark(index, "-") || isMark(index, "~") { return (index + 1, false) }
        return mayBeAnd && has(index, [.and, .or]) ? (index + 1, false) : nil
    }

    // MARK: A number that the other end explains

    /// "3-5 pm", "13 to 15 July", "between 21 and 22.11.", "9 - 11"; `isOpen`: "from" or "between" stands before it.
    private func takeBareRange(at index: Int, isOpen: Bool, of moment: inout SaidMoment) -> Int? {
        let start = skip(.the, index)
        guard let first = bareNumber(at: start),
            let mark = toMark(at: first.end, mayBeAnd: isOpen || has(index - 1, .between)),
            moment.time.clock == nil, figureDate(at: start, isAsked: true).map({ $0.end <= mark.end }) ?? true,
            namedDate(at: start, isAsked: true) == nil
        else { return nil }
        if moment.time.day == nil || isWeekday(moment.time.day),
            let day = secondDay(first.value, at: skip(.the, mark.end))
        {
            guard moment.repetition == nil else { return nil }
            (moment.time.day, moment.end, moment.isThrough) = (day.first, SaidTime(day: day.second), true)
            return day.end
        }
        let mayBeBare = isOpen || moment.time.day != nil || moment.repetition != nil
        return takeBareHours(first.value, from: start, mark.end, mayBeBare, of: &moment)
    }

    private func isWeekday(_ day: SaidDay?) -> Bool { if case .weekday? = day { true } else { false } }

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
            guard mayBeBare || isAlone, first < clock.hour || first <= 12 && clock.hour <= 12, clock.hour != first
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
