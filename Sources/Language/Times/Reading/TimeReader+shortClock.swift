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

    /// "rent every 1st 850": what is paid has an amount.
    private var saysBill: Bool { cells.contains { titleWords.wish.bills.contains($0.key) } }

    /// "till" behind another time of day.
    private func isBehindRange(_ index: Int) -> Bool {
        guard toMark(at: index - 1, mayBeAnd: false) != nil else { return false }
        return has(index - 2, [.am, .pm, .oclock]) || key(index - 2).contains(":")
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
        guard let first = integer(start), let last = integer(end), Self.areHours(first, last),
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
