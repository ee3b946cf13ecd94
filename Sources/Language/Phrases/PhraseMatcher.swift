/// All phrases of all commands, ready to be matched; a line meets those of its own language.
package final class PhraseMatcher: Sendable {
    struct Compiled: Sendable {
        /// The number of its table.
        let table: UInt16
        /// Its number in the table.
        let phrase: UInt16
        let program: PhraseProgram
    }

    let compiled: [Compiled]
    /// By table.
    private let intents: [String]
    let graph: PhraseGraph
    let keywords: Vocabulary
    /// By keyword id: phrases that need that keyword.
    let byKeyword: Lists
    /// Phrases that may match any line.
    let free: [Int]
    /// What is wrong with the patterns; empty in a healthy catalog.
    package let faults: [String]
    /// For lines in other languages than the first table's.
    let others: [PhraseMatcher]
    let language: LanguageID

    package convenience init(_ tables: [PhraseTable]) {
        let own = tables.first?.language ?? .english
        let others = LanguageTables.others(than: own).map { other in
            PhraseMatcher(tables.filter { $0.language == other.id }, in: other.id, others: [])
        }
        self.init(tables.filter { $0.language == own }, in: own, others: others.filter { !$0.compiled.isEmpty })
    }

    private init(_ tables: [PhraseTable], in language: LanguageID, others: [PhraseMatcher]) {
        self.language = language
        self.others = others
        var compiler = PhraseCompiler(Lexicon.of(language))
        for (place, table) in tables.enumerated() { compiler.add(table, at: place) }
        intents = tables.map(\.intent)
        compiled = compiler.compiled
        graph = compiler.graph
        keywords = compiler.keywords
        byKeyword = compiler.byKeyword
        free = compiler.free
        faults = compiler.faults + others.flatMap(\.faults)
    }

    /// The line begins with a word that some phrase has.
    package func mayOpen(_ line: ReadLine) -> Bool {
        let matcher = others.first { $0.language == line.language } ?? self
        return line.tokens.first.map { matcher.keywords.id(of: $0.key) != nil } == true
    }

    /// Every reading of a line, the best first; `intent` asks for the readings of one intent alone, `exactly` for those
    /// in which no word of a phrase is misspelt.
    package func candidates(
        for line: ReadLine, names: Names = .none, intent: String? = nil, exactly: Bool = false
    ) -> [Candidate] {
        if let other = others.first(where: { $0.language == line.language }) {
            return other.candidates(for: line, names: names, intent: intent, exactly: exactly)
        }
        let words =
            exactly
            ? KeywordReading(exactly: line.tokens, starts: line.starts, keywords)
            : KeywordReading(line, keywords, misspeltIn: Lexicon.of(line.language))
        let fitting = phrases(for: words, line, names).filter { intent == nil || self.intent(of: $0) == intent }
        guard !fitting.isEmpty else { return [] }
        let on = MatchedLine(line, words: words, names: names, graph: graph)
        let room = fitting.map { ProgramMatcher.room(for: compiled[$0].program, tokens: line.tokens.count) }.max() ?? 0
        var result: [(order: Int, candidate: Candidate)] = []
        withUnsafeTemporaryAllocation(of: ProgramMatcher.State.self, capacity: room) { states in
            for index in fitting {
                let matcher = ProgramMatcher(on: on, program: compiled[index].program, states: states)
                guard let way = matcher.run() else { continue }
                let phrase = Int(compiled[index].phrase)
                result.append((index, matcher.candidate(way, intent: self.intent(of: index), phrase: phrase, keywords)))
            }
        }
        result.sort { ($1.candidate.rank, $0.order) < ($0.candidate.rank, $1.order) }
        return result.map(\.candidate)
    }

    private func intent(of index: Int) -> String { intents[Int(compiled[index].table)] }

    private func phrases(for words: KeywordReading, _ line: ReadLine, _ names: Names) -> [Int] {
        let present = PhraseNeeds(of: line, names)
        var result = free.filter { mayFit($0, words, present) }
        for keyword in words.present {
            for index in byKeyword[keyword] where mayFit(index, words, present) { result.append(index) }
        }
        result.sort()
        return result.distinct
    }

    /// A phrase may fit a line of these words and values.
    func mayFit(_ index: Int, _ words: KeywordReading, _ values: PhraseNeeds) -> Bool {
        let program = compiled[index].program
        return program.values.isSubset(of: values) && words.mayFit(program, graph)
    }
}
