/// A language's words of times, made ready for reading.
final class TimeLexicon: Sendable {
    let table: TimeTable
    /// Names of holidays by their first word, longer ones first.
    private let holidays: WordTable<[(words: [String], holiday: Holiday)]>
    /// Phrases by their first word, longer ones first.
    private let phrases: WordTable<[(words: [String], does: TimeWord)]>
    /// The one word of each holiday's name, and of each such phrase, that is looked for in a line.
    private let rareWords: Set<String>
    /// Names of days that are long enough to be known when they are misspelt.
    private let longDays: Vocabulary
    /// What a number before it measures: "km".
    let units: Set<String>

    init(_ table: TimeTable, units: Set<String>) {
        (self.table, self.units) = (table, units)
        let names = table.holidays.map { (words: $0.name.split(separator: " ").map(String.init), holiday: $0.holiday) }
        holidays = WordTable(
            Dictionary(grouping: names.sorted { $0.words.count > $1.words.count }) { $0.words[0] })
        let phrases = table.phrases.map { (words: $0.words.split(separator: " ").map(String.init), does: $0.does) }
        self.phrases = WordTable(
            Dictionary(grouping: phrases.sorted { $0.words.count > $1.words.count }) { $0.words[0] })
        longDays = table.words.words.filter { table.words[$0]?.namesDay == true && Self.isLong($0, table) }.sorted()
            .reduce(into: Vocabulary()) { _ = $0.insert($1) }
        // The longest word of a name or of a phrase that is a time by itself is the rarest.
        let present = phrases.filter(\.does.isTrigger)
        rareWords = Set(
            (names.map(\.words) + present.map(\.words)).compactMap { $0.max { $0.utf8.count < $1.utf8.count } })
    }

    /// Of "thurs" many words are near.
    private static func isLong(_ day: String, _ table: TimeTable) -> Bool {
        day.utf8.count >= (table.words[day]?.weekday == nil ? 5 : 6)
    }

    /// Names of days that a word may stand for with typing errors.
    func days(near word: String) -> [(day: String, distance: Int)] {
        longDays.near(word).map { (longDays.words[$0.id], $0.distance) }
    }

    func word(_ key: String) -> TimeWord? { table.words[key] }

    func holidays(from key: String) -> [(words: [String], holiday: Holiday)] { holidays[key] ?? [] }

    func phrases(from key: String) -> [(words: [String], does: TimeWord)] { phrases[key] ?? [] }

    /// What is known of words, for the lexicon: `time` where a time may have it, `timeTrigger` where none is without.
    var traits: [(words: [String], traits: WordTraits)] {
        [
            (table.words.words, .time), (table.words.words.filter { word($0)?.isTrigger == true }, .timeTrigger),
            (holidays.words, .time), (phrases.words, .time), (Array(rareWords), .timeTrigger),
            (Array(table.dayGroups.keys), .time),
        ]
    }
}
