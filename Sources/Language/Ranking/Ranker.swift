/// Finds the intent of a line by what was learned, for lines that no phrase fits.
package struct Ranker: Sendable {
    let index: WordIndex
    let model: RankingModel
    private let families: IntentFamilies
    private let reader: FeatureReader
    /// Where asking for nothing stands among the intents.
    private let nothing: Int?

    init?(_ tables: RankingTables) {
        guard let model = RankingModel(text: tables.model) else { return nil }
        self.init(tables, model: model)
    }

    init(_ tables: RankingTables, model: RankingModel) {
        index = WordIndex(tables)
        self.model = model
        families = IntentFamilies(tables.families)
        reader = FeatureReader(index: index)
        nothing = model.intents.firstIndex(of: Ranking.nothing)
    }

    private static let all: [LanguageID: Ranker] = Dictionary(
        uniqueKeysWithValues: LanguageTables.all.compactMap { tables in
            tables.ranking.flatMap(Ranker.init).map { (tables.id, $0) }
        })

    /// nil for a language of which nothing has been learned.
    package static func of(_ language: LanguageID) -> Ranker? { all[language] }

    /// What a line may mean.
    package func ranking(of line: ReadLine) -> Ranking {
        let words = WordLine(line, index: index)
        guard words.words.contains(where: { $0.utf8.count > 1 }) else { return Ranking([]) }
        let scores = model.scores(of: reader.features(of: words))
        let zero = nothing.map { scores[$0] } ?? 0
        let entries = best(scores).map { place in
            Ranking.Entry(
                intent: families.member(of: model.intents[place], in: words.words),
                lead: Double(scores[place] - zero), score: Double(scores[place]))
        }
        return Ranking(entries, subject: index.subject(of: words))
    }

    /// The intents with most points but asking for nothing, the best first.
    private func best(_ scores: [Float]) -> [Int] {
        var result: [Int] = []
        for place in scores.indices where place != nothing {
            guard result.count < Self.shown || scores[place] > scores[result[Self.shown - 1]] else { continue }
            if result.count == Self.shown { result.removeLast() }
            result.insert(place, at: result.firstIndex { scores[$0] < scores[place] } ?? result.count)
        }
        return result
    }

    private static let shown = 4
}

/// The intents that a line may have, the likeliest first.
package struct Ranking: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package let intent: String
        /// How far it is before asking for nothing; about 1 is sure.
        package let lead: Double
        /// How much speaks for it by itself; about 1 is sure, -1 is nothing.
        package let score: Double
    }

    /// What a line that asks for nothing is about.
    package enum Subject: Sendable, Hashable {
        /// The bot itself, or how somebody feels.
        case chat
        /// Other people's and programs' business: the weather, money, music.
        case elsewhere
    }

    package let entries: [Entry]
    package let subject: Subject?
    package var best: Entry? { entries.first }

    init(_ entries: [Entry], subject: Subject? = nil) {
        self.entries = entries
        self.subject = subject
    }

    /// The intent of a line that asks for nothing.
    package static let nothing = "none"

    /// The intent, where it may be acted on.
    package var sure: Entry? { best.flatMap { $0.lead >= Self.sureLead(of: $0.intent) ? $0 : nil } }

    /// The intents worth asking about, where none is sure.
    package var thinkable: [Entry] {
        sure != nil ? [] : entries.prefix(3).filter { $0.lead >= Self.thinkableLead && $0.score >= Self.thinkableScore }
    }

    /// What changes something must be surer than what only looks, and talk may be taken lightly.
    private static func sureLead(of intent: String) -> Double {
        if talk.contains(intent) { return 0.4 }
        let last = intent.split(separator: ".").last.map(String.init) ?? ""
        return intent == "eta" || looking.contains(last) ? 0.95 : 1.15
    }

    private static let thinkableLead = 0.2
    private static let thinkableScore = -0.5
    private static let talk: Set<String> = ["help", "greeting", "thanks", "yes", "no", "cancel", "repeat", "undo"]
    private static let looking: Set<String> = [
        "list", "show", "near", "navigate", "search", "detail", "where", "suggest",
    ]
}

/// Tells the intents of a family apart by their words.
struct IntentFamilies: Sendable {
    private struct Member: Sendable {
        let name: String
        let words: Set<String>
    }

    private let members: [String: [Member]]

    init(_ text: String) {
        members = Dictionary(
            uniqueKeysWithValues: RankingTables.entries(of: text).map { entry in
                let members = entry.words.map { word in
                    let sides = word.split(separator: "=")
                    let words = sides.count > 1 ? sides[1].split(separator: ",").map(String.init) : []
                    return Member(name: String(sides[0]), words: Set(words))
                }
                return (String(entry.name), members)
            })
    }

    /// "people.follow" for "people.*"; an intent without a family is itself.
    func member(of intent: String, in words: [String]) -> String {
        guard intent.hasSuffix(".*") else { return intent }
        let family = String(intent.dropLast(2))
        let all = members[family] ?? []
        let said = all.first { member in words.contains { member.words.contains($0) } }
        return "\(family).\((said ?? all.last)?.name ?? "show")"
    }

    /// The family of an intent as it is learned: "people.*" for "people.follow".
    func learned(_ intent: String) -> String {
        let family = String(intent.prefix { $0 != "." })
        return members[family] == nil ? intent : family + ".*"
    }
}
