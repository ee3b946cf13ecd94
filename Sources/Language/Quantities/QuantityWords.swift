/// A language's words of measures. All words are folded.
final class QuantityWords: Sendable {
    /// Phrases with their units, separated by commas.
    typealias Row = (words: String, unit: QuantityUnit)

    /// By first word, longer phrases first.
    private let units: WordTable<[(words: [String], unit: QuantityUnit)]>
    /// "about", "at least"
    let bounds: [(words: WordPhrases, bound: SaidAmount.Bound?)]
    /// Between the ends of a range: "to", "and".
    let links: WordSet
    /// Before a range: "between", "from".
    let openings: WordSet
    /// Before what comes to a whole: "and".
    let and: WordSet
    /// "a", "an"
    let one: WordSet
    let half: WordSet
    let quarter: WordSet
    let of: WordSet
    /// "million" and the like, which multiply the number before them.
    let scales: [String: Double]
    /// Numbers of one word that are not whole: "anderthalb".
    let fractions: [String: Double]
    /// Minutes and hours, which say how far something is where one walks.
    let minutes: WordSet
    let hours: WordSet
    /// "on foot", "walk"
    let walks: WordPhrases
    /// "out of", between a rating and the best there is.
    let outOf: WordPhrases

    static let none = QuantityWords(rows: [])

    init(
        rows: [Row], bounds: [(words: WordPhrases, bound: SaidAmount.Bound?)] = [], links: String = "",
        openings: String = "", and: String = "", one: String = "", half: String = "", quarter: String = "",
        of: String = "", scales: [String: Double] = [:], fractions: [String: Double] = [:],
        minutes: String = "", hours: String = "", walks: WordPhrases = [], outOf: WordPhrases = []
    ) {
        var units: [String: [(words: [String], unit: QuantityUnit)]] = [:]
        for row in rows + CurrencyTable.signs {
            for phrase in row.words.split(separator: ",") {
                let words = phrase.split(whereSeparator: \.isWhitespace).map(String.init)
                units[words.first ?? "", default: []].append((words, row.unit))
            }
        }
        self.units = WordTable(units.mapValues { $0.sorted { $0.words.count > $1.words.count } })
        (self.bounds, self.links, self.openings, self.and) = (bounds, links.words, openings.words, and.words)
        (self.one, self.half, self.quarter, self.of) = (one.words, half.words, quarter.words, of.words)
        (self.scales, self.fractions) = (scales, fractions)
        (self.minutes, self.hours, self.walks, self.outOf) = (minutes.words, hours.words, walks, outOf)
    }

    /// Words without which no line has a measure, but for signs and codes of currencies.
    var triggers: [String] {
        units.words.filter { $0.unicodeScalars.allSatisfy(\.isLetter) } + walks.firstWords + outOf.firstWords
    }

    /// Words before a number that belong to the measure.
    var beginnings: [String] {
        bounds.flatMap(\.words.firstWords) + [openings, one, half, quarter].flatMap(\.words) + scales.keys
            + fractions.keys
    }

    /// The longest unit at a token.
    func unit(in tokens: [Token], at index: Int) -> (unit: QuantityUnit, end: Int)? {
        guard index < tokens.count, !tokens[index].isQuoted, let rows = units[tokens[index].key] else { return nil }
        for row in rows where index + row.words.count <= tokens.count {
            if zip(row.words, tokens[index...]).allSatisfy({ $0 == $1.key }) {
                return (row.unit, index + row.words.count)
            }
        }
        return nil
    }
}

/// What is counted.
enum QuantityUnit: Sendable, Hashable {
    /// In metres.
    case length(Double)
    /// ISO 4217, with how many of them are one of the currency's: 100 cents.
    case money(String, parts: Double = 1, isAssumed: Bool = false)
    case star
}
