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
        return words.present.contains { byKeyword[$0].contains { mayFit($0, words, possible) } }
            || free.contains { mayFit($0, words, possible) && knows(compiled[$0].program, line, possible, names) }
    }

    /// A phrase without keywords knows something of a line only by the values in it.
    private func knows(_ program: PhraseProgram, _ line: ReadLine, _ possible: PhraseNeeds, _ names: Names) -> Bool {
        program.nodes.contains { node in
            guard case .slot(let slot) = graph.nodes[Int(node)].test else { return false }
            let kind = graph.slots[Int(slot)].kind
            return switch kind {
            case .text, .few, .rest, .name, .word, .listWord, .runner, .zone: false
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
