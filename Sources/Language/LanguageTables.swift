package import Core

/// Everything that belongs to one language. A new language is one more folder with one of these, and a line in `all`.
package struct LanguageTables: Sendable {
    package let id: LanguageID
    /// The language's name in itself.
    package let name: String
    /// What it is called when somebody asks for it, in its own and in other languages, folded.
    package let names: [String]
    /// Wrappings before the wish ("could you please"), each in words separated by blanks.
    let politeStarts: [String]
    /// Wrappings after the wish ("thanks").
    let politeEnds: [String]
    /// Words of every day, folded: never a misspelt keyword, never a misspelt or partly typed name. The lexicon has them.
    let commonWords: @Sendable () -> Set<String>
    /// The small words that hold sentences together, folded: never a name by themselves alone.
    let stopWords: Set<String>
    /// Words that may stand before a name without being part of it ("the", "my").
    let articles: Set<String>
    /// Endings of one and of many: "y" and "ies".
    let pluralEndings: [(one: String, many: String)]
    /// Endings that make another word of a keyword and not a misspelt one: "moved".
    let inflections: [String]
    /// Two words drawn together, without the apostrophe: "whats" for "what is". Phrases match either.
    let contractions: [String: [String]]
    /// How words are written in a hurry, or as they are spoken, folded: "b4" is "before", "ned" is "nicht". Such a word is
    /// read as the other one.
    var shorthand: [String: String] = [:]
    /// What a line may begin with instead of the words that phrases have, one or two folded words: "wecken sie".
    var openings: [String: String] = [:]
    /// "2" behind such a folded word and before what is done is the word "to": "dont forget 2 buy milk".
    var beforeTwo: WordSet = []
    /// Short forms of words in names, folded: "st" for "street".
    let abbreviations: [String: [String]]
    /// The mark before decimals.
    let decimalSeparator: Unicode.Scalar
    /// Letters of the directions, lower case: "n".
    let hemispheres: [Unicode.Scalar: Hemisphere]
    /// Words before a latitude and before a longitude, lower case.
    let latitudeWords: [String]
    let longitudeWords: [String]
    /// Places that name a time zone without being a city of the time zone database, folded: "munich".
    let zonePlaces: [String: [String]]
    /// Words behind a time zone's name that are no part of it, folded.
    let zoneWords: Set<String>
    /// What words do in times, and the names of holidays.
    @Shared var times: TimeTable
    /// The words by which intents are ranked where no phrase fits; nil where none are known.
    @Shared var ranking: RankingTables?
    /// The words around the title of what is wished for.
    @Shared var titleWords: TitleWords
    /// The words of distances, money and ratings.
    @Shared var quantities = QuantityWords.none
    /// The words for places of the world.
    @Shared var places = PlaceWords.none
    /// How people refer to what was said just before.
    @Shared var followUps = FollowUpWords.none
    /// How people say that they come, go or have finished.
    @Shared var checkIns = CheckInWords.none
    /// How people ask others to do things, and what those answer.
    @Shared var handing = HandingWords.none
    /// Words that are put before an answer, so that it can be read like a whole line.
    @Shared package var leads: SpokenLeads
    /// Words with a part in commands, folded.
    let signals: [SignalWord: Set<String>]
    /// What people type, by the command's key. English stands in the commands' own files.
    package let phrases: [String: CommandPhrases]
    /// Sayings that only look like a command.
    package let sayings: [Phrase]
    /// Words after the slash by the word that English has.
    package let menu: [String: String]
    /// Replies by key, as `Core.Voice` takes them, made when somebody is spoken to; what is missing is said in English.
    let replies: @Sendable () -> [String: String]

    /// The languages, one a line.
    package static let all: [LanguageTables] = [
        .english,
        .german,
    ]

    /// The others, in their order.
    package static func others(than id: LanguageID) -> [LanguageTables] { all.filter { $0.id != id } }

    package static func tables(for id: LanguageID) -> LanguageTables { all.first { $0.id == id } ?? .english }

    /// How to speak to somebody whose messenger gives that IETF tag.
    package static func voice(for tag: String) -> Voice {
        let tables = tables(for: LanguageID(tag: tag))
        return Voice(language: tables.id.rawValue, table: tables.replies())
    }
}
