import Core

/// Words that say by themselves that something comes again: "daily", "weekly at 8", "Mondays", "Mon, Wed and Fri".
extension TimeReader {
    /// "daily", "once a year", "weekly at 8": not before a noun ("the daily report").
    ///
    /// Behind a time of day it may stand before what is to be done: "sun 8pm weekly bins out".
    func often(at index: Int, behind time: SaidTime) -> Reading<SaidRepeat>? {
        if let several = timesEach(at: index) { return several }
        guard let word = word(index), let unit = word.frequency, !has(index - 1, [.the, .a]),
            let rule = Self.rule(of: unit, word.interval),
            isAtEnd(index + 1) || beginsPiece(index + 1) || Self.saysWhen(time, unit)
                || lexicon.table.grammar.contains(.oftenIsAdverb)
        else { return nil }
        return (SaidRepeat(rule: rule), index + 1)
    }

    /// A time of day, and of what comes every week its weekday.
    private static func saysWhen(_ time: SaidTime, _ unit: TimeUnit) -> Bool {
        guard time.clock != nil else { return false }
        return unit == .week ? time.isComingWeekday : unit == .day && time.day == nil
    }

    private func beginsPiece(_ index: Int) -> Bool {
        let index = skip(mark: ",", index)
        return isNumber(index) || has(index, [.at, .on, .from, .until, .forSpan, .starting, .inside, .to, .by])
            || word(index)?.day != nil || exceptionEnd(at: index) != nil
    }

    /// "Mon, Wed and Fri at 6", "tue+thu 8:00", "mon wed 6pm": such days are not those of one week.
    private func listedDays(at index: Int) -> Reading<SaidRepeat>? {
        if let days = workingDays(at: index) { return days }
        guard let days = weekdays(at: index), Set(days.value).count == days.value.count,
            days.value.count > 2
                || (["+", "/", "&"].contains { isMark(index + 1, $0) } || days.end == index + 2)
                    && clock(at: days.end, need: .beside)?.value.clock != nil,
            !has(index - 1, [.this, .next, .last, .coming]), word(days.end)?.unit == nil
        else { return nil }
        return (rule(.weekly) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
    }

    /// "mon-fri 9:15", "mon-fri 9-5": every week, since nothing lasts from Monday till some hour on Friday.
    private func workingDays(at index: Int) -> Reading<SaidRepeat>? {
        guard let days = weekdayRange(at: index), !has(index - 1, [.this, .next, .last, .coming, .from]),
            clock(at: skip(mark: ",", days.end), need: .beside)?.value.clock != nil || isHours(from: days.end)
                || days.value == Array(1...5) && isBehindClock(index) && (isAtEnd(days.end) || beginsPiece(days.end))
        else { return nil }
        return (rule(.weekly) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
    }

    /// "15:30 mon-fri", "9am Monday to Friday", "9-5 mon-fri"
    private func isBehindClock(_ index: Int) -> Bool {
        isNumber(index - 1) && key(index - 1).contains(":") || has(index - 1, [.am, .pm])
            || (index > 2 && isHours(from: index - 3))
    }

    /// "9-5", "8 to 1"
    private func isHours(from index: Int) -> Bool {
        guard let first = integer(index), let mark = toMark(at: index + 1, mayBeAnd: false) else { return false }
        return integer(mark.end).map { $0 != first && max(first, $0) <= 24 } == true
    }

    /// "Mondays", "tuesdays and thursdays", "on weekends", "weekdays at 8".
    func plurals(at index: Int, hasOn: Bool) -> Reading<SaidRepeat>? {
        guard has(index, .plural) else { return listedDays(at: index) }
        if word(index)?.weekday != nil, var days = weekdays(at: index) {
            if isMark(days.end, "-"), let last = word(days.end + 1)?.weekday {
                if days.value.last != last { days.value = Self.days(from: days.value[0], to: last) }
                days.end += 1 + 1
            }
            guard !has(index - 1, [.a, .the]), word(days.end)?.unit == nil, !isCountBefore(index) else { return nil }
            return (rule(.weekly) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
        }
        guard !isCountBefore(index), !has(index - 1, .the) || has(index - 2, [.on, .inside]),
            hasOn || isAtStart(index) || beginsPiece(index + 1) || isAtEnd(index + 1)
        else { return nil }
        if word(index)?.unit == .weekend { return Self.rule(of: .weekend, 1).map { (SaidRepeat(rule: $0), index + 1) } }
        // "unter der Woche" is every day only with a time of day, or alone.
        let isSure =
            !has(index, .weak) || clock(at: index + 1)?.value.clock != nil || isAtStart(index) && isAtEnd(index + 1)
        guard has(index, .workday), isSure else { return nil }
        return (rule(.weekly) { $0.days = (1...5).map { Recurrence.Day($0) } }, index + 1)
    }

    private func isCountBefore(_ index: Int) -> Bool { isNumber(index - 1) || word(index - 1)?.number != nil }
}
