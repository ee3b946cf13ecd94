/// Where a node may begin: marks between the parts of a line are passed over.
extension ProgramMatcher {
    func entry(_ test: PhraseProgram.Test, _ node: Int, _ position: Int) -> Entry {
        let own = Entry(gain: gain(node, position) + entering(test), start: position)
        guard position < line.tokens.count else { return own }
        let token = line.tokens[position]
        let later = laterEntry(node, position)
        if token.kind == .lineBreak { return test == .end ? own : lineBreak(test, node, position) }
        guard token.isSoft, !token.isQuoted else { return own }
        if token.isSeparator, test.takesWords, later.gain > -.infinity { return later }
        let passed = Entry(
            gain: later.gain + (token.key == ":" ? Gain.passedColon : Gain.passedMark), start: later.start)
        return passed.gain > own.gain ? passed : own
    }

    /// Only the rest and values may begin on a new line; a mark that begins that line belongs to the rest.
    private func lineBreak(_ test: PhraseProgram.Test, _ node: Int, _ position: Int) -> Entry {
        let later = laterEntry(node, position)
        switch test {
        case .slot(_, .rest):
            let gain = gain(node, position + 1)
            guard gain > -.infinity, line.tokens[position + 1].kind != .lineBreak else { return later }
            return Entry(gain: gain + entering(test), start: position + 1)
        case .slot(_, .coordinate), .slot(_, .label): return later
        default: return Entry()
        }
    }

    private func entering(_ test: PhraseProgram.Test) -> Float {
        switch test {
        case .slot(_, .text), .slot(_, .rest): Gain.text
        default: 0
        }
    }
}

extension PhraseProgram.Test {
    /// Takes words as they come, so that a mark before them is no part of them.
    var takesWords: Bool {
        switch self {
        case .slot(_, .text), .slot(_, .rest), .slot(_, .name), .slot(_, .thing), .slot(_, .word): true
        default: false
        }
    }
}
