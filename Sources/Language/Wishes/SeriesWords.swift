package import Core

/// What comes again and again as it stands: its rule, its times of day and the day on which it comes next.
package struct SaidSeries: Hashable, Sendable {
    package let rule: Recurrence
    /// Minutes since midnight; nil for days alone.
    package let minute: Int?
    /// Days since 1970-01-01.
    package let next: Int

    package init(_ rule: Recurrence, minute: Int?, next: Int) {
        (self.rule, self.minute, self.next) = (rule, minute, next)
    }

    /// At whole minutes since midnight, rising.
    fileprivate var minutes: [Int] {
        guard !rule.hours.isEmpty else { return [minute].compactMap(\.self) }
        let ofHour = rule.minutes.isEmpty ? [0] : rule.minutes
        return rule.hours.flatMap { hour in ofHour.map { hour * 60 + $0 } }.sorted()
    }

    /// Its days of the week, also where they are only those of its first time.
    fileprivate var days: [Recurrence.Day] {
        rule.days.isEmpty && rule.frequency == .weekly ? [Recurrence.Day(CalendarDate.weekday(of: next))] : rule.days
    }
}

/// What a line changes of something that comes again: "only every 2 weeks", "also on Wednesdays", "until June", "from
/// April on", "also at 20:00".
package struct SeriesWords: Hashable, Sendable {
    /// It comes besides as it did.
    package let isAdded: Bool
    private var often: SaidRepeat?
    private var clock: SaidTime.Clock?
    private var until: SaidTime?
    private var start: SaidTime?

    /// nil where the line says anything else.
    package init?(_ line: ReadLine, _ followUp: FollowUp?) {
        isAdded = followUp?.kind == .add || followUp?.kind == .again
        guard line.timeValues.count == 1, followUp == nil || isAdded || followUp?.kind == .only else { return nil }
        let text = followUp?.words ?? (line.soleTime == nil ? FollowUp.restriction(in: line) : nil)
        switch (text.map { LineReader.read($0, language: line.language) } ?? line).soleTime {
        case .repetition(let said): often = said
        case .time(let said) where isAdded && said.day == nil && said.clock != nil: clock = said.clock
        case .span(.until(let limit, _)) where !isAdded && limit.clock == nil: until = limit
        case .span(.since(let first)) where !isAdded && first.clock == nil: start = first
        default: return nil
        }
    }

    /// The series with that, on its days and at its times where no others are said; nil where the two do not go together.
    package func changing(_ old: SaidSeries, today: Int) -> SaidRepeat? {
        let said = often?.clocks ?? []
        // Other days at other times are another rule.
        guard !old.rule.isOfClock, !isAdded || said.isEmpty, let rule = rule(changing: old) else { return nil }
        var new = SaidRepeat(rule: rule)
        (new.rule.hours, new.rule.minutes) = ([], [])
        new.clocks = said.isEmpty ? old.minutes.map(SaidTime.Clock.init(minuteOfDay:)) : said
        if let clock { new.clocks.append(clock) }
        new.until = until ?? often?.until
        new.start = start ?? often?.start ?? (isAdded ? nil : SaidTime(day: .ahead(max(old.next, today) - today)))
        return new
    }

    private func rule(changing old: SaidSeries) -> Recurrence? {
        guard let said = often?.rule else { return old.rule }
        var rule = old.rule
        guard said.frequency == rule.frequency, often?.isAfterCompletion == false else { return nil }
        if isAdded {
            guard said.interval == rule.interval, !said.days.isEmpty || !said.monthDays.isEmpty else { return nil }
            rule.days = (old.days + said.days.filter { !old.days.contains($0) }).sorted { $0.weekday < $1.weekday }
            rule.monthDays = Set(rule.monthDays + said.monthDays).sorted()
            return rule
        }
        // Another day takes the place of the old one, which is no change of the series as it stands.
        guard said.days.isEmpty, said.monthDays.isEmpty, !old.days.isEmpty || !rule.monthDays.isEmpty else {
            return nil
        }
        (rule.interval, rule.days) = (said.interval, old.days)
        return rule
    }
}

extension SaidTime.Clock {
    /// In the day of 24 hours.
    package init(minuteOfDay minute: Int) {
        self.init(hour: minute / 60 % 12, minute: minute % 60, half: minute < 720 ? .am : .pm)
    }
}
