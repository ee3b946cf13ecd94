import Core

/// Repetitions: the rule with its times of day and its end, and its first moment.
extension TimeMeaning {
    func span(of said: SaidRepeat) -> TimeSpan? {
        var rule = said.rule
        let within = said.within.flatMap { span(of: $0) }
        let start = said.begin.flatMap { span(of: $0)?.start } ?? within?.start.flatMap { begin(of: rule, within: $0) }
        setTimes(of: &rule, said)
        if let end = within?.end ?? within?.start?.adding(days: 1) { rule.until = WallTime(seconds: end.seconds - 1) }
        if let until = said.until { rule.until = limit(until, from: start) }
        let length = said.lengthOfEach
        if let lasts = said.lasts, length == nil {
            let end = moved(start ?? now, by: lasts)
            rule.until = rule.hours.isEmpty && lasts.isOfDays ? lastDay(of: rule, before: end) : end
        }
        rule.without = daysWithout(said, rule) ?? rule.without
        var result = TimeSpan(.recurrence)
        result.isAfterCompletion = said.isAfterCompletion
        result.start = first(rule, said, from: start)
        if let end = said.end, let first = result.start { result.end = self.end(end, first) }
        if let length, !rule.hours.isEmpty, let first = result.start {
            result.end = result.end ?? moved(first, by: length)
        }
        // What is counted from when it was done is set anew each time.
        let isCounted = said.isAfterCompletion ? nil : result.start
        result.rule = isCounted.map { rule.endingShorterMonths(from: $0.day) } ?? rule
        return result
    }

    /// Of the days that are left out those on which it would come; nil for none, and of stretches longer than a month.
    private func daysWithout(_ said: SaidRepeat, _ rule: Recurrence) -> [Int]? {
        let stretches = (said.without ?? []).compactMap { days.period($0) }.filter { $0.end - $0.start <= 31 }
        let out = Set(stretches.flatMap { $0.start..<$0.end }).filter { day in
            rule.days.isEmpty || rule.days.contains { $0.weekday == CalendarDate.weekday(of: day) }
        }
        return out.isEmpty ? nil : out.sorted()
    }

    /// What comes every so many hours of a day begins in the morning, not at midnight.
    private func begin(of rule: Recurrence, within start: WallTime) -> WallTime? {
        guard start > now else { return nil }
        guard rule.isOfClock, start.minuteOfDay == 0 else { return start }
        return WallTime(seconds: start.seconds + frame.conventions.hours(of: .morning).usual * 60)
    }

    private func setTimes(of rule: inout Recurrence, _ said: SaidRepeat) {
        let time = SaidTime(day: .ahead(1), part: said.part)
        var times = said.clocks.compactMap { seconds(of: $0, time).first.map { $0 % 86_400 } }
        if times.isEmpty, let part = said.part { times = [frame.conventions.hours(of: part).usual * 60] }
        if times.isEmpty, let count = said.timesADay { times = usualTimes(count) }
        guard !times.isEmpty else { return }
        guard !rule.isOfClock else { return setHours(of: &rule, from: times[0], said.end) }
        rule.hours = Array(Set(times.map { $0 / 3600 })).sorted()
        rule.minutes = Array(Set(times.map { $0 / 60 % 60 })).sorted()
    }

    /// "every 2 hours from 9 to 17" comes every day at these hours, "every 30 minutes from 9 to 12" at these minutes of them.
    private func setHours(of rule: inout Recurrence, from first: Int, _ end: SaidTime.Clock?) {
        let time = SaidTime(day: .ahead(1))
        guard let end, let last = seconds(of: end, time).first(where: { $0 > first }) else { return }
        if rule.frequency == .minutely, first % 3600 == 0, last % 3600 == 0, 60 % rule.interval == 0 {
            let minutes = stride(from: 0, to: 60, by: rule.interval)
            (rule.frequency, rule.interval) = (.daily, 1)
            (rule.hours, rule.minutes) = (Array(first / 3600..<last / 3600), Array(minutes))
            return
        }
        guard rule.frequency == .hourly else { return }
        let hours = stride(from: first / 3600, through: last / 3600, by: rule.interval)
        (rule.frequency, rule.interval) = (.daily, 1)
        (rule.hours, rule.minutes) = (Array(hours), [first / 60 % 60])
    }

    /// The day three weeks on; the one before where it would bring one more.
    private func lastDay(of rule: Recurrence, before end: WallTime) -> WallTime {
        let day = WallTime(day: end.day, hour: 0, minute: 0)
        let isOneMore = rule.days.contains { $0.weekday == day.weekday }
        return isOneMore ? day.adding(days: -1) : day
    }

    /// So many times of a day, in whole hours, since a rule cannot have minutes of their own for each.
    private func usualTimes(_ count: Int) -> [Int] {
        let parts: [DayPart] =
            switch count {
            case 2: [.morning, .evening]
            case 3: [.morning, .lunch, .evening]
            default: [.morning, .lunch, .afternoon, .evening, .night]
            }
        return parts.prefix(count).map { frame.conventions.hours(of: $0).usual / 60 * 3600 }
    }

    /// A day counts whole, a longer stretch ends the repetition where it begins; "the end of June" ends it with June.
    private func limit(_ until: SaidTime, from start: WallTime?) -> WallTime? {
        let meaning = TimeMeaning(frame, from: start?.day)
        guard let span = meaning.span(of: until), let day = span.start else { return nil }
        if case .portion(.end, _)? = until.day, until.clock == nil, let end = span.end {
            return WallTime(seconds: end.seconds - 1)
        }
        return span.kind == .date ? WallTime(seconds: day.seconds + 86_399) : day
    }

    private func first(_ rule: Recurrence, _ said: SaidRepeat, from start: WallTime?) -> WallTime? {
        let day = start?.day ?? days.present
        let begin =
            start.map { $0.minuteOfDay > 0 ? $0 : WallTime(day: day, hour: 0, minute: 0) }
            ?? (rule.isOfClock ? now : WallTime(day: day, hour: 0, minute: 0))
        let step = rule.isOfClock || said.isAfterCompletion
        // What comes today at a time that has passed comes the next time; without a time of day today counts.
        let after = start != nil ? nil : !rule.hours.isEmpty ? now : step ? begin : nil
        guard !step else { return rule.occurrences(from: begin, after: after, limit: 1).first }
        var rule = rule
        // "every other Wednesday" begins with the nearest one, whatever week that is in.
        if start == nil, !rule.days.isEmpty || !rule.monthDays.isEmpty { rule.interval = 1 }
        return rule.occurrences(from: begin, after: after, limit: 1).first
    }

    private func end(_ clock: SaidTime.Clock, _ start: WallTime) -> WallTime? {
        let choices = seconds(of: clock, SaidTime(day: .ahead(1), clock: clock))
        let either = clock.half == nil ? choices + choices.map { ($0 + 43_200) % 86_400 } : choices
        let sameDay = either.map { WallTime(day: start.day, second: $0) }
        return (sameDay + sameDay.map { $0.adding(days: 1) }).filter { $0 > start }.min()
    }
}

extension SaidRepeat {
    /// "every Monday 9:15 for 15 min", "study 30 min daily": how long each one is, rather than for how long it comes.
    fileprivate var lengthOfEach: SaidLength? {
        lasts.flatMap { $0.isOfDays || rule.isOfClock ? nil : $0 }
    }

    /// When it begins; what comes every so many minutes or hours does so at the time of day that is said.
    fileprivate var begin: SaidTime? {
        guard rule.isOfClock, clocks.count == 1, end == nil, start?.clock == nil else { return start }
        return SaidTime(day: start?.day, clock: clocks[0])
    }
}
