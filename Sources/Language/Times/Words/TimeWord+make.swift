import Core

extension TimeWord {
    static func number(_ number: Int, _ marks: TimeMarks = []) -> TimeWord { TimeWord(number: number, marks: marks) }
    static func ordinal(_ ordinal: Int) -> TimeWord { TimeWord(ordinal: ordinal) }
    static func unit(_ unit: TimeUnit, _ marks: TimeMarks = []) -> TimeWord { TimeWord(unit: unit, marks: marks) }
    static func often(_ unit: TimeUnit, _ interval: Int = 1) -> TimeWord {
        TimeWord(frequency: unit, interval: interval)
    }
    /// "twice a", before a unit.
    static func times(_ count: Int) -> TimeWord { TimeWord(interval: count, marks: .once) }
    static func month(_ month: Int, _ marks: TimeMarks = []) -> TimeWord { TimeWord(month: month, marks: marks) }
    static func weekday(_ day: Int, _ marks: TimeMarks = []) -> TimeWord { TimeWord(weekday: day, marks: marks) }
    static func day(_ day: Int, _ marks: TimeMarks = []) -> TimeWord { TimeWord(day: day, marks: marks) }
    static func part(_ part: DayPart, _ marks: TimeMarks = []) -> TimeWord { TimeWord(part: part, marks: marks) }
    static func season(_ season: YearSeason, _ marks: TimeMarks = []) -> TimeWord {
        TimeWord(season: season, marks: marks)
    }
    static func hour(_ hour: Int) -> TimeWord { TimeWord(hour: hour) }
    static func decade(_ decade: Int) -> TimeWord { TimeWord(decade: decade) }
    static func counted(_ unit: TimeUnit) -> TimeWord { TimeWord(counted: unit) }
    static func mark(_ marks: TimeMarks) -> TimeWord { TimeWord(marks: marks) }
}

extension TimeTable {
    var halfIsBefore: Bool { grammar.contains(.halfIsBefore) }
    var dotIsOrdinal: Bool { grammar.contains(.dotIsOrdinal) }
    var order: DateOrder { grammar.contains(.dayFirst) ? .dayFirst : .monthFirst }
}

/// Words of times, by what they do: rows of words separated by blanks, folded.
struct TimeTable: Sendable {
    typealias Row = (words: String, does: TimeWord)

    let words: WordTable<TimeWord>
    let grammar: TimeGrammar
    /// Letters behind a time of day: "p" of "7p" and "7 p.m.".
    let halfLetters: [String: SaidTime.Half]
    /// Words that do something only together, separated by blanks, folded.
    let phrases: [Row]
    /// Names of holidays, in words separated by blanks, folded.
    let holidays: [(name: String, holiday: Holiday)]
    /// Folded words before days that are left out: "except".
    let exceptions: WordSet
    /// Folded words before such a word: "but".
    let contrasts: WordSet
    /// Those that leave out days of the week by themselves.
    let bareExceptions: WordSet
    /// Days of the week that are written as one word: "mwf".
    let dayGroups: [String: [String]]
    /// Folded words behind a city that make it a time zone: "time" of "3pm London time".
    let zoneNouns: WordSet
    /// Folded words that are near to the name of a day and are no misspelt one: "sundae".
    let lookalikes: WordSet
    /// Folded words behind which a month is somebody's name: "uncle".
    let titles: WordSet

    init(
        _ rows: [Row], phrases: [Row], holidays: [(String, Holiday)], halfLetters: [String: SaidTime.Half] = [:],
        exceptions: WordSet, contrasts: WordSet, bareExceptions: WordSet = [], dayGroups: [String: [String]] = [:],
        zoneNouns: WordSet, lookalikes: WordSet = [], titles: WordSet = [], grammar: TimeGrammar = []
    ) {
        var words = WordTable<TimeWord>()
        for row in rows {
            for word in row.words.split(separator: " ") {
                words[String(word)] = words[String(word)].map { $0.joined(with: row.does) } ?? row.does
            }
        }
        self.words = words
        self.phrases = phrases
        self.halfLetters = halfLetters
        self.holidays = holidays.map { (name: $0.0, holiday: $0.1) }
        (self.exceptions, self.contrasts) = (exceptions, contrasts)
        (self.bareExceptions, self.dayGroups) = (bareExceptions, dayGroups)
        self.zoneNouns = zoneNouns
        self.lookalikes = lookalikes
        self.titles = titles
        self.grammar = grammar
    }
}

extension TimeTable {
    /// "today", "tonight", "tomorrow"
    func isNearDay(_ word: String) -> Bool {
        words[word].map { $0.day != nil || $0.marks.contains(.tonight) } == true
    }
}
