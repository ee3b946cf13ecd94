/// All phrases of all commands, ready to be matched; a line meets those of its own language.
package struct PhraseMatcher: Sendable {
    final class Compiled: Sendable {
        let intent: String
        let phrase: Int
        let program: PhraseProgram

        /// Matches nothing.
        static let none: Compiled = {
            var keywords = Vocabulary()
            let program = PhraseProgram([], keywords: &keywords, tables: .english)
            return Compiled(intent: "", phrase: 0, program: program)
        }()

        init(intent: String, phrase: Int, program: PhraseProgram) {
            self.intent = intent
            self.phrase = phrase
            self.program = program
        }
    }

    let compiled: [Compiled]
    let keywords: Vocabulary
    /// By keyword id: phrases that need that keyword.
    private let byKeyword: [[Int]]
    /// Phrases that may match any line.
    private let free: [Int]
    /// What is wrong with the patterns; empty in a healthy catalog.
    package let faults: [String]
    /// For lines in other languages than the first table's.
    private let others: [LanguageID: PhraseMatcher]

    package init(_ tables: [PhraseTable]) {
        let own = tables.first?.language ?? .english
        let foreign = Dictionary(grouping: tables.filter { $0.language != own }, by: \.language)
        self.init(tables.filter { $0.language == own }, others: foreign.mapValues { PhraseMatcher($0, others: [:]) })
    }

    private init(_ tables: [PhraseTable], others: [LanguageID: PhraseMatcher]) {
        self.others = others
        var keywords = Vocabulary()
        var compiled: [Compiled] = []
        for table in tables {
            let tables = LanguageTables.tables(for: table.language)
            for (index, phrase) in table.phrases.enumerated() where phrase.fault == nil {
                let program = PhraseProgram(phrase.parts, keywords: &keywords, tables: tables)
                compiled.append(
                    Compiled(intent: table.intent, phrase: index, program: program))
            }
        }
        var byKeyword = [[Int]](repeating: [], count: keywords.count)
        for (index, phrase) in compiled.enumerated() {
            for keyword in phrase.program.anchors { byKeyword[keyword].append(index) }
        }
        self.compiled = compiled
        self.keywords = keywords
        self.byKeyword = byKeyword
        free = compiled.indices.filter { compiled[$0].program.anchors.isEmpty }
        faults =
            tables.flatMap { table in
                table.phrases.compactMap { phrase in phrase.fault.map { "\(table.intent): \($0)" } }
            } + others.values.flatMap(\.faults)
    }

    /// Every reading of a line, the best first; `intent` asks for the readings of one intent alone.
    package func candidates(for line: ReadLine, names: Names = .none, intent: String? = nil) -> [Candidate] {
        if let other = others[line.language] { return other.candidates(for: line, names: names, intent: intent) }
        let words = KeywordReading(line: line, keywords: keywords)
        var matcher = ProgramMatcher(line: line, words: words, names: names)
        var result: [(order: Int, candidate: Candidate)] = []
        for index in phrases(for: words, line) where intent == nil || compiled[index].intent == intent {
            guard let path = matcher.run(compiled[index]) else { continue }
            result.append((index, matcher.candidate(path, keywords)))
        }
        result.sort { ($1.candidate.score, $0.order) < ($0.candidate.score, $1.order) }
        return result.map(\.candidate)
    }

    private func phrases(for words: KeywordReading, _ line: ReadLine) -> [Int] {
        let hasCoordinate = line.found.contains { $0.gain(as: .coordinate) != nil }
        var result = free.filter { mayFit(compiled[$0], words, line, hasCoordinate) }
        for keyword in words.present {
            for index in byKeyword[keyword] where mayFit(compiled[index], words, line, hasCoordinate) {
                if !result.contains(index) { result.append(index) }
            }
        }
        result.sort()
        return result
    }

    private func mayFit(
        _ phrase: Compiled, _ words: KeywordReading, _ line: ReadLine, _ hasCoordinate: Bool
    ) -> Bool {
        (hasCoordinate || !phrase.program.needsCoordinate) && words.mayFit(phrase.program)
    }
}
