/// What the phrases of a matcher take, word by word: nodes that follow each other, those of all phrases in one.
struct PhraseGraph: Sendable {
    enum Test: Sendable, Hashable {
        case end
        /// A keyword's id in the vocabulary.
        case literal(Int32)
        /// An index in the slots.
        case slot(Int32)
    }

    /// Two phrases may have the same.
    struct Slot: Sendable, Hashable {
        let name: String
        let kind: SlotKind
    }

    struct Node: Sendable {
        let test: Test
        /// Nodes that may follow: a range of the edges.
        let next: Range<Int32>
    }

    var nodes: [Node] = []
    /// Numbers of nodes, each counted from its phrase's first.
    var edges: [UInt16] = []
    var slots: [Slot] = []
    /// How what each slot takes begins.
    var entries: [EntryRule] = []
    /// Keywords by their ids, in groups.
    var keywords: [Int32] = []
}

/// A phrase as a part of a graph; its node 0 is the end.
struct PhraseProgram: Sendable {
    let nodes: Range<Int32>
    /// Nodes with which a match may begin: a range of the edges.
    let first: Range<Int32>
    /// Groups of keywords, one of each of which any match holds; before each how many it has.
    let needs: Range<Int32>
    /// Keywords with one of which any match begins; empty: with anything.
    let openings: Range<Int32>
    /// What else any match holds.
    let values: PhraseNeeds

    static let none = PhraseProgram(nodes: 0..<0, first: 0..<0, needs: 0..<0, openings: 0..<0, values: [])
}
