/// What the phrases of a matcher take, word by word: nodes that follow each other, those of all phrases in one.
///
/// There are tens of thousands of nodes, so that each is a few bytes.
struct PhraseGraph: Sendable {
    enum Test: Sendable, Hashable {
        case end
        /// A keyword's id in the vocabulary.
        case literal(UInt16)
        /// An index in the slots.
        case slot(UInt16)
    }

    /// Two phrases may have the same.
    struct Slot: Sendable, Hashable {
        let name: String
        let kind: SlotKind
    }

    struct Node: Sendable {
        let test: Test
        /// Nodes that may follow: a range of the edges.
        let next: Range<UInt16>
    }

    let nodes: [Node]
    /// Numbers of nodes, each counted from its phrase's first.
    let edges: [UInt16]
    let slots: [Slot]
    /// How what each slot takes begins.
    let entries: [EntryRule]
    /// Keywords by their ids, in groups.
    let keywords: [UInt16]
}

/// A phrase as a part of a graph; its node 0 is the end.
struct PhraseProgram: Sendable {
    let nodes: Range<Int32>
    /// Nodes with which a match may begin: a range of the edges.
    let first: Range<UInt16>
    /// Groups of keywords, one of each of which any match holds; before each how many it has.
    let needs: Range<Int32>
    /// Keywords with one of which any match begins; empty: with anything.
    let openings: Range<Int32>
    /// What else any match holds.
    let values: PhraseNeeds
}
