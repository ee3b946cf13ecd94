/// Ways in which languages put the words of times together; what is not listed is as in English.
struct TimeGrammar: OptionSet, Sendable, Hashable {
    let rawValue: UInt16

    /// "half four" is half an hour before four, and "quarter four" three quarters of an hour.
    static let halfIsBefore = TimeGrammar(rawValue: 1)
    /// "3. Oktober", "3.10.": a dot behind the number of a day.
    static let dotIsOrdinal = TimeGrammar(rawValue: 2)
    /// "before 3 days" is what English calls "3 days ago".
    static let agoIsBefore = TimeGrammar(rawValue: 4)
    /// "ten after six", "ten before six" are the usual words of the clock.
    static let pastIsAfter = TimeGrammar(rawValue: 8)
    /// "on" and "in" hold the article: "am Abend", "am Wochenende".
    static let onHoldsThe = TimeGrammar(rawValue: 16)
    /// "end October" without "of".
    static let edgeStandsAlone = TimeGrammar(rawValue: 32)
    /// "15 Uhr 30": the minutes stand behind the word for "o'clock".
    static let minutesFollowOclock = TimeGrammar(rawValue: 64)
    /// "3/10" is in October.
    static let dayFirst = TimeGrammar(rawValue: 128)
    /// "wöchentlich" before a noun is no adjective of it, as "weekly" may be.
    static let oftenIsAdverb = TimeGrammar(rawValue: 256)
    /// "every 2nd Wednesday" is every other one, as where the number is a word.
    static let secondIsOther = TimeGrammar(rawValue: 512)
    /// "14h" is a time of day behind days.
    static let hourTellsTime = TimeGrammar(rawValue: 1024)
}
