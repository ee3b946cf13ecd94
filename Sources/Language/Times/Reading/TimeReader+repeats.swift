import Core

/// Repetitions: "every 2nd Wednesday", "weekdays at 8", "the last day of each month", "every! 3 days", "once a year".
extension TimeReader {
    func takeRepeat(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.repetition == nil else { return takeRepeatSuffix(at: index, of: &moment) }
        guard moment.end == nil, moment.bound == nil, moment.span == nil, moment.time.length == nil else { return nil }
        let start = has(index, [.on, .at, .inside]) ? index + 1 : index
        guard
            let read = ofEach(at: skip(.the, start)) ?? every(at: start) ?? often(at: start)
                ?? plurals(at: start, hasOn: start > index)
        else { return nil }
        moment.repetition = read.value
        if let clock = moment.time.clock { moment.clocks = [clock] }
        if let day = moment.time.day {
            guard addToRepeat(day, &moment) else {
                moment.start = SaidTime(day: day)
                return read.end
            }
        }
        return read.end
    }

    // MARK: "every"

    private func every(at index: Int) -> Reading<SaidRepeat>? {
        guard has(index, .every) else { return nil }
        let isStrict = isMark(index + 1, "!") && isAttached(index + 1)
        let start = isStrict ? index + 2 : index + 1
        guard var read = everyItem(at: start) else { return nil }
        read.value.isAfterCompletion = isStrict
        return read
    }

    private func everyItem(at index: Int) -> Reading<SaidRepeat>? {
        if has(index, .other) || !isNumber(index) && word(index)?.ordinal == 2 && isItem(index + 1) {
            return item(at: index + 1, interval: 2)
        }
        if has(index, .half), word(index + 1)?.unit == .hour { return (rule(.minutely, 30), index + 2) }
        if let date = yearlyDate(at: index) ?? monthlyDay(at: index) { return date }
        if let nth = ordinal(at: index), nth.value != 0, abs(nth.value) <= 53 {
            if word(nth.end)?.unit != nil, nth.value > 0, !isOfPeriod(nth.end + 1) {
                return item(at: nth.end, interval: nth.value)
            }
            return nthEach(nth.value, at: nth.end)
        }
        if let count = count(at: index, mayBeArticle: false), count.value >= 1, count.value <= 1000,
            count.value == count.value.rounded()
        {
            return item(at: count.end, interval: Int(count.value))
        }
        return item(at: index, interval: 1)
    }

    /// "every second Wednesday" is every other one, unless the month is named.
    private func isItem(_ index: Int) -> Bool {
        (word(index)?.weekday != nil || word(index)?.unit != nil) && !isOfPeriod(index + 1)
    }

    private func isOfPeriod(_ index: Int) -> Bool { has(index, [.of, .inside]) }

    /// "day", "weekend", "Monday and Wednesday", "weekday", "morning".
    private func item(at index: Int, interval: Int) -> Reading<SaidRepeat>? {
        guard let word = word(index) else { return nil }
        if word.weekday != nil, var days = weekdays(at: index) {
            if days.value.count == 1, let mark = toMark(at: days.end, mayBeAnd: false),
                let last = self.word(mark.end)?.weekday
            {
                days = (Self.days(from: days.value[0], to: last), mark.end + 1)
            }
            return (rule(.weekly, interval) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
        }
        if word.marks.contains(.workday) {
            return (rule(.weekly, interval) { $0.days = (1...5).map { Recurrence.Day($0) } }, index + 1)
        }
        if let part = word.part {
            var repetition = rule(.daily, interval)
            repetition.part = part
            return (repetition, index + 1)
        }
        if let season = word.season { return (Self.rule(of: season, interval), index + 1) }
        guard let unit = word.unit else { return nil }
        return Self.rule(of: unit, interval).map { (SaidRepeat(rule: $0), index + 1) }
    }

    private func rule(
        _ frequency: Recurrence.Frequency, _ interval: Int = 1, _ change: (inout Recurrence) -> Void = { _ in }
    )
        -> SaidRepeat
    {
        var rule = Recurrence(frequency, interval: interval)
        change(&rule)
        return SaidRepeat(rule: rule)
    }

    static func rule(of unit: TimeUnit, _ interval: Int) -> Recurrence? {
        switch unit {
        case .second: return Recurrence(.secondly, interval: interval)
        case .minute: return Recurrence(.minutely, interval: interval)
        case .hour: return Recurrence(.hourly, interval: interval)
        case .day: return Recurrence(.daily, interval: interval)
        case .week: return Recurrence(.weekly, interval: interval)
        case .fortnight: return Recurrence(.weekly, interval: 2 * interval)
        case .month: return Recurrence(.monthly, interval: interval)
        case .quarter: return Recurrence(.monthly, interval: 3 * interval)
        case .half: return Recurrence(.monthly, interval: 6 * interval)
        case .year: return Recurrence(.yearly, interval: interval)
        case .decade: return Recurrence(.yearly, interval: 10 * interval)
        case .weekend:
            var rule = Recurrence(.weekly, interval: interval)
            rule.days = [Recurrence.Day(6), Recurrence.Day(7)]
            return rule
        case .season, .century: return nil
        }
    }

    /// "Monday", "mon, tues, wed, and fri".
    private func weekdays(at index: Int) -> Reading<[Int]>? {
        guard let first = word(index)?.weekday else { return nil }
        var days = [first]
        var end = index + 1
        while days.count < 7 {
            var next = isMark(end, ".") && isAttached(end) ? end + 1 : end
            next = skip([.and], skip(mark: ",", next))
            if isMark(next, "/") || isMark(next, "&") || isMark(next, "+") { next += 1 }
            guard next > end, let day = word(next)?.weekday else { break }
            days.append(day)
            end = next + 1
        }
        return (days, end)
    }

    /// "every Dec 24", "every aug 20 and 30", "every 4th of July", "every Christmas".
    private func yearlyDate(at index: Int) -> Reading<SaidRepeat>? {
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
    private func monthlyDay(at index: Int) -> Reading<SaidRepeat>? {
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
        if has(end, .of), word(skip(.the, end + 1))?.unit == .month { end = skip(.the, end + 1) + 1 }
        guard isNumber(index) || end > nth.end else { return nil }
        if let weekday = word(end)?.weekday {
            return (rule(.monthly) { $0.days = days.map { Recurrence.Day(weekday, ordinal: $0) } }, end + 1)
        }
        return (rule(.monthly) { $0.monthDays = days }, end)
    }

    /// "every last Friday of the month", "every 3rd Friday", "every first Monday in May".
    private func nthEach(_ nth: Int, at index: Int) -> Reading<SaidRepeat>? {
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

    // MARK: "of each month"

    /// "the 4th of every other month", "2nd and 4th Friday of each month", "end of each month".
    private func ofEach(at index: Int) -> Reading<SaidRepeat>? {
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
        guard has(end, [.of, .inside]), let each = eachPeriod(at: end + 1) else { return nil }
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

    // MARK: Words that say it by themselves

    /// "daily", "once a year", "weekly at 8": not before a noun ("the daily report").
    private func often(at index: Int) -> Reading<SaidRepeat>? {
        if let several = timesEach(at: index) { return several }
        guard let word = word(index), let unit = word.frequency, !has(index - 1, [.the, .a]),
            let rule = Self.rule(of: unit, word.interval), isAtEnd(index + 1) || beginsPiece(index + 1)
        else { return nil }
        return (SaidRepeat(rule: rule), index + 1)
    }

    private func beginsPiece(_ index: Int) -> Bool {
        let index = skip(mark: ",", index)
        return isNumber(index) || has(index, [.at, .on, .from, .until, .forSpan, .starting, .inside, .to, .by])
            || word(index)?.day != nil
    }

    /// "Mon, Wed and Fri at 6": three days or more, which are not days of one week.
    private func listedDays(at index: Int) -> Reading<SaidRepeat>? {
        guard let days = weekdays(at: index), days.value.count > 2, Set(days.value).count == days.value.count,
            !has(index - 1, [.this, .next, .last, .coming]), word(days.end)?.unit == nil
        else { return nil }
        return (rule(.weekly) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
    }

    /// "Mondays", "tuesdays and thursdays", "on weekends", "weekdays at 8".
    private func plurals(at index: Int, hasOn: Bool) -> Reading<SaidRepeat>? {
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
        guard has(index, .workday) else { return nil }
        return (rule(.weekly) { $0.days = (1...5).map { Recurrence.Day($0) } }, index + 1)
    }

    private func isCountBefore(_ index: Int) -> Bool { isNumber(index - 1) || word(index - 1)?.number != nil }

    private static func days(from first: Int, to last: Int) -> [Int] {
        (0...(last - first + 7) % 7).map { (first - 1 + $0) % 7 + 1 }
    }
}
