import Core

/// Repetitions on dates: "every 4th of July", "every last Friday of the month", "the last day of each month".
extension TimeReader {
    /// "every Dec 24", "every aug 20 and 30", "every 4th of July", "every Christmas".
    func yearlyDate(at index: Int) -> Reading<SaidRepeat>? {
        if let named = namedDate(at: skip(.the, index), isAsked: true), case .date(let date) = named.value,
            let month = date.month
        {
            var (days, end) = ([date.day].compactMap(\.self), named.end)
            while has(end, .and) || isMark(end, ","), let day = integer(end + 1), (1...31).contains(day),
                days.count < 6, !days.isEmpty,
                !isClockAt(end + 1)
            {
                days.append(day)
                end += 2
            }
            let repetition = rule(.yearly) {
                $0.months = [month]
                $0.monthDays = days.isEmpty ? [1] : days
            }
            return (repetition, end)
        }
        if let holiday = holiday(at: index, .coming), case .holiday(let name, _, nil) = holiday.value,
            case .fixed(let month, let day) = name.rule
        {
            return (rule(.yearly) { ($0.months, $0.monthDays) = ([month], [day]) }, holiday.end)
        }
        return nil
    }

    /// "every 4th of the month", "every 27th", "every 15th and 30th".
    func monthlyDay(at index: Int) -> Reading<SaidRepeat>? {
        guard let nth = ordinal(at: index), (1...31).contains(nth.value), word(nth.end)?.weekday == nil,
            word(nth.end)?.unit == nil, !has(nth.end, .workday)
        else { return nil }
        var (days, end) = ([nth.value], nth.end)
        while has(end, .and) || isMark(end, ","), let more = ordinal(at: skip(.and, end + 1)),
            (1...31).contains(more.value), days.count < 8
        {
            days.append(more.value)
            end = more.end
        }
        if isOfPeriod(end), word(skip(.the, end + 1))?.unit == .month { end = skip(.the, end + 1) + 1 }
        guard isNumber(index) || end > nth.end else { return nil }
        if let weekday = word(end)?.weekday {
            return (rule(.monthly) { $0.days = days.map { Recurrence.Day(weekday, ordinal: $0) } }, end + 1)
        }
        return (rule(.monthly) { $0.monthDays = days }, end)
    }

    /// "every last Friday of the month", "every 3rd Friday", "every first Monday in May".
    func nthEach(_ nth: Int, at index: Int) -> Reading<SaidRepeat>? {
        var end = index + 1
        var frequency = Recurrence.Frequency.monthly
        var months: [Int] = []
        if isOfPeriod(end) {
            let next = skip(.the, end + 1)
            if let unit = word(next)?.unit, unit == .month || unit == .year {
                (frequency, end) = (unit == .year ? .yearly : .monthly, next + 1)
            } else if let month = word(next)?.month {
                (frequency, months, end) = (.yearly, [month], next + 1)
            }
        }
        guard let repetition = counted(nth, at: index, in: frequency) else { return nil }
        var whole = repetition
        whole.rule.months = months
        return (whole, end)
    }

    /// The rule for the n-th weekday, workday or day of a month or year.
    private func counted(_ nth: Int, at index: Int, in frequency: Recurrence.Frequency) -> SaidRepeat? {
        if let weekday = word(index)?.weekday {
            return rule(frequency) { $0.days = [Recurrence.Day(weekday, ordinal: nth)] }
        }
        if has(index, .workday) {
            return rule(frequency) {
                $0.days = (1...5).map { Recurrence.Day($0) }
                $0.setPositions = [nth]
            }
        }
        guard word(index)?.unit == .day else { return nil }
        return rule(frequency) { if frequency == .yearly { $0.yearDays = [nth] } else { $0.monthDays = [nth] } }
    }

    /// "the 4th of every other month", "2nd and 4th Friday of each month", "end of each month".
    func ofEach(at index: Int) -> Reading<SaidRepeat>? {
        if has(index, [.end, .begin]), has(index + 1, .of), let each = eachPeriod(at: index + 2),
            each.value.rule.frequency == .monthly
        {
            var repetition = each.value
            repetition.rule.monthDays = [has(index, .end) ? -1 : 1]
            return (repetition, each.end)
        }
        guard var first = ordinal(at: index) else { return nil }
        var numbers = [first.value]
        while numbers.count < 6, has(first.end, .and) || isMark(first.end, ","),
            let next = ordinal(at: skip(.and, first.end + 1))
        {
            numbers.append(next.value)
            first = next
        }
        let hasItem = word(first.end)?.weekday != nil || word(first.end)?.unit == .day || has(first.end, .workday)
        let end = hasItem ? first.end + 1 : first.end
        // "3rd and 17th each month"
        guard isOfPeriod(end) || isNumber(index), let each = eachPeriod(at: skip([.of, .inside], end)) else {
            return nil
        }
        var repetition = each.value
        for number in numbers {
            guard hasItem else {
                repetition.rule.monthDays.append(number)
                continue
            }
            guard let one = counted(number, at: first.end, in: repetition.rule.frequency) else { return nil }
            repetition.rule.days += one.rule.days
            repetition.rule.monthDays += one.rule.monthDays
            repetition.rule.yearDays += one.rule.yearDays
            repetition.rule.setPositions += one.rule.setPositions
        }
        if has(first.end, .workday) { repetition.rule.days = (1...5).map { Recurrence.Day($0) } }
        return (repetition, each.end)
    }

    private func eachPeriod(at index: Int) -> Reading<SaidRepeat>? {
        guard has(index, .every), let read = everyItem(at: index + 1),
            read.value.rule.frequency == .monthly || read.value.rule.frequency == .yearly
        else { return nil }
        return read
    }
}
