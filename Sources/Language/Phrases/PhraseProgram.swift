/// A phrase compiled to a graph of nodes; node 0 is the end.
struct PhraseProgram: Sendable {
    enum Test: Sendable, Hashable {
        case end
        /// A keyword's id in the vocabulary.
        case literal(Int)
        /// An index in the slots.
        case slot(Int)
    }

    struct Slot: Sendable {
        let name: String
        let kind: SlotKind
    }

    struct Node: Sendable {
        let test: Test
        /// Nodes that may follow: a range of the edges.
        let next: Range<Int>
        /// How it begins.
        let entry: EntryRule
    }

    private(set) var nodes: [Node] = [Node(test: .end, next: 0..<0, entry: EntryRule(nil))]
    private(set) var edges: [Int] = []
    private(set) var slots: [Slot] = []
    /// Nodes with which a match may begin: a range of the edges.
    private(set) var first = 0..<0
    /// Keywords of which any match holds at least one; empty: any line may match.
    private(set) var anchors: Set<Int> = []
    /// Groups of keywords, one of each of which any match holds.
    private(set) var needs: [[Int]] = []
    /// Keywords with one of which any match begins; empty: with anything.
    private(set) var openings: [Int] = []
    /// What else any match holds.
    let values: PhraseNeeds

    init(_ phrase: [PhrasePart], keywords: inout Vocabulary, tables: LanguageTables) {
        let parts = Contractions(tables.contractions).spread(phrase)
        values = parts.reduce(into: []) { if case .slot(_, let kind) = $1 { $0.insert(PhraseNeeds(kind)) } }
        let starts = compile(parts[...], next: [0], &keywords)
        first = link(starts)
        openings = starts.compactMap { if case .literal(let keyword) = nodes[$0].test { keyword } else { nil } }
        if openings.count < starts.count { openings = [] }
        let choices = Self.anchors(parts).sorted { $0.count < $1.count }
        let strong = choices.first { !$0.contains(where: tables.commonWords.contains) } ?? choices.first
        anchors = Set((strong ?? []).compactMap(keywords.id))
        needs = choices.map { $0.compactMap(keywords.id) }
    }

    private mutating func compile(_ parts: ArraySlice<PhrasePart>, next: [Int], _ keywords: inout Vocabulary) -> [Int] {
        var next = next
        for part in parts.reversed() {
            switch part {
            case .literal(let word): next = [add(.literal(keywords.insert(word)), next)]
            case .slot(let name, let kind):
                slots.append(Slot(name: name, kind: kind))
                next = [add(.slot(slots.count - 1), next, kind)]
            case .choice(let branches):
                let after = next
                next = []
                for branch in branches { next += compile(branch[...], next: after, &keywords) }
                next = next.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            }
        }
        return next
    }

    private mutating func add(_ test: Test, _ next: [Int], _ kind: SlotKind? = nil) -> Int {
        nodes.append(Node(test: test, next: link(next), entry: EntryRule(kind)))
        return nodes.count - 1
    }

    private mutating func link(_ next: [Int]) -> Range<Int> {
        edges += next
        return edges.count - next.count..<edges.count
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
