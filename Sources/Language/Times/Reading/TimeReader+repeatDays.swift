import Core

/// What is said of a repetition behind it: its days, how often, from when its next one counts.
extension TimeReader {
    func takeRepeatSuffix(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard var repetition = moment.repetition else { return nil }
        defer { moment.repetition = repetition }
        let start = skip(.the, skip([.on, .at, .inside], index))
        return takeCount(at: index, of: &repetition) ?? takeDone(at: index, of: &repetition)
            ?? endOfEachWeek(at: index, of: repetition) ?? takeEdgeOfMonth(at: start, of: &repetition)
            ?? takeParity(at: start, of: &repetition) ?? takeKindOfDays(at: start, of: &repetition)
            ?? exception(at: index, &repetition, hasClock: moment.time.clock != nil)
            ?? takeWeekdays(at: index, of: &repetition, beside: moment)
    }

    private func takeCount(at index: Int, of repetition: inout SaidRepeat) -> Int? {
        guard let times = times(at: index) else { return nil }
        repetition.rule.count = times.value
        return times.end
    }

    private func takeDone(at index: Int, of repetition: inout SaidRepeat) -> Int? {
        guard let end = doneMark(at: index) else { return nil }
        repetition.isAfterCompletion = true
        return end
    }

    /// "every Monday, weekly" says nothing more.
    private func endOfEachWeek(at index: Int, of repetition: SaidRepeat) -> Int? {
        guard repetition.rule.frequency == .weekly, !repetition.rule.days.isEmpty else { return nil }
        return eachWeek(at: index)
    }

    /// "at the end" of each month.
    private func takeEdgeOfMonth(at start: Int, of repetition: inout SaidRepeat) -> Int? {
        guard has(start, [.begin, .end]), repetition.rule.frequency == .monthly, repetition.rule.monthDays.isEmpty,
            isAtEnd(start + 1)
        else { return nil }
        repetition.rule.monthDays = [has(start, .end) ? -1 : 1]
        return start + 1
    }

    /// "in even weeks"
    private func takeParity(at start: Int, of repetition: inout SaidRepeat) -> Int? {
        guard let weeks = weeksOfParity(at: start), repetition.rule.frequency == .weekly, repetition.rule.interval == 1
        else { return nil }
        (repetition.rule.frequency, repetition.rule.weekNumbers) = (.yearly, weeks.value)
        return weeks.end
    }

    /// "on weekends", "on workdays"
    private func takeKindOfDays(at start: Int, of repetition: inout SaidRepeat) -> Int? {
        let isWeekend = word(start)?.unit == .weekend
        guard has(start, .plural), isWeekend || has(start, .workday) else { return nil }
        repetition.rule.days = (isWeekend ? 6...7 : 1...5).map { Recurrence.Day($0) }
        return start + 1
    }

    /// "and Thursday", "Monday to Friday"
    private func takeWeekdays(at index: Int, of repetition: inout SaidRepeat, beside moment: SaidMoment) -> Int? {
        let next = skip(.and, skip(mark: ",", index)), rule = repetition.rule
        guard next > index || rule.days.isEmpty,
            rule.frequency == .weekly || rule.frequency == .daily || !rule.weekNumbers.isEmpty,
            let weekday = word(skip(.on, next))?.weekday
        else { return nil }
        let days = weekdayRange(at: skip(.on, next)) ?? ([weekday], skip(.on, next) + 1)
        // "every tue 9-11 and thu 14-16": that day has hours of its own.
        if !moment.clocks.isEmpty || moment.time.clock != nil, isNumber(skip([.at, .from], days.end)) { return nil }
        repetition.rule.countWeeks()
        repetition.rule.days += days.value.map { Recurrence.Day($0) }
        return days.end
    }

    /// "after done", "after it is done", "once done", "after I did it".
    private func doneMark(at index: Int) -> Int? {
        if has(index, .done), has(index, .onward) { return index + 1 }
        guard has(index, .after) else { return nil }
        return (index + 1...index + 3).first { has($0, .done) }.map { $0 + 1 }
    }

    /// "20 times", "for 20 times".
    private func times(at index: Int) -> Reading<Int>? {
        let start = skip(.forSpan, index)
        let count = figuresOrTens(at: start)
        guard let count, has(count.end, .times), (1...10_000).contains(count.value) else { return nil }
        return (count.value, count.end + 1)
    }

    /// Makes a day that was said beside the repetition a part of its rule.
    func addToRepeat(_ day: SaidDay, _ moment: inout SaidMoment) -> Bool {
        guard var rule = moment.repetition?.rule else { return false }
        switch day {
        case .weekday(let weekday, .coming):
            rule.countWeeks()
            rule.days.append(Recurrence.Day(weekday))
        case .date(let date):
            if date.day == nil, date.year == nil, let month = date.month, rule.frequency == .yearly {
                (rule.months, rule.monthDays) = ([month], [1])
                break
            }
            guard date.year == nil, let number = date.day, date.weekday == nil else { return false }
            if let month = date.month {
                guard rule.frequency == .yearly else { return false }
                (rule.months, rule.monthDays) = ([month], [number])
            } else if rule.frequency == .yearly {
                rule.yearDays = [number]
            } else {
                guard rule.frequency == .monthly else { return false }
                rule.monthDays.append(number)
            }
        case .nth(let count, .weekday(let weekday), let container):
            guard rule.frequency == .monthly || rule.frequency == .yearly else { return false }
            rule.days.append(Recurrence.Day(weekday, ordinal: count))
            if case .date(let date)? = container, let month = date.month { rule.months = [month] }
        case .unit(.day, -1):
            guard rule.frequency == .monthly else { return false }
            rule.monthDays.append(-1)
        case .nth(let count, .unit(.day), _):
            guard rule.frequency == .monthly else { return false }
            rule.monthDays.append(count)
        case .numbered(.week, let number, nil):
            rule.weekNumbers = [number]
            rule.frequency = .yearly
        default: return false
        }
        moment.repetition?.rule = rule
        return true
    }
}

extension Recurrence {
    /// "alle 14 Tage freitags" is every second week.
    fileprivate mutating func countWeeks() {
        guard frequency == .daily, interval % 7 == 0 else { return }
        (frequency, interval) = (.weekly, interval / 7)
    }
}
