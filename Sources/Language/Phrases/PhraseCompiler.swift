/// Compiles the phrases of one language to a graph.
struct PhraseCompiler {
    private(set) var graph = PhraseGraph()
    private(set) var keywords = Vocabulary()
    private(set) var compiled: [PhraseMatcher.Compiled] = []
    /// Phrases that may match any line.
    private(set) var free: [Int] = []
    /// What is wrong with the patterns.
    private(set) var faults: [String] = []
    /// Keywords, each with a phrase of which any match holds it or another of the phrase's.
    private var anchored: [(list: Int, number: Int)] = []
    private var slots: [PhraseGraph.Slot: Int32] = [:]
    /// The first node of the phrase.
    private var start = 0
    private let contractions: Contractions
    private let lexicon: Lexicon

    init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
        contractions = Contractions(lexicon.tables.contractions)
    }

    /// By keyword id: phrases that need that keyword.
    var byKeyword: Lists { Lists(anchored, count: keywords.count) }

    mutating func add(_ table: PhraseTable) {
        for (index, phrase) in table.phrases.enumerated() {
            do throws(PhraseFault) {
                let program = compile(contractions.spread(try phrase.parts()))
                compiled.append(PhraseMatcher.Compiled(intent: table.intent, phrase: index, program: program))
            } catch {
                faults.append("\(table.intent): \(error.description)")
            }
        }
    }

    private mutating func compile(_ parts: [PhrasePart]) -> PhraseProgram {
        start = graph.nodes.count
        _ = add(.end, [])
        let starts = compile(parts[...], next: [0])
        let choices = Self.anchors(parts).sorted { $0.count < $1.count }
        anchor(choices)
        let needs = choices.flatMap { [Int32($0.count)] + ids($0) }
        return PhraseProgram(
            nodes: Int32(start)..<Int32(graph.nodes.count), first: link(starts), needs: group(needs),
            openings: group(openings(starts)), values: Self.values(parts))
    }

    /// The phrase is found by those of its words that are of every day the least.
    private mutating func anchor(_ choices: [Set<String>]) {
        let strong = choices.first { !$0.contains { lexicon.traits(of: $0).contains(.common) } } ?? choices.first
        guard let strong else { return free.append(compiled.count) }
        anchored += ids(strong).map { (Int($0), compiled.count) }
    }

    private func ids(_ words: Set<String>) -> [Int32] { words.map { Int32(keywords.id(of: $0) ?? 0) } }
}

extension PhraseCompiler {
    private mutating func compile(_ parts: ArraySlice<PhrasePart>, next: [UInt16]) -> [UInt16] {
        var next = next
        for part in parts.reversed() {
            switch part {
            case .literal(let word): next = [add(.literal(Int32(keywords.insert(word))), next)]
            case .slot(let name, let kind): next = [add(.slot(slot(name, kind)), next)]
            case .choice(let branches):
                let after = next
                next = []
                for branch in branches { next += compile(branch[...], next: after) }
                next = next.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            }
        }
        return next
    }

    private mutating func slot(_ name: String, _ kind: SlotKind) -> Int32 {
        let slot = PhraseGraph.Slot(name: name, kind: kind)
        if let number = slots[slot] { return number }
        let number = Int32(graph.slots.count)
        slots[slot] = number
        graph.slots.append(slot)
        graph.entries.append(EntryRule(kind))
        return number
    }

    private mutating func add(_ test: PhraseGraph.Test, _ next: [UInt16]) -> UInt16 {
        graph.nodes.append(PhraseGraph.Node(test: test, next: link(next)))
        return UInt16(graph.nodes.count - 1 - start)
    }

    /// Words that stand for each other are followed by the same, which is kept once.
    private mutating func link(_ next: [UInt16]) -> Range<Int32> {
        if !graph.edges.suffix(next.count).elementsEqual(next) { graph.edges += next }
        return Int32(graph.edges.count - next.count)..<Int32(graph.edges.count)
    }
}

extension PhraseCompiler {
    private static func values(_ parts: [PhrasePart]) -> PhraseNeeds {
        parts.reduce(into: []) { if case .slot(_, let kind) = $1 { $0.insert(PhraseNeeds(kind)) } }
    }

    private func openings(_ starts: [UInt16]) -> [Int32] {
        let openings = starts.compactMap { node -> Int32? in
            if case .literal(let keyword) = graph.nodes[start + Int(node)].test { keyword } else { nil }
        }
        return openings.count < starts.count ? [] : openings
    }

    private mutating func group(_ ids: [Int32]) -> Range<Int32> {
        graph.keywords += ids
        return Int32(graph.keywords.count - ids.count)..<Int32(graph.keywords.count)
    }

    /// Sets of words, each of which every match must hold one of.
    private static func anchors(_ parts: [PhrasePart]) -> [Set<String>] {
        parts.compactMap { part in
            switch part {
            case .literal(let word): return [word]
            case .slot: return nil
            case .choice(let branches):
                let inner = branches.map { anchors($0).min { $0.count < $1.count } }
                guard !inner.contains(nil) else { return nil }
                return inner.compactMap(\.self).reduce(into: Set()) { $0.formUnion($1) }
            }
        }
    }
}
