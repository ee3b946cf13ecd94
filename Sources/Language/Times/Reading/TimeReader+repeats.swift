import Core

/// Repetitions: "every day", "every 2nd Wednesday", "every! 3 days", "every spring".
extension TimeReader {
    func takeRepeat(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.repetition == nil else {
            return takeMonths(at: index, of: &moment) ?? takeRepeatSuffix(at: index, of: &moment)
        }
        guard moment.end == nil || moment.isOfHours, moment.bound == nil, moment.span == nil, moment.time.length == nil
        else { return nil }
        let start = has(index, [.on, .at, .inside]) ? index + 1 : index
        guard
            let read = ofEach(at: skip(.the, start)) ?? every(at: start) ?? timesEvery(at: start) ?? often(
                at: start, behind: moment.time)
                ?? everyWeekOfParity(at: start) ?? plurals(at: start, hasOn: start > index)
                ?? daysBeforeEachWeek(at: start)
        else { return nil }
        moment.repetition = read.value
        if let clock = moment.time.clock { moment.clocks = [clock] + moment.clocks }
        if let day = moment.time.day {
            // "on Sunday at 1:50 every 20 minutes" begins then.
            let isBeginning = read.value.rule.isOfClock && moment.time.clock != nil
            guard !isBeginning, addToRepeat(day, &moment) || day.holds(read.value.rule) else {
                moment.start = SaidTime(day: day)
                return read.end
            }
        }
        return read.end
    }

    private func every(at index: Int) -> Reading<SaidRepeat>? {
        guard has(index, .every) else { return nil }
        let isStrict = isMark(index + 1, "!") && isAttached(index + 1)
        let start = isStrict ? index + 2 : index + 1
        guard var read = everyItem(at: start) else { return nil }
        read.value.isAfterCompletion = isStrict
        return read
    }

    /// "10 times every Monday", "10x every Monday"
    private func timesEvery(at index: Int) -> Reading<SaidRepeat>? {
        // "times every" is one word of the table.
        let isJoined = has(index + 1, .once) && has(index + 1, .times) && word(index + 2)?.weekday != nil
        guard let count = integer(index), (2...1000).contains(count),
            isJoined || key(index + 1) == "x" || has(index + 1, .times),
            var read = isJoined ? everyItem(at: index + 2) : every(at: index + 2), read.value.rule.count == nil
        else { return nil }
        read.value.rule.count = count
        return read
    }

    func everyItem(at index: Int) -> Reading<SaidRepeat>? {
        if let item = otherItem(at: index) ?? everyWeekOfParity(at: index) { return item }
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

    /// "other Monday", "second Wednesday" of every other one.
    private func otherItem(at index: Int) -> Reading<SaidRepeat>? {
        if has(index, .other) { return item(at: index + 1, interval: 2) }
        let isWord = !isNumber(index) || lexicon.table.grammar.contains(.secondIsOther)
        guard isWord, let second = ordinal(at: index), second.value == 2, isItem(second.end) else { return nil }
        return item(at: second.end, interval: 2)
    }

    /// "every second Wednesday" is every other one, unless the month is named.
    private func isItem(_ index: Int) -> Bool {
        (word(index)?.weekday != nil || word(index)?.unit != nil) && !isOfPeriod(index + 1)
    }

    func isOfPeriod(_ index: Int) -> Bool { has(index, [.of, .inside]) }

    /// "day", "weekend", "Monday and Wednesday", "weekday", "morning".
    private func item(at index: Int, interval: Int) -> Reading<SaidRepeat>? {
        guard let word = word(index) else { return nil }
        if word.weekday != nil, let days = weekdayRange(at: index) ?? weekdays(at: index) {
            return (rule(.weekly, interval) { $0.days = days.value.map { Recurrence.Day($0) } }, days.end)
        }
        if word.marks.contains(.workday) {
            return (rule(.weekly, interval) { $0.days = (1...5).map { Recurrence.Day($0) } }, index + 1)
        }
        // "alle morgen" is everybody tomorrow, as "alle" is of several and "morgen" a day.
        if let part = word.part, word.day == nil || self.word(index - 1)?.marks.isSuperset(of: .everyOfSeveral) != true
        {
            var repetition = rule(.daily, interval)
            repetition.part = part
            return (repetition, index + 1)
        }
        if let season = word.season { return (Self.rule(of: season, interval), index + 1) }
        guard let unit = word.unit else { return nil }
        return Self.rule(of: unit, interval).map { (SaidRepeat(rule: $0), index + 1) }
    }
}
