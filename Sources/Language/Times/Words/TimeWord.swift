/// What a word can do in a time; one word may do several things ("second", "may", "last").
struct TimeWord: Sendable, Hashable {
    /// "twenty", "couple".
    @Small var number: Int? = nil
    /// "third", "last" (-1).
    @Small var ordinal: Int? = nil
    var unit: TimeUnit?
    /// "daily", with `interval` 2 for "fortnightly" of a week.
    var frequency: TimeUnit?
    var interval = 1
    /// 1...12
    @Small var month: Int? = nil
    /// ISO 8601: Monday is 1.
    @Small var weekday: Int? = nil
    /// A day named by where it is: "tomorrow" is 1.
    @Small var day: Int? = nil
    var part: DayPart?
    var season: YearSeason?
    /// "noon", "midnight" (24).
    @Small var hour: Int? = nil
    /// "nineties" is 90; the "s" of "90s" is 0.
    @Small var decade: Int? = nil
    /// "Q3" and "H2", without their number.
    var counted: TimeUnit?
    var marks: TimeMarks = []

    /// Both, where tables name a word twice.
    func joined(with other: TimeWord) -> TimeWord {
        TimeWord(
            number: number ?? other.number, ordinal: ordinal ?? other.ordinal, unit: unit ?? other.unit,
            frequency: frequency ?? other.frequency, interval: max(interval, other.interval),
            month: month ?? other.month, weekday: weekday ?? other.weekday, day: day ?? other.day,
            part: part ?? other.part, season: season ?? other.season, hour: hour ?? other.hour,
            decade: decade ?? other.decade, counted: counted ?? other.counted, marks: marks.union(other.marks))
    }

    /// One day by its name, today or to come: "Friday", "tomorrow", "tonight".
    var namesDay: Bool {
        marks.isDisjoint(with: [.weak, .plural])
            && (weekday != nil || day.map { $0 >= 0 } == true || marks.contains(.tonight))
    }

    /// A line without any such word, and without digits, has no time in it.
    var isTrigger: Bool {
        number != nil && marks.isDisjoint(with: [.a, .vague]) || ordinal != nil || unit != nil || frequency != nil
            || month != nil || weekday != nil
            || day != nil || part != nil || season != nil || hour != nil || decade != nil
            || !marks.isDisjoint(with: .triggers)
    }
}

/// A small number or none in two bytes, since words are looked at often.
@propertyWrapper struct Small: Sendable, Hashable {
    private var stored = Int16.min

    init(wrappedValue: Int?) { self.wrappedValue = wrappedValue }

    var wrappedValue: Int? {
        get { stored == .min ? nil : Int(stored) }
        set { stored = newValue.flatMap { Int16(exactly: $0) } ?? .min }
    }
}

/// What small words do in times. A language lists its words by what they do.
struct TimeMarks: OptionSet, Sendable, Hashable {
    let rawValue: UInt64
    private init(bit: UInt64) { rawValue = 1 << bit }
    init(rawValue: UInt64) { self.rawValue = rawValue }

    static let the = TimeMarks(bit: 0)
    /// "a", which counts as one before a unit.
    static let a = TimeMarks(bit: 1)
    static let at = TimeMarks(bit: 2)
    static let on = TimeMarks(bit: 3)
    static let within = TimeMarks(bit: 4)
    /// "in", before a span and before a month.
    static let inside = TimeMarks(bit: 5)
    static let of = TimeMarks(bit: 6)
    static let during = TimeMarks(bit: 7)
    static let from = TimeMarks(bit: 8)
    /// Between the two ends of a range.
    static let to = TimeMarks(bit: 9)
    /// Includes the end that is named: "through".
    static let through = TimeMarks(bit: 10)
    static let between = TimeMarks(bit: 11)
    static let and = TimeMarks(bit: 12)
    static let before = TimeMarks(bit: 13)
    static let by = TimeMarks(bit: 14)
    static let until = TimeMarks(bit: 15)
    static let after = TimeMarks(bit: 16)
    static let since = TimeMarks(bit: 17)
    static let this = TimeMarks(bit: 18)
    static let next = TimeMarks(bit: 19)
    static let coming = TimeMarks(bit: 20)
    static let last = TimeMarks(bit: 21)
    /// "half past six", "past week".
    static let past = TimeMarks(bit: 22)
    static let ago = TimeMarks(bit: 23)
    static let later = TimeMarks(bit: 24)
    static let earlier = TimeMarks(bit: 25)
    static let now = TimeMarks(bit: 26)
    static let every = TimeMarks(bit: 27)
    static let other = TimeMarks(bit: 28)
    static let all = TimeMarks(bit: 29)
    static let half = TimeMarks(bit: 30)
    static let quarter = TimeMarks(bit: 31)
    static let oclock = TimeMarks(bit: 32)
    static let am = TimeMarks(bit: 33)
    static let pm = TimeMarks(bit: 34)
    static let starting = TimeMarks(bit: 35)
    static let early = TimeMarks(bit: 36)
    static let middle = TimeMarks(bit: 37)
    static let late = TimeMarks(bit: 38)
    static let begin = TimeMarks(bit: 39)
    static let end = TimeMarks(bit: 40)
    static let rest = TimeMarks(bit: 41)
    static let about = TimeMarks(bit: 42)
    static let times = TimeMarks(bit: 43)
    static let once = TimeMarks(bit: 44)
    /// "mondays", "weekends": again and again.
    static let plural = TimeMarks(bit: 45)
    static let more = TimeMarks(bit: 46)
    /// The five days from Monday on.
    static let workday = TimeMarks(bit: 47)
    static let forSpan = TimeMarks(bit: 48)
    /// The end of "24th".
    static let ordinalEnd = TimeMarks(bit: 49)
    /// A word of its own too ("may", "sun"): a time only where the words around it say so.
    static let weak = TimeMarks(bit: 50)
    /// "hundred", "thousand": multiplies the number before it.
    static let scale = TimeMarks(bit: 51)
    /// "from Monday on", "and later".
    static let onward = TimeMarks(bit: 52)
    static let done = TimeMarks(bit: 53)
    /// "tonight": today's night.
    static let tonight = TimeMarks(bit: 54)
    static let or = TimeMarks(bit: 55)
    /// What counts down: "timer", before "for 5 minutes".
    static let timer = TimeMarks(bit: 56)
    /// Behind a year: "AD"; with its own shift for "BE".
    static let era = TimeMarks(bit: 57)
    static let buddhist = TimeMarks(bit: 58)
    /// "EOD", "EOM", "EOY", "BOM": with `unit`.
    static let endOf = TimeMarks(bit: 59)
    static let beginOf = TimeMarks(bit: 60)
    /// Counts that are not exact: "few", "several".
    static let vague = TimeMarks(bit: 61)
    /// Single letters, which are units only behind a number and a word that asks for a span ("3y"); short names of months.
    static let short = TimeMarks(bit: 62)
    /// "11ish".
    static let ish = TimeMarks(bit: 63)

    static let triggers: TimeMarks = [.now, .half, .quarter, .plural, .workday, .tonight, .endOf, .beginOf]
    /// "once done", "after I did it", as one: what comes again is counted from when it was done.
    static let afterDone: TimeMarks = [.done, .onward]
    /// "alle", which stands before several, as one.
    static let everyOfSeveral: TimeMarks = [.every, .ish]
    /// "lang" behind how long something goes on, as one.
    static let long: TimeMarks = [.era, .ish]
    /// "even weeks", "odd weeks", as one: by their number in the year.
    static let evenWeeks: TimeMarks = [.plural, .ish]
    static let oddWeeks: TimeMarks = [.plural, .vague]
    static let ofThis: TimeMarks = [.this, .next, .coming, .last, .past]
}
