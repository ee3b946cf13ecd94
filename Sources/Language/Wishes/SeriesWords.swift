import Core

/// What a line changes of something that comes again: "only every 2 weeks", "also on Wednesdays", "until June", "from
/// April on", "also at 20:00".
package struct SeriesWords: Sendable {
    /// It comes besides as it did.
    package let isAdded: Bool
    /// "only on weekdays": it comes on no other days.
    private let isOnly: Bool
    private var often: SaidRepeat?
    private var clock: SaidTime.Clock?
    private var until: SaidTime?
    private var lasts: SaidLength?
    /// "2 more weeks": that long behind its end.
    private let isLonger: Bool
    private let saysWeekday: Bool
    private let saysPart: Bool
    private var start: SaidTime?
    /// "not on Sundays": the days of the week on which it comes no more. ISO 8601: Monday is 1.
    private var excluded: [Int] = []
    /// "10 times"
    private var count: Int?
    /// "only between 9 and 5": the times of day of what comes every hour.
    private var hours: (first: SaidTime, last: SaidTime)?
    /// "only in the morning", "not in the evening": of several times of day those that are left, or go.
    private var part: (part: DayPart, isKept: Bool)?

    /// nil where the line says anything else.
    package init?(_ line: ReadLine, _ followUp: FollowUp?) {
        saysPart = line.dayPart != nil
        saysWeekday = line.tokens.contains { Lexicon.of(line.language).times.table.words[$0.key]?.weekday != nil }
        isAdded = followUp?.kind == .add || followUp?.kind == .again
        isOnly = followUp?.kind == .only
        let isExcept = [.leaveOut, .not, .skip].contains(followUp?.kind) || line.leavesOutWeekdays
        let isLength = followUp?.kind == .putOff
        if let times = line.timesAlone {
            (count, isLonger) = (times, false)
            return
        }
        isLonger = followUp?.kind == .lengthen || line.says(.longer)
        part = line.partOfHours
        guard part == nil else { return }
        // "no, every Monday", "swap to Mondays"
        let isPutRight = (followUp?.kind == .correct || followUp?.kind == .change) && followUp?.saysRule == true
        if isAdded || isOnly, let days = line.weekdaysAlone {
            often = Self.weekly(days)
            return
        }
        guard line.timeValues.count == 1 || isExcept,
            followUp == nil || isAdded || isOnly || isExcept || isLength || isLonger || isPutRight
        else { return nil }
        let text = followUp?.words ?? line.endSaid ?? (line.soleTime == nil ? FollowUp.restriction(in: line) : nil)
        switch (text.map { LineReader.read($0, language: line.language) } ?? line).soleTime {
        case .repetition(let said) where isExcept:
            // "no Fridays this month" is of some of them.
            guard said.rule.frequency == .weekly, said == SaidRepeat(rule: said.rule), !said.rule.days.isEmpty else {
                return nil
            }
            excluded = said.rule.days.map(\.weekday)
        case .length(let said) where !isAdded && !isExcept && (said.days > 0 || said.months > 0): lasts = said
        case _ where isExcept || isLength: return nil
        case .repetition(let said): often = said
        case .time(let said) where (isAdded || isOnly) && said.clock == nil && said.weekdayAlone != nil:
            often = said.weekdayAlone.map { Self.weekly([$0]) }
        case .time(let said) where isAdded && said.day == nil && said.clock != nil: clock = said.clockOfPart
        case .span(.between(let from, let to, _))
        where !isAdded && [from, to].allSatisfy({ $0.day == nil && $0.clock != nil }):
            hours = (from, to)
        case .span(.until(let limit, _)) where !isAdded && limit.clock == nil: until = limit
        case .time(let limit) where line.endSaid != nil && limit.clock == nil && limit.day != nil:
            until = limit.day.map { SaidTime(day: $0.isOneDay ? $0 : .portion(.end, $0)) }
        case .span(.since(let first)) where !isAdded && first.clock == nil && first.part == nil: start = first
        case .span(.since(let first)) where followUp == nil && first.day != nil && first.part == nil:
            (start, clock) = (SaidTime(day: first.day), first.clock)
        case .time(let first)
        where followUp == nil && line.beginsFrom && first.day != nil && first.clock != nil && first.zone == nil:
            (start, clock) = (SaidTime(day: first.day), first.clock)
        default: return nil
        }
    }

    /// It says how often, until when or how many times, whatever the days and hours are: "every week", "until June".
    package var isOfWhole: Bool {
        !isAdded && !isOnly && !saysWeekday && clock == nil && hours == nil && part == nil && excluded.isEmpty
            && start == nil && often?.clocks.isEmpty != false
    }

    private static func weekly(_ days: [Int]) -> SaidRepeat {
        var rule = Recurrence(.weekly)
        rule.days = days.map { Recurrence.Day($0) }
        return SaidRepeat(rule: rule)
    }

    /// The series with that, on its days and at its times where no others are said; nil where the two do not go together.
    package func changing(_ old: SaidSeries, today: Int) -> SaidRepeat? {
        if let count { return changing(old, count: count) }
        if let hours { return old.rule.hourly?.at(hours.first, until: hours.last) }
        if let part { return changing(old, minutes: old.minutes.filter { part.part.holds($0) == part.isKept }) }
        let said = often?.clocks ?? []
        // Other days at other times are another rule.
        guard !old.rule.isOfClock, !isAdded || said.isEmpty, let rule = rule(changing: old) else { return nil }
        var new = SaidRepeat(rule: rule)
        (new.rule.hours, new.rule.minutes) = ([], [])
        new.clocks = said.isEmpty ? old.minutes.map(SaidTime.Clock.init(minuteOfDay:)) : said
        if let clock { new.clocks = isAdded ? new.clocks + [clock] : [clock] }
        (new.until, new.lasts) = (until ?? often?.until, lasts)
        if until != nil { new.rule.count = nil }
        if isLonger, let lasts {
            guard let end = old.rule.until else { return nil }
            (new.until, new.lasts) = (SaidTime(day: .moved(.ahead(end.day - today), lasts)), nil)
        }
        new.start = start ?? often?.start ?? (isAdded ? nil : SaidTime(day: .ahead(max(old.next, today) - today)))
        return new
    }

    /// The same at fewer times of day; nil where none is left, or none goes.
    private func changing(_ old: SaidSeries, minutes: [Int]) -> SaidRepeat? {
        guard !old.rule.isOfClock, !minutes.isEmpty, minutes.count < old.minutes.count else { return nil }
        var new = SaidRepeat(rule: old.rule)
        (new.rule.hours, new.rule.minutes) = ([], [])
        new.clocks = minutes.map(SaidTime.Clock.init(minuteOfDay:))
        return new
    }

    /// The same so often, "10 times", from its next time on.
    private func changing(_ old: SaidSeries, count: Int) -> SaidRepeat? {
        var new = SaidRepeat(rule: old.rule)
        (new.rule.count, new.rule.until, new.rule.hours, new.rule.minutes) = (count, nil, [], [])
        new.clocks = old.minutes.map(SaidTime.Clock.init(minuteOfDay:))
        return old.rule.isOfClock ? nil : new
    }

    /// The part of it that alone becomes another: some of its days at another time of day, or what comes from some day on;
    /// nil where the whole of it is meant, or nothing of it would differ.
    package func part(of old: SaidSeries) -> SeriesPart? {
        guard !isAdded, excluded.isEmpty, !old.rule.isOfClock, (often?.clocks.count ?? 0) < 2, often?.zone == nil else {
            return nil
        }
        // "from Monday only in the morning": not the hours that it has until then.
        if saysPart, old.minutes.count > 1, let start {
            return SeriesPart(rule: old.rule, leaves: [], clock: nil, start: start)
        }
        let clock = clock ?? often?.clocks.first, first = start ?? often?.start
        guard let said = often?.rule else {
            return first.flatMap {
                clock == nil ? nil : SeriesPart(rule: old.rule, leaves: [], clock: clock, start: $0)
            }
        }
        let days = said.frequency == .weekly ? said.days.map(\.weekday) : []
        let isOfSome = !isOnly && clock != nil && !days.isEmpty && days.allSatisfy(old.weekdays.contains)
        let left = isOfSome ? old.weekdays.filter { !days.contains($0) } : []
        guard first != nil || !left.isEmpty, let rule = rule(said, of: old), rule != old.rule || clock != nil else {
            return nil
        }
        return SeriesPart(rule: rule, leaves: left, clock: clock, start: first)
    }

    /// As often as said, for as long as the series is; with its own days where none are said.
    private func rule(_ said: Recurrence, of old: SaidSeries) -> Recurrence? {
        guard said.frequency != old.rule.frequency || !said.days.isEmpty || !said.monthDays.isEmpty else {
            var rule = old.rule
            rule.interval = said.interval
            return rule
        }
        guard !said.isOfClock else { return nil }
        var rule = said
        (rule.until, rule.count, rule.weekStart) = (old.rule.until, old.rule.count, old.rule.weekStart)
        (rule.hours, rule.minutes) = ([], [])
        let isOn = { (day: Int) in
            rule.days.isEmpty || rule.days.contains { $0.weekday == CalendarDate.weekday(of: day) }
        }
        rule.without = old.rule.without.map { $0.filter(isOn) }.flatMap { $0.isEmpty ? nil : $0 }
        return rule
    }

    private func rule(changing old: SaidSeries) -> Recurrence? {
        var rule = old.rule
        if let said = often?.rule, said.isOfOtherWeeks, !saysWeekday, !old.weekdays.isEmpty {
            rule = said
            rule.days = old.weekdays.map { Recurrence.Day($0) }
            (rule.until, rule.count) = (old.rule.until, old.rule.count)
            return rule
        }
        if !excluded.isEmpty {
            let left = old.weekdays.filter { !excluded.contains($0) }
            guard !left.isEmpty, excluded.allSatisfy(old.weekdays.contains) else { return nil }
            (rule.frequency, rule.days) = (.weekly, left.map { Recurrence.Day($0) })
            return rule
        }
        guard let said = often?.rule else { return old.rule }
        if isOnly, said.frequency == .weekly, !said.days.isEmpty, !old.weekdays.isEmpty {
            (rule.frequency, rule.interval, rule.days) = (said.frequency, said.interval, said.days)
            return rule
        }
        // "every day from Monday to Thursday" comes by weeks, too.
        if rule.frequency == .daily, rule.interval == 1, !rule.days.isEmpty { rule.frequency = .weekly }
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
