/// What a word does in a time. A language lists its words by what they do, folded.
enum TimeWord: Sendable, Hashable {
    enum Unit: Sendable, Hashable { case second, minute, hour, day, week }

    /// "twenty"; "a" counts as one.
    case number(Double)
    case unit(Unit)
    /// A day named by where it is: "tomorrow".
    case ahead(Int)
    /// ISO 8601: Monday is 1.
    case weekday(Int)
    /// Short, and a word of its own too ("sun"): a day only where one must stand.
    case shortWeekday(Int)
    case part(SaidTime.Part)
    case tonight
    /// "noon", "midnight".
    case hour(Int)
    case halfDay(SaidTime.Half)
    case oclock
    /// Before a time of day, a span, a day.
    case at, within, on
    case this, next, every, the
    case and, half, quarter, past, to, after, from, now
    case month
    /// "weekend", "month": no point in time.
    case stretch
    /// The end of "24th".
    case ordinal
}
