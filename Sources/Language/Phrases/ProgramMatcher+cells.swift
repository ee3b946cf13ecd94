/// What a node takes at a position.
extension ProgramMatcher {
    /// Words that an unknown name may have.
    static let unknownWords = 6
    /// Tokens that a new name may have.
    static let nameTokens = 24
    /// Characters.
    static let nameLength = 100

    mutating func cell(_ index: Int, _ position: Int) -> Cell {
        Effort.step()
        let node = node(index)
        guard case .slot(let slot) = node.test else { return plain(node, position) }
        guard position < line.tokens.count else { return Cell() }
        let kind = graph.slots[Int(slot)].kind
        switch kind {
        case .text, .few: return text(node, index, position)
        case .rest: return rest(node, position)
        case .name: return name(node, position)
        case .thing(let kinds, let unknown): return thing(node, position, kinds, unknown)
        case .places(let freedom): return places(node, position, freedom)
        case .address: return address(node, position)
        case .zone: return zone(node, position)
        case .word:
            let end = wordEnd(from: position)
            return end > position ? onward(node, end, Gain.word) : Cell()
        case .listWord:
            let end = wordEnd(from: position)
            return end > position && isList(end - 1) ? onward(node, end, Gain.word) : Cell()
        case .number, .year, .coordinate, .label, .time, .length, .distance, .money, .rating:
            return value(node, position, kind)
        }
    }

    private func plain(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        if case .literal(let keyword) = node.test {
            guard position < line.tokens.count, let distance = words.distance(of: position, to: Int(keyword)) else {
                return Cell()
            }
            return onward(node, position + 1, Gain.literal(distance: distance))
        }
        return line.ends.contains(position) ? Cell(gain: 0, end: position) : Cell()
    }

    /// The node ends before `end` and the best next one follows.
    func onward(_ node: PhraseGraph.Node, _ end: Int, _ gain: Float, isFree: Bool = false) -> Cell {
        if line.isCut, !isFree, end == line.tokens.count { return Cell() }
        guard let next = best(node.next, end) else { return Cell() }
        return Cell(gain: gain + next.entry.gain, end: end, nextNode: next.node, nextStart: next.entry.start)
    }

    /// Goes on as long as that loses nothing.
    private func text(_ node: PhraseGraph.Node, _ index: Int, _ position: Int) -> Cell {
        guard line.tokens[position].kind != .lineBreak else { return Cell() }
        let exit = onward(node, position + 1, 0, isFree: true)
        let more = gain(index, position + 1)
        guard more > -.infinity, more >= exit.gain else { return exit }
        return Cell(gain: more, end: position + 1, goesOn: true)
    }

    private func rest(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        node.next.contains { graph.edges[Int($0)] == 0 }
            ? Cell(gain: 0, end: line.tokens.count, nextStart: line.tokens.count) : Cell()
    }

    /// Letters and digits without a blank between them are one word: "1234abcd".
    private func wordEnd(from position: Int) -> Int {
        var end = position
        while end < line.tokens.count, line.tokens[end].kind == .word || line.tokens[end].kind == .number {
            guard end == position || line.tokens[end - 1].range.upperBound == line.tokens[end].range.lowerBound else {
                break
            }
            end += 1
        }
        return end
    }

    private func isList(_ index: Int) -> Bool {
        let key = line.tokens[index].key
        return Lexicon.of(line.language).titleWords.wish.listEnds.contains { key.hasSuffix($0) && key != $0 }
    }

    private func value(_ node: PhraseGraph.Node, _ position: Int, _ kind: SlotKind) -> Cell {
        for found in values(at: position) {
            if let gain = found.gain(as: kind) { return onward(node, found.tokens.upperBound, gain) }
        }
        return Cell()
    }
}

/// Names take a few tokens; each end is tried.
extension ProgramMatcher {
    private mutating func name(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        var result = Cell()
        for end in nameEnds(from: position) {
            Effort.step()
            let cell = onward(node, end, Gain.newName(tokens: end - position))
            if cell.gain > result.gain { result = cell }
        }
        return result
    }

    private mutating func thing(
        _ node: PhraseGraph.Node, _ position: Int, _ kinds: [NameKind], _ unknown: SlotKind.Unknown
    ) -> Cell {
        var result = Cell()
        for end in nameEnds(from: position) where best(node.next, end) != nil {
            Effort.step()
            let tokens = end - position
            guard tokens <= 2 * NameFinder.longest || quoted(at: position) != nil else { break }
            let gain: Float
            if let score = score(position..<end, kinds), unknown != .refused || score >= NameFinder.strictThreshold {
                gain = Gain.known(score, tokens: tokens)
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

    /// How well some tokens name a thing of some kinds.
    private mutating func score(_ tokens: Range<Int>, _ kinds: [NameKind]) -> Double? {
        var result: Double?
        for kind in kinds {
            if let score = names.score(tokens, as: kind), score > result ?? 0 { result = score }
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

    /// After a word, on the same line, before a polite ending.
    func findNameEnds(from position: Int) -> [Int] {
        let tokens = line.tokens
        if let quoted = quoted(at: position) { return isShort(quoted.tokens) ? [quoted.tokens.upperBound] : [] }
        guard tokens[position].kind != .punctuation else { return [] }
        let limit = line.ends.first { $0 > position } ?? tokens.count
        let most = max(position + 1, min(limit, position + Self.nameTokens))
        var result: [Int] = []
        result.reserveCapacity(most - position)
        for end in position + 1...most {
            let kind = tokens[end - 1].kind
            guard kind != .lineBreak, !tokens[end - 1].isQuoted, kind != .link else { break }
            guard isShort(position..<end) else { break }
            if kind != .punctuation || Self.closing.contains(tokens[end - 1].key) { result.append(end) }
        }
        return result
    }

    private func isShort(_ tokens: Range<Int>) -> Bool {
        let range =
            line.tokens[tokens.lowerBound].range.lowerBound..<line.tokens[tokens.upperBound - 1].range.upperBound
        return range.count <= Self.nameLength || line.string(range).count <= Self.nameLength
    }

    /// Values whose tokens begin here.
    func values(at position: Int) -> ArraySlice<Found> {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle].tokens.lowerBound < position { low = middle + 1 } else { high = middle }
        }
        while high < values.count, values[high].tokens.lowerBound == position { high += 1 }
        return values[low..<high]
    }

    /// Quoted words that begin here.
    func quoted(at position: Int) -> Found? {
        values.isEmpty ? nil : values(at: position).first { if case .quoted = $0.value { true } else { false } }
    }

    private static let closing: WordSet = [")", "]"]
}

extension Found {
    /// What it is worth to a slot of that kind; nil where the slot cannot take it.
    func gain(as kind: SlotKind) -> Float? {
        switch (value, kind) {
        case (.coordinate, .coordinate), (.problem, .coordinate): isCertain ? Gain.coordinate : Gain.unsureCoordinate
        case (.number, .number): Gain.number
        case (.number(let number), .year):
            (1900...2199).contains(number) && number == number.rounded() ? Gain.time : nil
        case (.label, .label): Gain.label
        case (.time, .time), (.timeSpan, .time), (.repetition, .time), (.timeProblem, .time): Gain.time
        case (.length, .length), (.distance, .distance), (.money, .money), (.rating, .rating): Gain.measure
        default: nil
        }
    }
}
