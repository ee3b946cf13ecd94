/// What a language's tables say of a word that is looked at wherever the word stands.
struct WordTraits: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    /// A word of every day.
    static let common = WordTraits(rawValue: 1)
    /// A small word that holds sentences together.
    static let stop = WordTraits(rawValue: 2)
    /// May stand before a name without being part of it.
    static let article = WordTraits(rawValue: 4)
    /// A time may have it.
    static let time = WordTraits(rawValue: 8)
    /// Of such words and of digits every time has at least one.
    static let timeTrigger = WordTraits(rawValue: 16)
    /// A measure or a price may have it.
    static let unit = WordTraits(rawValue: 32)
    /// A measure may begin with it.
    static let measure = WordTraits(rawValue: 64)
    /// A place of the world may be meant.
    static let place = WordTraits(rawValue: 128)
}

/// A language's tables made ready for reading lines, once.
final class Lexicon: Sendable {
    let tables: LanguageTables
    private let id: LanguageID
    let politeStarts: PoliteWords
    let politeEnds: PoliteWords
    var titleWords: TitleWords { tables.titleWords }
    /// First letters of the words before a latitude or a longitude.
    let axisLetters: [Unicode.Scalar]
    let times: TimeLexicon
    let places: PlaceLexicon
    /// With which something begins that several things are pointed at by: "both", "the", "first".
    let pointing: WordSet
    /// By the number of the meaning.
    private let signals: [WordSet]
    private let traits: WordTable<WordTraits>
    private let shorthand: WordTable<String>
    private let abbreviations: WordTable<[String]>

    private init(_ tables: LanguageTables) {
        self.tables = tables
        id = tables.id
        politeStarts = PoliteWords(tables.politeStarts, by: \.first)
        politeEnds = PoliteWords(tables.politeEnds, by: \.last)
        axisLetters = (tables.latitudeWords + tables.longitudeWords).compactMap(\.unicodeScalars.first)
        let times = TimeLexicon(tables.times, units: Set(tables.quantities.triggers))
        self.times = times
        let places = PlaceLexicon(tables.places)
        self.places = places
        pointing = WordSet(tables.followUps.firstWordsOfSeveral + tables.articles)
        signals = SignalWord.allCases.map { WordSet(tables.signals[$0] ?? []) }
        shorthand = WordTable(tables.shorthand)
        abbreviations = WordTable(tables.abbreviations)
        let lists =
            [(Array(tables.commonWords()), WordTraits.common), (Array(tables.stopWords), .stop)]
            + [
                (Array(tables.articles), .article), (tables.quantities.triggers, .unit),
                (tables.quantities.beginnings, .measure), (Array(places.triggers), .place),
            ]
            + times.traits.map { ($0.words, $0.traits) }
        traits = lists.reduce(into: WordTable()) { traits, list in
            for word in list.0 { traits[word, default: []].insert(list.1) }
        }
    }

    /// Words of one meaning.
    func words(for signal: SignalWord) -> WordSet { signals[signal.rawValue] }

    /// The word that is written so in a hurry.
    func longForm(of word: String) -> String? { shorthand[word] }

    /// What a short form in a name stands for.
    func longForms(of word: String) -> [String] { abbreviations[word] ?? [] }

    /// Of a folded word and of that which is written so in a hurry.
    func traitsSpelledOut(of word: String) -> WordTraits {
        let traits = traits(of: word)
        return traits.isEmpty ? longForm(of: word).map { self.traits(of: $0) } ?? [] : traits
    }

    /// Of a folded word.
    func traits(of word: String) -> WordTraits { traits[word] ?? [] }

    /// What is asked of the places of each line, without handing on the whole of them.
    func beginsPlace(_ word: String) -> Bool { places.begins(word) }
    func place(_ tokens: ArraySlice<Token>) -> PlaceLexicon.Entry? { places.entry(tokens) }
    func place(near token: Token) -> PlaceLexicon.Entry? { places.nearEntry(token) }
    func isWherever(_ area: String) -> Bool { places.isWherever(area) }

    static let all = LanguageTables.all.map { Lexicon($0) }
    private static let english = Lexicon(.english)

    static func of(_ id: LanguageID) -> Lexicon { all.first { $0.id == id } ?? english }
}
