/// What a node takes at a position.
extension ProgramMatcher {
    /// Words that an unknown name may have.
    static let unknownWords = 6
    /// Tokens that a new name may have.
    static let nameTokens = 24
    /// Characters.
    static let nameLength = 100

    mutating func cell(_ node: PhraseProgram.Node, _ index: Int, _ position: Int) -> Cell {
        guard case .slot(_, let kind) = node.test else { return plain(node, position) }
        guard position < line.tokens.count else { return Cell() }
        switch kind {
        case .text: return text(node, index, position)
        case .rest: return rest(node, position)
        case .name: return name(node, position)
        case .thing(let kinds, let unknown): return thing(node, position, kinds, unknown)
        case .word:
            let end = wordEnd(from: position)
            return end > position ? onward(node, end, Gain.word) : Cell()
        case .number, .coordinate, .label, .time: return value(node, position, kind)
        }
    }

    private func plain(_ node: PhraseProgram.Node, _ position: Int) -> Cell {
        if case .literal(let keyword) = node.test {
            guard position < line.tokens.count, let distance = words.distance(of: position, to: keyword) else {
                return Cell()
            }
            return onward(node, position + 1, Gain.literal(distance: distance))
        }
        return line.ends.contains(position) ? Cell(gain: 0, end: position) : Cell()
    }

    /// The node ends before `end` and the best next one follows.
    private func onward(_ node: PhraseProgram.Node, _ end: Int, _ gain: Float, isFree: Bool = false) -> Cell {
        if line.isCut, !isFree, end == line.tokens.count { return Cell() }
        guard let next = best(node.next, end) else { return Cell() }
        return Cell(gain: gain + next.entry.gain, end: end, nextNode: next.node, nextStart: next.entry.start)
    }

    /// Goes on as long as that loses nothing.
    private func text(_ node: PhraseProgram.Node, _ index: Int, _ position: Int) -> Cell {
        guard line.tokens[position].kind != .lineBreak else { return Cell() }
        let exit = onward(node, position + 1, 0, isFree: true)
        let more = gain(index, position + 1)
        guard more > -.infinity, more >= exit.gain else { return exit }
        return Cell(gain: more, end: position + 1, goesOn: true)
    }

    private func rest(_ node: PhraseProgram.Node, _ position: Int) -> Cell {
        node.next.contains(0) ? Cell(gain: 0, end: line.tokens.count, nextStart: line.tokens.count) : Cell()
    }

    /// Letters and digits without a blank between them are one word: "1234abcd".
    private func wordEnd(from position: Int) -> Int {
        var end = position
        while end < line.tokens.count, [.word, .number].contains(line.tokens[end].kind) {
            guard end == position || line.tokens[end - 1].range.upperBound == line.tokens[end].range.lowerBound else {
                break
            }
            end += 1
        }
        return end
    }

    private func value(_ node: PhraseProgram.Node, _ position: Int, _ kind: SlotKind) -> Cell {
        for found in values[position] ?? [] {
            if let gain = found.gain(as: kind) { return onward(node, found.tokens.upperBound, gain) }
        }
        return Cell()
    }
}

/// Names take a few tokens; each end is tried.
extension ProgramMatcher {
    private func name(_ node: PhraseProgram.Node, _ position: Int) -> Cell {
        var result = Cell()
        for end in nameEnds(from: position, most: Self.nameTokens) {
            let cell = onward(node, end, Gain.newName(tokens: end - position))
            if cell.gain > result.gain { result = cell }
        }
        return result
    }

    private mutating func thing(
        _ node: PhraseProgram.Node, _ position: Int, _ kinds: [NameKind], _ unknown: SlotKind.Unknown
    ) -> Cell {
        var result = Cell()
        for end in nameEnds(from: position, most: 2 * NameFinder.longest) {
            let tokens = end - position
            guard best(node.next, end) != nil else { continue }
            let gain: Float
            if let match = match(position..<end, kinds),
                unknown != .refused || match.score >= NameFinder.strictThreshold
            {
                gain = Gain.known(match, tokens: tokens)
            } else if unknown != .refused, tokens <= Self.unknownWords {
                gain = Gain.unknown(tokens: tokens)
            } else {
                continue
            }
            let cell = onward(node, end, gain)
            if cell.gain > result.gain { result = cell }
        }
        return result
    }

    /// The best match among some kinds of things.
    mutating func match(_ tokens: Range<Int>, _ kinds: [NameKind]) -> NameMatch? {
        var result: NameMatch?
        for kind in kinds {
            if let match = names.match(tokens, as: kind), match.score > result?.score ?? 0 { result = match }
        }
        return result
    }

    /// Where a name that begins here may end: after a word, on the same line, before a polite ending.
    private func nameEnds(from position: Int, most: Int) -> [Int] {
        let tokens = line.tokens
        if let quoted = quoted(at: position) { return isShort(quoted.tokens) ? [quoted.tokens.upperBound] : [] }
        guard tokens[position].kind != .punctuation else { return [] }
        let limit = line.ends.first { $0 > position } ?? tokens.count
        var result: [Int] = []
        for end in position + 1...max(position + 1, min(limit, position + most)) {
            let last = tokens[end - 1]
            guard last.kind != .lineBreak, !last.isQuoted, last.kind != .link else { break }
            guard isShort(position..<end) else { break }
            if last.kind != .punctuation || Self.closing.contains(last.key) { result.append(end) }
        }
        return result
    }

    private func isShort(_ tokens: Range<Int>) -> Bool {
        let range =
            line.tokens[tokens.lowerBound].range.lowerBound..<line.tokens[tokens.upperBound - 1].range.upperBound
        return range.count <= Self.nameLength || line.string(range).count <= Self.nameLength
    }

    /// Quoted words that begin here.
    func quoted(at position: Int) -> Found? {
        values[position]?.first { if case .quoted = $0.value { true } else { false } }
    }

    private static let closing: Set<String> = [")", "]"]
}

extension Found {
    /// What it is worth to a slot of that kind; nil where the slot cannot take it.
    func gain(as kind: SlotKind) -> Float? {
        switch (value, kind) {
        case (.coordinate, .coordinate), (.problem, .coordinate): isCertain ? Gain.coordinate : Gain.unsureCoordinate
        case (.number, .number): Gain.number
        case (.label, .label): Gain.label
        case (.time, .time), (.timeProblem, .time): Gain.time
        default: nil
        }
    }
}
