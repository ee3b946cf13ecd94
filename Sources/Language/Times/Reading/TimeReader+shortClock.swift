/// Times of day without a mark between hours and minutes: "sat 930", "six forty five tomorrow".
extension TimeReader {
    /// "sat 930", "at 830", "7pm till 830": three digits where a time of day is asked for, and nothing that they count.
    func isShortClock(at index: Int, _ need: ClockNeed) -> Bool {
        guard let number = integer(index), key(index).utf8.count == 3, number >= 100, number % 100 < 60,
            !isCounted(index + 1), mayFollowClock(index + 1), !saysBill
        else { return false }
        // "at 350", "at 200": such a number alone is rather a count.
        return need == .beside || isBehindRange(index) || has(index - 1, .at) && number % 50 != 0
    }

    /// "tomorrow lunch with Tom 12.30, school 15.45": behind a word and before nothing, in a line that names a day, and
    /// nothing that is paid; "11.45 leave for the station": before all, and before what is done.
    func isDottedClock(at index: Int) -> Bool {
        if isAtStart(index) {
            return titleWords.deeds.contains(key(index + 1)) || titleWords.wish.leavings.contains(key(index + 1))
                || takesPlace(index + 1)
        }
        let isLast = isAtEnd(index + 1) || isMark(index + 1, ",") || has(index + 1, .and)
        guard isLast, cells.indices.contains(index - 1), cells[index - 1].kind == .word, !saysBill,
            !titleWords.wish.imperatives.contains(key(index - 1)),
            !titleWords.wish.hasNumber(key(index - 1))
        else { return false }
        return cells.indices.contains { !has($0, .weak) && (word($0)?.day != nil || word($0)?.weekday != nil) }
    }

    /// "8.15 mon", "0915 tues", "1930 tomorrow": a day stands there, and after it nothing but what may follow one.
    func isDayOfClockBefore(_ index: Int) -> Bool {
        guard let word = word(index), !has(index, .plural) else { return false }
        if word.day != nil { return true }
        return word.weekday != nil && (!has(index, .weak) || isAtEnd(index + 1))
    }

    /// "visa appt 0915 tues", "dinner 1930 tomorrow": of what takes place, or with a nought before; "pay rent 1200 friday" is a
    /// sum.
    func isHourBeforeDay(_ index: Int) -> Bool {
        guard isDayOfClockBefore(index + 1), !isCounted(index + 1), word(index - 1)?.month == nil, !saysBill else {
            return false
        }
        return key(index).first == "0" || cells[..<index].indices.contains(where: takesPlace)
    }

    /// "1400-1545 test", "training 10.30 - 12": two times of day, of which the first is earlier, before everything else or
    /// where something takes place; no years.
    func isStretchOfClocks(at index: Int) -> Bool {
        let isNamed = has(index + 1, .to) && has(index + 3, .oclock)
        guard isMark(index + 1, "-") || isNamed, let first = minutes(at: index), let last = minutes(at: index + 2),
            first < last,
            key(index).utf8.count > 3, !isCounted(index + 3)
        else { return false }
        // "1000-1500 calories" are no hours.
        guard isNamed || !isRound(index) || !isRound(index + 2) else { return false }
        return isNamed || isAtStart(index) || cells.indices.contains(where: takesPlace)
    }

    /// A plain number of hundreds.
    private func isRound(_ index: Int) -> Bool {
        key(index).first != "0" && integer(index).map { $0 % 100 == 0 || $0 < 24 } == true
    }

    /// Of "1400", "10.30" and "12", in minutes of a day; nil for a year, and for what may be an amount.
    private func minutes(at index: Int) -> Int? {
        guard isNumber(index), !isCounted(index + 1), !key(index).contains(":"),
            let clock = figureClock(at: index, need: .bare, hasAt: false)?.value.clock, clock.minute % 5 == 0,
            !key(index).contains(".") || openMinutes.contains(clock.minute)
        else { return nil }
        return 60 * clock.hour + clock.minute
    }

    /// "rent every 1st 850": what is paid has an amount.
    private var saysBill: Bool { cells.contains { titleWords.wish.bills.contains($0.key) } }

    /// "till" behind another time of day.
    private func isBehindRange(_ index: Int) -> Bool {
        guard toMark(at: index - 1, mayBeAnd: false) != nil else { return false }
        let isHour =
            integer(index - 2).map { (1...12).contains($0) } == true
            && integer(index).map { openMinutes.contains($0 % 100) } == true
        return has(index - 2, [.am, .pm, .oclock]) || key(index - 2).contains(":") || isHour
            || isNumber(index - 2) && (3...4).contains(key(index - 2).utf8.count)
    }

    /// The end, a mark, small words and what is done: "930 with Ana", "720 pack lunch", not "930 Main Street".
    func mayFollowClock(_ index: Int) -> Bool {
        guard cells.indices.contains(index), !isAtEnd(index), cells[index].kind != .mark else { return true }
        if let word = word(index) { return word.unit == nil }
        return titleWords.deeds.contains(key(index)) || titleWords.wish.followers.contains(key(index))
    }

    /// "7 30", as it is said: the minutes behind a blank.
    func minuteApart(at index: Int) -> Int? {
        guard let hour = integer(index), (1...23).contains(hour), key(index).utf8.count <= 2, !isAttached(index + 1),
            let minute = integer(index + 1), key(index + 1).utf8.count == 2, minute < 60, minute % 5 == 0,
            !isCounted(index + 2), !titleWords.wish.hasNumber(key(index - 1)), !isNumber(index - 1)
        else { return nil }
        return minute
    }

    /// "six forty five" before what says the day, and of an alarm: "alarm for six forty five".
    func isSpokenClock(at index: Int) -> Bool {
        guard let end = wordClock(at: index, need: .beside)?.end ?? minuteApart(at: index).map({ _ in index + 2 })
        else {
            return false
        }
        let next = skip(.on, skip(mark: ",", end))
        return has(next, .tonight) || word(next)?.day != nil || word(next)?.weekday != nil
            || has(index - 1, .forSpan) && has(index - 2, .timer)
    }

    /// "alarm for 7 every day", "alarm 7 on weekdays": a number before the days of an alarm.
    func isHourOfAlarm(at index: Int) -> Bool {
        guard let hour = integer(index), (1...24).contains(hour), key(index).utf8.count <= 2,
            has(has(index - 1, [.forSpan, .to]) ? index - 2 : index - 1, .timer)
        else { return false }
        return switch value(at: index + 1)?.value {
        case .time(let time): time.day != nil && time.clock == nil
        case .repetition(let repetition): repetition.clocks.isEmpty
        case .span(let span): span.isOfDays
        default: false
        }
    }

    /// "10-11 tomorrow", "9-12 Friday": hours that rise, before a word for the day to come; not "pages 10-11 tomorrow".
    func isHoursBeforeDay(from start: Int, to end: Int) -> Bool {
        guard let first = integer(start), let last = hourOfEnd(at: end), Self.areHours(first, last),
            first < last || first <= 12,
            !titleWords.wish.hasNumber(key(start - 1))
        else { return false }
        let next = skip(.on, end + 1)
        if word(next)?.weekday != nil { return !has(next, .weak) || isAtEnd(next + 1) }
        return has(next, .tonight) || word(next)?.day.map { $0 >= 0 } == true || has(next, .every)
            || word(next)?.frequency != nil
    }

    /// "8 to 10", "14-15", and over noon what begins there or is as long as people work: "12-1", "9 to 5", and over
    /// night: "22-6"; "10-7" is a score.
    static func areHours(_ first: Int, _ last: Int) -> Bool {
        guard first >= last else { return first < last && last <= 24 }
        if (18...23).contains(first) { return last > 0 && (4...12).contains(last + 24 - first) }
        return last > 0 && first <= 12 && (first == 12 || (7...8).contains(last + 12 - first))
    }

    /// "wash the car sat": a short weekday that is another word too, at the end of what is to be done.
    func isDayOfDeed(_ index: Int) -> Bool {
        guard index > 1, isAtEnd(index + 1), cells[index - 1].kind == .word, word(index - 1) == nil else {
            return false
        }
        let isDeed = { (index: Int) in cells[index].kind == .word && titleWords.deeds.contains(key(index)) }
        if titleWords.wish.isVerbLast { return isDeed(index - 1) }
        return (0..<index - 1).contains { isDeed($0) && ($0 == 0 || has($0 - 1, .to)) }
    }
}
