import Core

extension Recurrence {
    /// In even or odd weeks.
    var isOfOtherWeeks: Bool { frequency == .yearly && weekNumbers.count > 25 }

    /// As what comes every so many hours or minutes is said; nil for anything else.
    var hourly: SaidRepeat? {
        if isOfClock { return SaidRepeat(rule: self) }
        guard let hours = stretchOfHours else { return nil }
        var rule = self
        (rule.frequency, rule.interval, rule.hours, rule.minutes) = (.hourly, hours.step, [], [])
        return SaidRepeat(rule: rule)
    }
}

extension SaidTime {
    /// A day of the week, and nothing else. ISO 8601: Monday is 1.
    var weekdayAlone: Int? {
        guard isDayAlone, case .weekday(let day, .coming)? = day else { return nil }
        return day
    }

    /// "in the evening", and nothing else.
    var isPartAlone: Bool { part != nil && day == nil && clock == nil && length == nil }

    /// 20:00 of "in the evening at 8".
    var clockOfPart: Clock? {
        guard var clock, clock.half == nil, let part, clock.hour <= 12 else { return clock }
        clock.half = part == .morning ? .am : part == .afternoon || part == .evening ? .pm : nil
        return clock
    }
}

extension DayPart {
    /// Whether a minute of the day is in it, as one sorts what comes several times a day.
    func holds(_ minute: Int) -> Bool {
        switch self {
        case .morning, .breakfast: (240..<720).contains(minute)
        case .lunch: (660..<900).contains(minute)
        case .afternoon: (720..<1020).contains(minute)
        case .evening, .dinner: minute >= 1020
        case .night: minute >= 1260 || minute < 300
        case .daytime: (360..<1200).contains(minute)
        }
    }
}

extension SaidDay {
    /// It is no month, week or longer.
    var isOneDay: Bool {
        switch self {
        case .date(let date): date.day != nil || date.weekday != nil
        case .unit(let unit, _), .numbered(let unit, _, year: _): unit == .day
        case .season: false
        default: true
        }
    }
}

/// What a line says of something that comes again, by its own words.
extension ReadLine {
    /// 10 of "10 times", "only 10 times".
    var timesAlone: Int? {
        let said = tokens.filter { !$0.isSoft && !means($0.key, .alone) }
        guard said.count == 2, means(said[1].key, .turns), let count = Int(string(said[0].range)) else { return nil }
        return (2...999).contains(count) ? count : nil
    }

    /// The part of the day of "only in the morning" and "not in the evening any more", to which what comes several times a day is
    /// kept, or at which it comes no more.
    var partOfHours: (part: DayPart, isKept: Bool)? {
        let times = found.filter(\.isTime), words = Lexicon.of(language).times.table.words
        guard tokens.count <= Self.mostOfPart, let part = dayPart, times.allSatisfy({ $0.value.isPartAlone }),
            case let rest = tokens.filter({ words[$0.key]?.part == nil && !$0.isSoft }), rest.allSatisfy(\.isOfEveryDay)
        else { return nil }
        let isKept = FollowUp.restriction(in: self) != nil
        let isDropped = rest.contains { means($0.key, .denying) || means($0.key, .lacking) }
        return isKept != isDropped ? (part, isKept) : nil
    }

    private static let mostOfPart = 8

    /// 2 and 4 of "also Tuesday and Thursday", whose times are all days of the week; nil of one, and of anything else.
    var weekdaysAlone: [Int]? {
        let days: [Int] = timeValues.compactMap {
            if case .time(let time) = $0.value { time.weekdayAlone } else { nil }
        }
        return days.count > 1 && days.count == timeValues.count ? days : nil
    }

    /// "in June" of "ends in June", "last one is in June".
    var endSaid: String? { object(of: .ending) ?? lastSaid }

    /// "no Fridays", rather than "no, Fridays" and "no Friday".
    package var leavesOutWeekdays: Bool {
        guard tokens.count > 1, means(tokens[0].key, .lacking), !tokens[1].isSeparator, timeValues.count == 1,
            case .repetition = timeValues[0].value
        else { return false }
        return Lexicon.of(language).times.table.words[tokens[1].key]?.weekday != nil
    }

    /// "from April at 8"
    var beginsFrom: Bool {
        tokens.first.flatMap { Lexicon.of(language).times.table.words[$0.key] }?.marks.contains(.from) == true
    }
}

extension Found.Value {
    /// "in the evening", "mornings", and nothing else.
    fileprivate var isPartAlone: Bool {
        switch self {
        case .time(let time): time.isPartAlone
        case .repetition(let said): said.part != nil && said.clocks.isEmpty && said.rule == Recurrence(.daily)
        default: false
        }
    }
}
