/// Compiles the phrases of one language to a graph.
struct PhraseCompiler {
    private var draft = PhraseGraphDraft()
    private(set) var keywords = Vocabulary()
    private(set) var compiled: [PhraseMatcher.Compiled] = []
    /// Phrases that may match any line.
    private(set) var free: [Int] = []
    /// What is wrong with the patterns.
    private(set) var faults: [String] = []
    /// Keywords, each with a phrase of which any match holds it or another of the phrase's.
    private var anchored: [(list: Int, number: Int)] = []
    /// The first node of the phrase.
    private var start = 0
    private let contractions: Contractions
    private let lexicon: Lexicon

    init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
        contractions = Contractions(lexicon.tables.contractions)
    }

    var graph: PhraseGraph { draft.graph }

    /// By keyword id: phrases that need that keyword.
    var byKeyword: Lists { Lists(anchored, count: keywords.count) }

    /// The phrases of the table that stands at a place among all.
    mutating func add(_ table: PhraseTable, at place: Int) {
        for (index, phrase) in table.phrases.enumerated() {
            do throws(PhraseFault) {
                let program = compile(contractions.spread(try phrase.parts()))
                compiled.append(
                    PhraseMatcher.Compiled(table: UInt16(place), phrase: UInt16(index), program: program))
            } catch {
                faults.append("\(table.intent): \(error.description)")
            }
        }
    }

    private mutating func compile(_ parts: [PhrasePart]) -> PhraseProgram {
        start = draft.nodes.count
        _ = add(.end, before: [])
        let starts = compile(parts[...], before: [0])
        let choices = PhraseAnchors.choices(parts).sorted { $0.count < $1.count }
        anchor(choices)
        let needs = choices.flatMap { [UInt16($0.count)] + ids($0) }
        return PhraseProgram(
            nodes: Int32(start)..<Int32(draft.nodes.count), first: draft.link(starts), needs: draft.group(needs),
            openings: draft.group(openings(starts)), values: PhraseAnchors.values(parts))
    }

    /// The phrase is found by those of its words that are of every day the least.
    private mutating func anchor(_ choices: [Set<String>]) {
        let strong = choices.first { !$0.contains { lexicon.traits(of: $0).contains(.common) } } ?? choices.first
        guard let strong else { return free.append(compiled.count) }
        anchored += ids(strong).map { (Int($0), compiled.count) }
    }

    private func ids(_ words: Set<String>) -> [UInt16] { words.map { UInt16(keywords.id(of: $0) ?? 0) }.sorted() }

    private func openings(_ starts: [UInt16]) -> [UInt16] {
        let openings = starts.compactMap { node -> UInt16? in
            if case .literal(let keyword) = draft.nodes[start + Int(node)].test { keyword } else { nil }
        }
        return openings.count < starts.count ? [] : openings
    }
}

extension PhraseCompiler {
    /// The nodes with which some parts may begin.
    private mutating func compile(_ parts: ArraySlice<PhrasePart>, before next: [UInt16]) -> [UInt16] {
        var next = next
        for part in parts.reversed() {
            switch part {
            case .literal(let word): next = [add(.literal(UInt16(keywords.insert(word))), before: next)]
            case .slot(let name, let kind): next = [add(.slot(draft.slot(name, kind)), before: next)]
            case .choice(let branches):
                let after = next
                next = []
                for branch in branches { next += compile(branch[...], before: after) }
                next = next.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            }
        }
        return next
    }

    private mutating func add(_ test: PhraseGraph.Test, before next: [UInt16]) -> UInt16 {
        draft.add(test, before: next)
        return UInt16(draft.nodes.count - 1 - start)
    }
}
