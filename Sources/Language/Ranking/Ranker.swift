/// Finds the intent of a line by what was learned, for lines that no phrase fits.
package final class Ranker: Sendable {
    let index: WordIndex
    let model: RankingModel
    private let families: IntentFamilies
    private let reader: FeatureReader
    /// Where asking for nothing stands among the intents.
    private let nothing: Int?

    convenience init?(_ tables: RankingTables) {
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

    private static let all = LanguageTables.all.compactMap { tables in
        tables.ranking.flatMap { Ranker($0) }.map { (language: tables.id, ranker: $0) }
    }

    /// nil for a language of which nothing has been learned.
    package static func of(_ language: LanguageID) -> Ranker? { all.first { $0.language == language }?.ranker }

    /// What a line may mean of somebody whose things have these names.
    ///
    /// A day before everything else is looked at where most say it, too: "tomorrow lunch with Carla 12:30".
    package func ranking(of line: ReadLine, names: Names = .none) -> Ranking {
        let ranking = rankingAsItStands(line, names)
        if line.asksAboutOwn || !line.timeValues.isEmpty && (line.tellsPast || line.tellsOpening) {
            return ranking.withoutAdding
        }
        if line.tellsOfOther { return ranking.without(ImpliedTask.intent) }
        guard ranking.sure == nil else { return ranking }
        if line.beginsWithTime, let words = line.withTimesLast {
            let moved = rankingAsItStands(LineReader.read(words, language: line.language), names)
            if moved.sure != nil { return moved }
        }
        if line.beginsWithDeed, let words = line.withOneOfPair {
            let one = rankingAsItStands(LineReader.read(words, language: line.language), names)
            if one.sure?.intent == ImpliedTask.intent { return one }
        }
        return Appointment.isMeant(line, names: names, mayRepeat: true)
            ? ranking.preceded(by: Appointment.intent) : ranking
    }

    private func rankingAsItStands(_ line: ReadLine, _ names: Names) -> Ranking {
        let words = WordLine(line, index: index, names: names)
        guard words.words.contains(where: { $0.utf8.count > 1 }) else { return Ranking([]) }
        let scores = model.scores(of: reader.features(of: words))
        let zero = nothing.map { scores[$0] } ?? 0
        let told = families.told(by: words.words)
        let entries = best(scores).map { place in
            Ranking.Entry(
                intent: families.member(of: model.intents[place], told),
                lead: Double(scores[place] - zero), score: Double(scores[place]))
        }
        let read = Ranking(entries, subject: index.subject(of: words))
        let ranking = line.wonders ? read.askingToAdd : read
        return isTask(line, unless: ranking.sure) ? ranking.preceded(by: ImpliedTask.intent) : ranking
    }

    /// What words are about that ask for nothing.
    func subject(of line: ReadLine) -> Ranking.Subject? { index.subject(of: WordLine(line, index: index)) }

    /// Something to do by its words alone; what surely looks for something is left alone.
    private func isTask(_ line: ReadLine, unless sure: Ranking.Entry?) -> Bool {
        if ImpliedTask.isMeant(line, over: sure?.intent) { return true }
        guard let sure else { return Chore.isMarked(line) || Chore(line)?.isSure == true }
        return !Ranking.isLooking(sure.intent) && Chore(line)?.isOwnDeed == true
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

    private static let shown = 6
}
