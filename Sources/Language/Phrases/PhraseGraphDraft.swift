/// A graph of phrases in the making.
struct PhraseGraphDraft {
    private(set) var nodes: [PhraseGraph.Node] = []
    private var edges = SharedLists()
    private var keywords = SharedLists()
    private var slots: [PhraseGraph.Slot] = []
    private var places: [PhraseGraph.Slot: UInt16] = [:]

    var graph: PhraseGraph {
        PhraseGraph(
            nodes: nodes, edges: edges.numbers, slots: slots, entries: slots.map { EntryRule($0.kind) },
            keywords: keywords.numbers)
    }

    mutating func add(_ test: PhraseGraph.Test, before next: [UInt16]) {
        nodes.append(PhraseGraph.Node(test: test, next: link(next)))
    }

    /// Edges to some nodes.
    mutating func link(_ next: [UInt16]) -> Range<UInt16> {
        let range = edges.range(of: next)
        return UInt16(range.lowerBound)..<UInt16(range.upperBound)
    }

    mutating func group(_ ids: [UInt16]) -> Range<Int32> {
        let range = keywords.range(of: ids)
        return Int32(range.lowerBound)..<Int32(range.upperBound)
    }

    mutating func slot(_ name: String, _ kind: SlotKind) -> UInt16 {
        let slot = PhraseGraph.Slot(name: name, kind: kind)
        if let place = places[slot] { return place }
        let place = UInt16(slots.count)
        places[slot] = place
        slots.append(slot)
        return place
    }
}
