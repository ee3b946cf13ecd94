import Core

/// Choosing what stands beside the title.
extension WishReader {
    /// From both ends inwards, then within.
    mutating func takePieces(_ core: inout Range<Int>) {
        var rule = AdjunctRule(
            line: line, titleWords: titleWords, starts: Set(pieces.map(\.tokens.lowerBound)),
            deadlines: Set(pieces.filter(\.isDeadline).map(\.tokens.lowerBound)), isEvent: family == .event)
        while let piece = edge(core, isStart: true), rule.isBeside(pieces[piece], core), take(piece) {
            core = soft(pieces[piece].tokens.upperBound, core)..<core.upperBound
        }
        while let piece = edge(core, isStart: false), rule.isBeside(pieces[piece], core), take(piece) {
            core = core.lowerBound..<max(core.lowerBound, widened(piece, core).lowerBound)
        }
        // One that reaches over what was taken at the end is in the title no more.
        for piece in pieces.indices where lies(pieces[piece], in: core) && !beside.contains(piece) {
            guard rule.isBeside(pieces[piece], core), take(piece) else { continue }
            rule.ends.insert(pieces[piece].tokens.upperBound - 1)
        }
    }

    /// The piece that begins or ends the core, but for marks between.
    private func edge(_ core: Range<Int>, isStart: Bool) -> Int? {
        guard !core.isEmpty else { return nil }
        if isStart {
            let first = soft(core.lowerBound, core)
            return pieces.firstIndex { $0.tokens.lowerBound == first && lies($0, in: core) }
        }
        var last = core.upperBound
        while last > core.lowerBound, isPassable(last - 1) { last -= 1 }
        return pieces.lastIndex { $0.tokens.upperBound == last && lies($0, in: core) }
    }

    private func lies(_ piece: WishPiece, in core: Range<Int>) -> Bool {
        piece.tokens.lowerBound >= core.lowerBound && piece.tokens.upperBound <= core.upperBound
    }

    private func soft(_ index: Int, _ core: Range<Int>) -> Int {
        var index = index
        while index < core.upperBound, isPassable(index) { index += 1 }
        return index
    }

    /// Marks that part a piece from the title.
    func isPassable(_ index: Int) -> Bool {
        let token = line.tokens[index]
        return token.kind == .lineBreak
            || !token.isQuoted && token.kind == .punctuation && Self.passable.contains(token.key)
    }

    private static let passable: WordSet = [",", ";", ":", ".", "-", "|", "(", ")", "{", "}", "[", "]", "!", "?"]

    /// A piece with the word that ties it to the title ("due") and the brackets around it.
    func widened(_ piece: Int, _ core: Range<Int>) -> Range<Int> {
        var range = pieces[piece].tokens
        if pieces[piece].role == .time || pieces[piece].role == .repetition {
            while range.lowerBound > core.lowerBound, words.timeLinks.contains(line.tokens[range.lowerBound - 1].key),
                !line.tokens[range.lowerBound - 1].isQuoted, !isOfVerb(range.lowerBound - 1, core)
            {
                range = range.lowerBound - 1..<range.upperBound
            }
            let contrast = hasRepetition ? contrast(before: range.lowerBound) : range.lowerBound
            if core.contains(contrast), contrast < range.lowerBound { range = contrast..<range.upperBound }
        }
        if range.lowerBound > core.lowerBound, range.upperBound < core.upperBound,
            let closing = Self.brackets[line.tokens[range.lowerBound - 1].key],
            line.tokens[range.upperBound].key == closing
        {
            range = range.lowerBound - 1..<range.upperBound + 1
        }
        return range
    }

    /// "on" of "put the washing on at 5", "in" of "log in tomorrow": it belongs to what stands before it.
    private func isOfVerb(_ index: Int, _ core: Range<Int>) -> Bool {
        guard index > core.lowerBound, index + 1 < line.tokens.count else { return false }
        let (before, key, next) = (line.tokens[index - 1].key, line.tokens[index].key, line.tokens[index + 1])
        guard words.choreParticles.contains(key) else { return false }
        return words.timeLinks.contains(next.key) || words.particleVerbs.contains(before)
            || words.particleVerbs.contains(line.tokens[core.lowerBound].key) && next.kind == .word
                && Lexicon.of(line.language).times.table.isNearDay(next.key)
    }

    /// Where ", but not" begins that ends there; the index itself where nothing of the kind does.
    func contrast(before index: Int) -> Int {
        let table = Lexicon.of(line.language).times.table
        var start = index
        while start > 0, words.timeLinks.contains(line.tokens[start - 1].key) { start -= 1 }
        guard start > 0, case let mark = line.tokens[start - 1], !mark.isQuoted,
            table.exceptions.contains(mark.key) || table.contrasts.contains(mark.key)
        else { return index }
        start -= 1
        return start > 0 && table.contrasts.contains(line.tokens[start - 1].key) ? start - 1 : start
    }

    private static let brackets = ["(": ")", "[": "]", "{": "}"]
}

extension WishPiece {
    fileprivate var isDeadline: Bool {
        if case .timeSpan(let span)? = values.first?.value { span.isDeadline } else { false }
    }
}
