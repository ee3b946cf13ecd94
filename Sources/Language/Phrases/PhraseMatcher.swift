/// All phrases of all commands, ready to be matched; a line meets those of its own language.
package final class PhraseMatcher: Sendable {
    struct Compiled: Sendable {
        let intent: String
        let phrase: Int
        let program: PhraseProgram
    }

    let compiled: [Compiled]
    let graph: PhraseGraph
    let keywords: Vocabulary
    /// By keyword id: phrases that need that keyword.
    private let byKeyword: Lists
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
        var compiler = PhraseCompiler(Lexicon.of(language))
        for table in tables { compiler.add(table) }
        compiled = compiler.compiled
        graph = compiler.graph
        keywords = compiler.keywords
        byKeyword = compiler.byKeyword
        free = compiler.free
        faults = compiler.faults + others.flatMap(\.faults)
    }

    /// Every reading of a line, the best first; `intent` asks for the readings of one intent alone.
    package func candidates(for line: ReadLine, names: Names = .none, intent: String? = nil) -> [Candidate] {
        if let other = others.first(where: { $0.language == line.language }) {
            return other.candidates(for: line, names: names, intent: intent)
        }
        let words = KeywordReading(line, keywords, misspeltIn: Lexicon.of(line.language))
        let fitting = phrases(for: words, line, names).filter { intent == nil || compiled[$0].intent == intent }
        guard !fitting.isEmpty else { return [] }
        var matcher = ProgramMatcher(line: line, words: words, names: names, graph: graph)
        var result: [(order: Int, candidate: Candidate)] = []
        for index in fitting {
            guard let path = matcher.run(compiled[index].program) else { continue }
            result.append((index, matcher.candidate(path, of: compiled[index], keywords)))
        }
        result.sort { ($1.candidate.rank, $0.order) < ($0.candidate.rank, $1.order) }
        return result.map(\.candidate)
    }

    private func phrases(for words: KeywordReading, _ line: ReadLine, _ names: Names) -> [Int] {
        let present = PhraseNeeds(of: line, names)
        let mayFit = { [compiled, graph] (index: Int) in
            compiled[index].program.values.isSubset(of: present) && words.mayFit(compiled[index].program, graph)
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
        let possible = PhraseNeeds(of: line, readBy: lexicon, names)
        let mayFit = { (index: Int) in
            self.compiled[index].program.values.isSubset(of: possible)
                && words.mayFit(self.compiled[index].program, self.graph)
        }
        return words.present.contains { byKeyword[$0].contains(where: mayFit) }
            || free.contains { mayFit($0) && knows(compiled[$0].program, line, possible, names) }
    }

    /// A phrase without keywords knows something of a line only by the values in it.
    private func knows(_ program: PhraseProgram, _ line: ReadLine, _ possible: PhraseNeeds, _ names: Names) -> Bool {
        program.nodes.contains { node in
            guard case .slot(let slot) = graph.nodes[Int(node)].test else { return false }
            let kind = graph.slots[Int(slot)].kind
            return switch kind {
            case .text, .few, .rest, .name, .word, .listWord, .zone: false
            case .thing(let kinds, _): kinds.contains { names.index(of: $0)?.mayName(line.tokens) == true }
            default: PhraseNeeds(kind).isSubset(of: possible)
            }
        }
    }
}

extension ReadLine {
    /// In whatever language: a link, two numbers, or what is one by itself.
    var mayHoldCoordinate: Bool {
        if found.contains(where: { $0.gain(as: .coordinate) != nil }) { return true }
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
