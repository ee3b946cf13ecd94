import Core

/// What is said behind a repetition of days on which it does not come.
extension TimeReader {
    /// "every day except Sunday", "daily, but not on weekends", "every Monday except in July", "except next Monday".
    func exception(at index: Int, _ repetition: inout SaidRepeat, hasClock: Bool) -> Int? {
        guard !repetition.rule.isOfClock, let start = exceptionEnd(at: index) ?? bareException(at: index, hasClock)
        else {
            return nil
        }
        if let out = weekdaysOut(at: start), repetition.rule.leaveOut(weekdays: out.value) { return out.end }
        if let out = monthsOut(at: start), repetition.rule.leaveOut(months: out.value) { return out.end }
        guard let day = day(at: start), day.value.isOfFewDays else { return nil }
        var (days, end) = ([day.value], day.end)
        while has(end, .and), days.count < 8, let more = self.day(at: skip(.on, end + 1)) {
            days.append(more.value)
            end = more.end
        }
        repetition.without = (repetition.without ?? []) + days
        return end
    }

    /// Where the days begin: behind ", except on", "but not in".
    func exceptionEnd(at index: Int) -> Int? {
        let start = skip(mark: ",", index)
        let mark = lexicon.table.contrasts.contains(key(start)) ? start + 1 : start
        guard lexicon.table.exceptions.contains(key(mark)) else { return nil }
        return skip(.the, skip([.on, .at, .forSpan, .inside], mark + 1))
    }

    /// "every day but Sunday", while "at 7 every day but Sunday at 8" is another time of day on one.
    private func bareException(at index: Int, _ hasClock: Bool) -> Int? {
        let start = skip(mark: ",", index)
        guard lexicon.table.bareExceptions.contains(key(start)), let out = weekdaysOut(at: skip(.on, start + 1)),
            !hasClock || clock(at: out.end, need: .beside) == nil
        else { return nil }
        return skip(.on, start + 1)
    }

    /// "July", "July and August", but not "July 4".
    private func monthsOut(at index: Int) -> Reading<[Int]>? {
        guard let first = word(index)?.month, !isNumber(index + 1) else { return nil }
        var (months, end) = ([first], index + 1)
        while has(end, .and) || isMark(end, ","), months.count < 12, let next = word(end + 1)?.month, !isNumber(end + 2)
        {
            months.append(next)
            end += 2
        }
        return (months, end)
    }

    /// "Sunday", "mondays and fridays", "weekends", "weekdays".
    private func weekdaysOut(at index: Int) -> Reading<[Int]>? {
        if word(index)?.unit == .weekend { return (Array(6...7), index + 1) }
        if has(index, .workday) { return (Array(1...5), index + 1) }
        return weekdays(at: index)
    }
}

extension Recurrence {
    /// It comes on all other days of the week; false for a rule that would lose its meaning by that.
    mutating func leaveOut(weekdays: [Int]) -> Bool {
        guard frequency == .daily && days.isEmpty || frequency == .weekly && days.count > 1 && interval == 1 else {
            return false
        }
        let all = days.isEmpty ? (1...7).map { Recurrence.Day($0) } : days
        let rest = all.filter { !weekdays.contains($0.weekday) }
        guard !rest.isEmpty else { return false }
        if interval == 1 { frequency = .weekly }
        days = rest
        return true
    }

    /// It comes in all other months of a year; false where it would come in none.
    mutating func leaveOut(months out: [Int]) -> Bool {
        let rest = (months.isEmpty ? Array(1...12) : months).filter { !out.contains($0) }
        guard frequency != .yearly, !rest.isEmpty else { return false }
        months = rest
        return true
    }
}

extension SaidRepeat {
    /// The same without a day that was said apart from it: "every evening call mother except Wednesday"; nil where that
    /// is no such day.
    func leavingOut(_ value: Slots.Value) -> SaidRepeat? {
        var rest = self
        switch value {
        case .repetition(let said) where said.rule.frequency == .weekly && !said.rule.days.isEmpty:
            return rest.rule.leaveOut(weekdays: said.rule.days.map(\.weekday)) ? rest : nil
        case .time(let time):
            guard let day = time.day, day.isOfFewDays, time.clock == nil else { return nil }
            if case .weekday(let weekday, .coming) = day { return rest.rule.leaveOut(weekdays: [weekday]) ? rest : nil }
            rest.without = (without ?? []) + [day]
            return rest
        default: return nil
        }
    }
}
