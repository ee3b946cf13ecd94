import Core

/// Choosing what stands beside the title.
extension WishReader {
    /// From both ends inwards, then within.
    mutating func takePieces(_ core: inout Range<Int>) {
        var rule = AdjunctRule(line: line, titleWords: titleWords, starts: Set(pieces.map(\.tokens.lowerBound)))
        while let piece = edge(core, isStart: true), rule.isBeside(pieces[piece], core), take(piece) {
            core = soft(pieces[piece].tokens.upperBound, core)..<core.upperBound
        }
        while let piece = edge(core, isStart: false), rule.isBeside(pieces[piece], core), take(piece) {
            core = core.lowerBound..<max(core.lowerBound, widened(piece, core).lowerBound)
        }
        for piece in pieces.indices where core.contains(pieces[piece].tokens.lowerBound) && !beside.contains(piece) {
            guard rule.isBeside(pieces[piece], core), take(piece) else { continue }
            rule.ends.insert(pieces[piece].tokens.upperBound - 1)
        }
    }

    /// The piece that begins or ends the core, but for marks between.
    private func edge(_ core: Range<Int>, isStart: Bool) -> Int? {
        guard !core.isEmpty else { return nil }
        if isStart {
            let first = soft(core.lowerBound, core)
            return pieces.firstIndex { $0.tokens.lowerBound == first && $0.tokens.upperBound <= core.upperBound }
        }
        var last = core.upperBound
        while last > core.lowerBound, isPassable(last - 1) { last -= 1 }
        return pieces.lastIndex { $0.tokens.upperBound == last && $0.tokens.lowerBound >= core.lowerBound }
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
                !line.tokens[range.lowerBound - 1].isQuoted
            {
                range = range.lowerBound - 1..<range.upperBound
            }
        }
        if range.lowerBound > core.lowerBound, range.upperBound < core.upperBound,
            let closing = Self.brackets[line.tokens[range.lowerBound - 1].key],
            line.tokens[range.upperBound].key == closing
        {
            range = range.lowerBound - 1..<range.upperBound + 1
        }
        return range
    }

    private static let brackets = ["(": ")", "[": "]", "{": "}"]

    /// Takes a piece out of the title, where its value can be used; times are joined into one.
    @discardableResult mutating func take(_ piece: Int) -> Bool {
        guard !beside.contains(piece), let value = pieces[piece].values.first?.value else { return false }
        switch value {
        case .time(let time):
            guard take(time, piece) else { return false }
        case .repetition(let said):
            guard repetition == nil else { return false }
            repetition = (said, piece)
        case .timeSpan(let span) where span.isDeadline && repetition != nil:
            guard let limit = span.limit, repetition?.said.until == nil else { return false }
            repetition?.said.until = limit
        case .length(let length) where repetition != nil && pieces[piece].role == .length && isPurpose(piece):
            repetition?.said.lasts = length
        case .length where pieces[piece].role == .length:
            guard takesLength(piece) else { return false }
            fillValues(of: pieces[piece])
        case .timeSpan:
            let isStart = pieces[piece].values.first?.name == "start" && timeSlot != "start"
            guard isStart ? fillable("start") : moment == nil && fillable(timeSlot) else { return false }
            fillValues(of: pieces[piece])
        default:
            guard pieces[piece].values.contains(where: { fillable($0.name) }) else { return false }
            fillValues(of: pieces[piece])
        }
        beside.insert(piece)
        return true
    }

    private mutating func take(_ time: SaidTime, _ piece: Int) -> Bool {
        guard fillable(timeSlot) else { return false }
        guard let known = moment else {
            moment = (time, piece)
            return true
        }
        guard let joined = known.time.joined(with: time) else { return false }
        moment = (joined, known.piece)
        return true
    }

    private func isPurpose(_ piece: Int) -> Bool {
        words.purposes.contains(line.tokens[pieces[piece].tokens.lowerBound].key)
    }

    /// "for 45 min" is how long an entry of the calendar lasts, and what has a time; "2h" at a task's end is its estimate.
    private func takesLength(_ piece: Int) -> Bool {
        let range = pieces[piece].tokens
        if isPurpose(piece) || family == "event" {
            return family == "event" || moment?.time.clock != nil
        }
        return family == "task" && line.tokens[range.lowerBound].kind == .number
            && line.bytes(ofTokens: range).count == range.reduce(0) { $0 + line.tokens[$1].range.count }
                + (range.count / 2 - 1)
    }
}
