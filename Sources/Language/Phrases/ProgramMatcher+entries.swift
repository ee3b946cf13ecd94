/// What a node may do where it begins.
struct EntryRule: Sendable {
    /// Of a word of the phrase, and of its end.
    static let plain = EntryRule(nil)

    /// What beginning is worth by itself.
    let gain: Float
    /// Takes words as they come, so that a mark before them is no part of them.
    let takesWords: Bool
    /// May begin on a new line.
    let crossesLines: Bool
    /// Takes a new line whole, with a mark at its beginning.
    let isRest: Bool

    /// nil: a word of the phrase, or its end.
    init(_ kind: SlotKind?) {
        switch kind {
        case .text, .few, .rest: (gain, takesWords) = (Gain.text, true)
        case .name, .thing, .word, .listWord, .runner: (gain, takesWords) = (0, true)
        default: (gain, takesWords) = (0, false)
        }
        isRest = kind == .rest
        crossesLines = isRest || kind == .coordinate || kind == .label || kind == .time
    }
}

/// Where a node may begin: marks between the parts of a line are passed over.
extension ProgramMatcher {
    func entry(_ node: Int, _ position: Int) -> Entry {
        let rule = rule(of: node)
        let own = Entry(gain: gain(node, position) + rule.gain, start: position)
        guard position < on.tokens.count, on.marks[position] != .none else { return own }
        let later = laterEntry(node, position)
        switch on.marks[position] {
        case .lineBreak: return node == 0 ? own : rule.crossesLines ? lineBreak(rule, node, position) : Entry()
        case .separator where rule.takesWords && later.gain > -.infinity: return later
        default: break
        }
        let loss =
            on.marks[position] == .separator && on.tokens[position].key == ":" ? Gain.passedColon : Gain.passedMark
        let passed = Entry(gain: later.gain + loss, start: later.start)
        return passed.gain > own.gain ? passed : own
    }

    private func rule(of node: Int) -> EntryRule {
        if case .slot(let slot) = self.node(node).test { on.graph.entries[Int(slot)] } else { .plain }
    }

    /// Only the rest and values may begin on a new line; a mark that begins that line belongs to the rest.
    private func lineBreak(_ rule: EntryRule, _ node: Int, _ position: Int) -> Entry {
        let later = laterEntry(node, position)
        guard rule.isRest else { return later }
        let gain = gain(node, position + 1)
        guard gain > -.infinity, on.tokens[position + 1].kind != .lineBreak else { return later }
        return Entry(gain: gain + rule.gain, start: position + 1)
    }
}
