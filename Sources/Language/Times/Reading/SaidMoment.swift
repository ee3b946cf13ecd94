import Core

/// What has been read of a time so far: its pieces, which may come in any order.
struct SaidMoment {
    var time = SaidTime()
    /// The other end of a range of times or days: "3-5 pm".
    var end: SaidTime?
    var isThrough = false
    var repetition: SaidRepeat?
    /// "starting March 3rd", "from November": where a repetition or a length begins.
    var start: SaidTime?
    var until: SaidTime?
    var lasts: SaidLength?
    var bound: Bound?
    /// A stretch that was said in one: "the next 3 days".
    var span: SaidSpan?
    var noSuchClock = false
    /// Two times of day of a repetition: "at 8 and 18:00".
    var clocks: [SaidTime.Clock] = []

    /// It is one end of a range, so that what is said behind it may be of both.
    var isInner = false

    enum Bound { case before, until, after, since }

    var isEmpty: Bool {
        time.isEmpty && end == nil && repetition == nil && bound == nil && lasts == nil && start == nil
            && span == nil && !noSuchClock
    }

    /// From one time of day to another, and nothing else: "12-1".
    var isOfHours: Bool { time.clock != nil && time.day == nil && end?.clock != nil && end?.day == nil }

    /// What it comes to.
    var value: SaidValue? {
        if noSuchClock { return .noSuchClock(time) }
        if time.day?.isImpossible == true { return .noSuchDay(time) }
        if let end, end.day?.isImpossible == true { return .noSuchDay(end) }
        if let repetition = wholeRepetition ?? weeks { return .repetition(repetition) }
        if let span { return .span(span) }
        if let end { return .span(.between(time, end, isThrough: isThrough)) }
        if let lasts {
            if let from = start ?? (time.isEmpty ? nil : time) { return .span(.lasting(lasts, from: from)) }
            return .length(lasts)
        }
        if let start { return .span(.since(start)) }
        guard !time.isEmpty else { return nil }
        switch bound {
        case .before: return .span(.before(time))
        case .until: return .span(.until(time, isWhole: isThrough))
        case .after: return .span(.after(time))
        case .since: return .span(.since(time))
        case nil: return .time(time)
        }
    }

    /// "sat 10am for 6 weeks", "6 weeks starting sat 10am": every week, so many times; a single week is a stretch.
    private var weeks: SaidRepeat? {
        let time = time.isEmpty ? start ?? time : time
        guard let lasts, lasts.unit == .week, lasts.isOfDays, lasts.days >= 14, lasts.days % 7 == 0,
            let clock = time.clock,
            case .weekday(let weekday, let week)? = time.day, bound == nil, end?.day == nil
        else { return nil }
        var rule = Recurrence(.weekly)
        (rule.days, rule.count) = ([Recurrence.Day(weekday)], lasts.days / 7)
        var said = SaidRepeat(rule: rule)
        said.clocks = [end?.clock.map { clock.explained(by: $0) } ?? clock]
        (said.part, said.end, said.zone) = (time.part, end?.clock, zone)
        said.start = self.time.isEmpty || start == nil ? (week == .coming ? nil : SaidTime(day: time.day)) : start
        return said
    }

    private var zone: String? { time.zone ?? end?.zone }

    private var wholeRepetition: SaidRepeat? {
        guard var whole = repetition else { return nil }
        whole.clocks += clocks
        // What comes in some weeks comes once in each.
        if !whole.rule.weekNumbers.isEmpty, whole.rule.days.isEmpty { whole.rule.days = [Recurrence.Day(1)] }
        if let end = end?.clock, clocks.count == 1 { whole.clocks = [clocks[0].explained(by: end)] }
        whole.part = whole.part ?? time.part
        whole.start = whole.start ?? start
        whole.until = whole.until ?? until
        whole.lasts = whole.lasts ?? lasts
        if let clock = end?.clock { whole.end = clock }
        whole.zone = whole.zone ?? zone
        if whole.start == nil, whole.until == nil, let day = time.day, day.holds(whole.rule) {
            whole.within = SaidTime(day: day)
        }
        return whole
    }
}

extension SaidDay {
    /// A stretch in which something comes several times: "every Monday in June", "every 2 hours tomorrow".
    func holds(_ rule: Recurrence) -> Bool {
        switch self {
        case .date(let date): date.day == nil && date.month != nil && rule.frequency != .yearly
        case .unit(let unit, _): unit != .day && rule.frequency != .yearly
        case .season: rule.frequency != .yearly
        case .ahead: rule.isOfClock
        default: false
        }
    }

    /// The last one before now, where the next one would be meant otherwise: "since Monday".
    var lying: SaidDay {
        switch self {
        case .weekday(let day, .coming): .weekday(day, .past)
        case .span(let length): .span(-length)
        case .date(let date) where date.year == nil && date.day == nil:
            date.month.map { .numbered(.month, -$0, year: nil) } ?? self
        default: self
        }
    }

    /// No month has such a day: "31 June", "30 February".
    var isImpossible: Bool {
        switch self {
        case .date(let date):
            guard let day = date.day, let month = date.month else { return (date.day ?? 1) > 31 }
            var year = 2000
            if case .full(let full)? = date.year { year = full }
            return day > CalendarDate.days(inMonth: month, of: year)
        case .figures(let first, let second, let year):
            let longest = { (month: Int) in
                if case .full(let full)? = year { return CalendarDate.days(inMonth: month, of: full) }
                return CalendarDate.days(inMonth: month, of: 2000)
            }
            let isMonthFirst = first <= 12 && second <= longest(first)
            let isDayFirst = second <= 12 && first <= longest(second)
            return !isMonthFirst && !isDayFirst
        default: return false
        }
    }
}
