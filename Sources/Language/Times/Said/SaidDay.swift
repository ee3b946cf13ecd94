/// A day, or a longer stretch of the calendar, as it was said; what it means depends on when it is said.
package indirect enum SaidDay: Hashable, Sendable, Codable {
    /// Today is 0, tomorrow 1.
    case ahead(Int)
    /// "in 3 days", "2 months ago": the same time of day, unless another is said.
    case span(SaidLength)
    /// ISO 8601: Monday is 1.
    case weekday(Int, SaidWeek)
    /// "two Sundays from now" is 2, "2 Thursdays ago" is -2.
    case weekdays(Int, Int)
    case date(SaidDate)
    /// "3/10": the order is the person's.
    case figures(Int, Int, year: SaidYear?)
    /// The current one is 0: "this week", "next month", "last year".
    case unit(TimeUnit, Int)
    /// "week 31", "Q3", "the 90s" (a decade by its first year), "21st century".
    case numbered(TimeUnit, Int, year: SaidYear?)
    case season(YearSeason, Int, year: SaidYear?)
    case holiday(Holiday, SaidWeek, year: SaidYear?)
    /// "the second Monday of last month"; counted from the end where negative; nil: in the present month.
    case nth(Int, SaidItem, in: SaidDay?)
    /// "the first ten days of": from the end where the count is negative.
    case stretch(Int, TimeUnit, in: SaidDay)
    /// "three days after Christmas", "2 weeks before it".
    case moved(SaidDay, SaidLength)
    /// "third Tuesday after Christmas"
    case nthAfter(Int, Int, SaidDay)
    /// "Friday of next week", "the week of the 18th".
    case weekdayIn(Int, SaidDay)
    case weekOf(SaidDay)
    case portion(SaidPortion, SaidDay)
    /// "the month after next", "March after next": once more.
    case afterNext(SaidDay)
    /// "next 6th of April": not the nearest, where that is in the present year and has passed.
    case holidayFrom(Holiday, SaidLength)
}

extension SaidDay {
    /// "tomorrow", "Friday": no number is a part of it.
    var isNamedByWord: Bool {
        switch self {
        case .ahead, .weekday: true
        default: false
        }
    }
}

/// Which of a kind of day that comes again.
package enum SaidWeek: String, Hashable, Sendable, Codable {
    /// Nothing was said, or "this", "coming": the next one to come.
    case coming
    /// Of the next week.
    case next
    /// Of the last week.
    case last
    /// "this past": the one before today.
    case past
}

/// A date with what was said of it.
package struct SaidDate: Hashable, Sendable, Codable {
    package var year: SaidYear?
    /// 1...12
    package var month: Int?
    /// 1...31
    package var day: Int?
    /// ISO 8601: Monday is 1.
    package var weekday: Int?
    /// The day is a number and nothing else: "Fri 8", which may be at eight.
    package var isPlain: Bool?
    /// The number counts, and the day of the week is only what somebody took it for.
    var isNear: Bool?

    package init(
        year: SaidYear? = nil, month: Int? = nil, day: Int? = nil, weekday: Int? = nil, isPlain: Bool? = nil
    ) {
        (self.year, self.month, self.day, self.weekday) = (year, month, day, weekday)
        self.isPlain = isPlain
    }
}

/// A year as it was said.
package enum SaidYear: Hashable, Sendable, Codable {
    case full(Int)
    /// "26", "'87": in the century that is nearest.
    case short(Int)
    /// "of this year" is 0, "of next year" 1.
    case ahead(Int)
}

/// What is counted within a longer stretch.
package enum SaidItem: Hashable, Sendable, Codable {
    /// ISO 8601: Monday is 1.
    case weekday(Int)
    case unit(TimeUnit)
    case workday
}

extension SaidDay {
    /// It has been, or is today: "yesterday", "last Friday".
    var isTodayOrBefore: Bool {
        switch self {
        case .ahead(let days): days <= 0
        case .weekday(_, .last), .weekday(_, .past): true
        case .unit(_, let count): count < 0
        default: false
        }
    }

    /// The week of which it is a day: this week for "Thursday of this week".
    package var week: SaidDay? {
        if case .weekdayIn(_, let week) = self, case .unit(.week, _) = week { week } else { nil }
    }

    /// A day, a weekend or a week, rather than a month or a season.
    var isOfFewDays: Bool {
        switch self {
        case .season, .stretch, .portion: false
        case .unit(let unit, _), .numbered(let unit, _, _): [.day, .weekend, .week].contains(unit)
        case .date(let date): date.day != nil
        default: true
        }
    }
}
