/// A phrase compiled to a graph of nodes; node 0 is the end.
struct PhraseProgram: Sendable {
    enum Test: Sendable, Hashable {
        case end
        /// A keyword's id in the vocabulary.
        case literal(Int)
        case slot(String, SlotKind)
    }

    struct Node: Sendable {
        let test: Test
        let next: [Int]
    }

    private(set) var nodes: [Node] = [Node(test: .end, next: [])]
    private(set) var first: [Int] = []
    /// Keywords of which any match holds at least one; empty: any line may match.
    private(set) var anchors: Set<Int> = []
    /// Keywords in sets, one of each of which any match holds.
    private(set) var needs: [Set<Int>] = []
    /// Any match holds a coordinate.
    let needsCoordinate: Bool

    init(_ phrase: [PhrasePart], keywords: inout Vocabulary, tables: LanguageTables) {
        let parts = Contractions(tables.contractions).spread(phrase)
        needsCoordinate = parts.contains { if case .slot(_, .coordinate) = $0 { true } else { false } }
        first = compile(parts[...], next: [0], &keywords)
        let choices = Self.anchors(parts).sorted { $0.count < $1.count }
        let strong = choices.first { !$0.contains(where: tables.commonWords.contains) } ?? choices.first
        anchors = Set((strong ?? []).compactMap(keywords.id))
        needs = choices.map { Set($0.compactMap(keywords.id)) }
    }

    private mutating func compile(_ parts: ArraySlice<PhrasePart>, next: [Int], _ keywords: inout Vocabulary) -> [Int] {
        var next = next
        for part in parts.reversed() {
            switch part {
            case .literal(let word): next = [add(.literal(keywords.insert(word)), next)]
            case .slot(let name, let kind): next = [add(.slot(name, kind), next)]
            case .choice(let branches):
                let after = next
                next = []
                for branch in branches { next += compile(branch[...], next: after, &keywords) }
                next = next.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            }
        }
        return next
    }

    private mutating func add(_ test: Test, _ next: [Int]) -> Int {
        nodes.append(Node(test: test, next: next))
        return nodes.count - 1
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
