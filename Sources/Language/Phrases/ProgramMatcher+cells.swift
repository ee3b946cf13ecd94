/// What a node takes at a position.
extension ProgramMatcher {
    func cell(_ index: Int, _ position: Int) -> Cell {
        Effort.step()
        let node = node(index)
        guard case .slot(let slot) = node.test else { return plain(node, position) }
        guard position < on.tokens.count else { return Cell() }
        let kind = on.graph.slots[Int(slot)].kind
        switch kind {
        case .text, .few: return text(node, index, position)
        case .rest: return rest(node)
        case .name: return name(node, position)
        case .thing(let kinds, let unknown): return thing(node, position, kinds, unknown)
        case .places(.asked): return far(node, position, .askedPlaces)
        case .places: return far(node, position, .places)
        case .address: return far(node, position, .address)
        case .zone: return far(node, position, .zone)
        case .word:
            let end = on.wordEnd(from: position)
            return end > position ? onward(node, end, Gain.word) : Cell()
        case .listWord:
            let end = on.wordEnd(from: position)
            return end > position && wish.isListByEnd(on.tokens[end - 1].key) ? onward(node, end, Gain.word) : Cell()
        case .runner:
            return wish.runners.contains(on.tokens[position].key) ? onward(node, position + 1, Gain.word) : Cell()
        case .number, .year, .coordinate, .label, .time, .length, .distance, .money, .rating:
            return value(node, position, kind)
        }
    }

    private var wish: WishWords { on.line.wishWords }

    private func plain(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        if case .literal(let keyword) = node.test {
            guard position < on.tokens.count, let distance = on.words.distance(of: position, to: Int(keyword)) else {
                return Cell()
            }
            return onward(node, position + 1, Gain.literal(distance: distance))
        }
        return on.line.ends.contains(position) ? Cell(gain: 0, end: position) : Cell()
    }

    /// The node ends before `end` and the best next one follows.
    private func onward(_ node: PhraseGraph.Node, _ end: Int, _ gain: Float, isFree: Bool = false) -> Cell {
        guard isFree || mayEnd(end), let next = best(node.next, end) else { return Cell() }
        return Cell(gain, end, before: next)
    }

    /// Only what is free may end where the line was cut.
    private func mayEnd(_ end: Int) -> Bool { !on.line.isCut || end < on.tokens.count }

    /// Goes on as long as that loses nothing.
    private func text(_ node: PhraseGraph.Node, _ index: Int, _ position: Int) -> Cell {
        guard on.tokens[position].kind != .lineBreak else { return Cell() }
        let exit = onward(node, position + 1, 0, isFree: true)
        let more = gain(index, position + 1)
        guard more > -.infinity, more >= exit.gain else { return exit }
        return Cell(gain: more, end: position + 1, goesOn: true)
    }

    private func rest(_ node: PhraseGraph.Node) -> Cell {
        node.next.contains { on.graph.edges[Int($0)] == 0 }
            ? Cell(gain: 0, end: on.tokens.count, nextStart: on.tokens.count) : Cell()
    }

    /// What goes as far as it can, whatever follows.
    private func far(_ node: PhraseGraph.Node, _ position: Int, _ kind: MatchedLine.Reach) -> Cell {
        on.reach(kind, from: position).map { onward(node, $0, Gain.places(tokens: $0 - position)) } ?? Cell()
    }

    private func value(_ node: PhraseGraph.Node, _ position: Int, _ kind: SlotKind) -> Cell {
        for found in on.values(at: position) {
            if let gain = found.gain(as: kind) { return onward(node, found.tokens.upperBound, gain) }
        }
        return Cell()
    }
}

/// Names take a few tokens; each end is tried.
extension ProgramMatcher {
    private func name(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        var result = Cell()
        for end in on.nameEnds(from: position) {
            Effort.step()
            let cell = onward(node, end, Gain.newName(tokens: end - position))
            if cell.gain > result.gain { result = cell }
        }
        return result
    }

    private func thing(
        _ node: PhraseGraph.Node, _ position: Int, _ kinds: [NameKind], _ unknown: SlotKind.Unknown
    ) -> Cell {
        var result = Cell()
        for end in on.nameEnds(from: position) {
            guard let next = best(node.next, end) else { continue }
            Effort.step()
            guard end - position <= 2 * NameFinder.longest || on.quoted(at: position) != nil else { break }
            guard mayEnd(end), let gain = gain(position..<end, kinds, unknown) else { continue }
            let cell = Cell(gain, end, before: next)
            if cell.gain > result.gain { result = cell }
        }
        return result
    }

    /// What some tokens are worth as a thing of some kinds; nil where they cannot be one.
    private func gain(_ tokens: Range<Int>, _ kinds: [NameKind], _ unknown: SlotKind.Unknown) -> Float? {
        if let score = on.score(tokens, kinds), unknown != .refused || score >= NameFinder.strictThreshold {
            return Gain.known(score, tokens: tokens.count)
        }
        let mayBeNew = unknown != .refused && tokens.count <= MatchedLine.unknownWords
        return mayBeNew ? Gain.unknown(tokens: tokens.count) : nil
    }
}

extension ProgramMatcher.Cell {
    /// A node that takes tokens up to an end, with the best one behind it.
    fileprivate init(_ gain: Float, _ end: Int, before next: (node: Int, entry: ProgramMatcher.Entry)) {
        self.init(gain: gain + next.entry.gain, end: end, nextNode: next.node, nextStart: next.entry.start)
    }
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
