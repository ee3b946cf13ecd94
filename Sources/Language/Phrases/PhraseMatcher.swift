/// All phrases of all commands, ready to be matched; a line meets those of its own language.
package final class PhraseMatcher: Sendable {
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
    private let others: [PhraseMatcher]
    private let language: LanguageID

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
            } + others.flatMap(\.faults)
    }

    /// Every reading of a line, the best first; `intent` asks for the readings of one intent alone.
    package func candidates(for line: ReadLine, names: Names = .none, intent: String? = nil) -> [Candidate] {
        if let other = others.first(where: { $0.language == line.language }) {
            return other.candidates(for: line, names: names, intent: intent)
        }
        let words = KeywordReading(line, keywords, misspeltIn: Lexicon.of(line.language))
        let fitting = phrases(for: words, line, names).filter { intent == nil || compiled[$0].intent == intent }
        guard !fitting.isEmpty else { return [] }
        var matcher = ProgramMatcher(line: line, words: words, names: names)
        var result: [(order: Int, candidate: Candidate)] = []
        for index in fitting {
            guard let path = matcher.run(compiled[index]) else { continue }
            result.append((index, matcher.candidate(path, keywords)))
        }
        result.sort { ($1.candidate.rank, $0.order) < ($0.candidate.rank, $1.order) }
        return result.map(\.candidate)
    }

    private func phrases(for words: KeywordReading, _ line: ReadLine, _ names: Names) -> [Int] {
        let present = PhraseNeeds(of: line, names)
        let mayFit = { [compiled] (index: Int) in
            compiled[index].program.values.isSubset(of: present) && words.mayFit(compiled[index].program)
        }
        var result = free.filter(mayFit)
        for keyword in words.present {
            for index in byKeyword[keyword] where mayFit(index) && !result.contains(index) { result.append(index) }
        }
        result.sort()
        return result
    }
}

extension PhraseMatcher {
    /// The line as those other languages read it of which a phrase may fit it word for word: only such a one is believed
    /// in a line of somebody who speaks another.
    package func otherReadings(of line: ReadLine, names: Names) -> [ReadLine] {
        var result: [ReadLine] = []
        if language != line.language, mayReadPlainly(line, names) { result.append(line.read(in: language)) }
        for other in others where other.language != line.language && other.mayReadPlainly(line, names) {
            result.append(line.read(in: other.language))
        }
        return result
    }

    /// False where surely every reading assumes something, or knows nothing of the line.
    private func mayReadPlainly(_ line: ReadLine, _ names: Names) -> Bool {
        let lexicon = Lexicon.of(language)
        let starts = PoliteWrapping(tokens: line.tokens, lexicon: lexicon).starts
        let words = KeywordReading(exactly: line.tokens, starts: starts, keywords)
        if words.present.contains(where: { byKeyword[$0].contains { words.mayFit(compiled[$0].program) } }) {
            return true
        }
        return free.contains { words.mayFit(compiled[$0].program) && mayHold(compiled[$0].program, line, names) }
    }

    /// A phrase without keywords knows something of a line only by the values in it.
    private func mayHold(_ program: PhraseProgram, _ line: ReadLine, _ names: Names) -> Bool {
        program.slots.contains { slot in
            switch slot.kind {
            case .text, .few, .rest, .name, .word, .listWord, .zone: false
            case .thing(let kinds, _): kinds.contains { names.index(of: $0)?.mayName(line.tokens) == true }
            case .coordinate: line.mayHoldCoordinate
            case .number, .year, .label, .time, .length, .distance, .money, .rating: true
            case .places: line.read(in: language).mayWishForPlaces
            case .address: StreetReader.mayHold(line.tokens)
            }
        }
    }
}

extension ReadLine {
    /// In whatever language: a link, or two numbers.
    fileprivate var mayHoldCoordinate: Bool {
        var (numbers, wasDigit) = (0, false)
        for token in tokens {
            if token.kind == .link { return true }
            for byte in token.key.utf8 {
                let isDigit = (0x30...0x39).contains(byte)
                if isDigit, !wasDigit { numbers += 1 }
                wasDigit = isDigit
            }
            wasDigit = false
        }
        return numbers > 1
    }
}
