/// Where the words of a wish end and what is wished for begins: "could you please add a task to | call mum".
struct WishFrame {
    let line: ReadLine
    let titleWords: TitleWords
    var words: WishWords { titleWords.wish }
    let family: WishFamily
    /// The line is a thing by itself, so that only a whole frame is cut off: "create 3d floor plan" keeps its verb.
    let isAsked: Bool
    /// The line ends with a list, for which things are put.
    let hasList: Bool
    /// Times and signs, which may stand between the words of a wish.
    let pieces: [WishPiece]

    /// What was cut off, and the pieces that stood within it.
    struct Cut {
        var start: Int
        var passed: [Int] = []
        /// Words of a wish were found.
        var isWish = false
        /// The verb of the wish was among them.
        var hasVerb = false
    }

    func cut(_ range: Range<Int>) -> Cut {
        var cut = Cut(start: range.lowerBound)
        for _ in 0..<Self.most {
            guard let next = step(cut, range.upperBound) else { break }
            cut = next
        }
        return cut
    }

    private static let most = 5

    /// One more opening, with the pieces before it.
    private func step(_ cut: Cut, _ limit: Int) -> Cut? {
        var next = cut
        var index = soft(cut.start, limit)
        while let piece = piece(at: index), pieces[piece].role != .priority,
            pieces[piece].tokens.upperBound < limit || cut.isWish && index < limit
        {
            next.passed.append(piece)
            index = soft(pieces[piece].tokens.upperBound, limit)
        }
        if cut.isWish, next.passed.count > cut.passed.count {
            // "remind me | tomorrow at 8 | to call mum"
            next.start = connectors(index, limit) ?? index
            return next
        }
        let whole = made(index, limit)
        let verb = whole ?? (cut.hasVerb || isTied(next) ? nil : put(index, limit) ?? planned(index, limit))
        guard let end = opening(index, limit) ?? noted(index, limit) ?? verb else { return nil }
        next.isWish = true
        next.hasVerb = cut.hasVerb || verb == end
        next.start = connectors(end, limit) ?? end
        // A verb alone is the thing itself.
        return next.start < limit || whole != nil || !isAsked ? next : nil
    }

    /// What stands behind an occasion is to be done there, with its verb: "before I go: get it signed".
    private func isTied(_ cut: Cut) -> Bool {
        !hasList && cut.passed.contains { pieces[$0].values.contains { $0.name == SlotName.occasion } }
    }

    private func opening(_ index: Int, _ limit: Int) -> Int? {
        words.openings.end(in: line.tokens, at: index, limit: limit)
    }

    /// "jot down"
    private func noted(_ index: Int, _ limit: Int) -> Int? {
        family == .note ? words.noters.end(in: line.tokens, at: index, limit: limit) : nil
    }

    /// "create a new task", "task:".
    private func made(_ index: Int, _ limit: Int) -> Int? {
        guard let kinds = words.kinds[family] else { return nil }
        if let end = kinds.end(in: line.tokens, at: index, limit: limit) {
            return isMark(end, limit) || isConnector(end, limit) && family != .task ? end : nil
        }
        guard index < limit, words.makers.contains(line.tokens[index].key) else { return nil }
        var next = index + 1
        while next < limit, next < index + 6 {
            if let end = kinds.end(in: line.tokens, at: next, limit: limit) { return end }
            guard words.fillers.contains(line.tokens[next].key) else { return nil }
            next += 1
        }
        return nil
    }

    /// "put", "add": where a list follows, or where the line is no thing by itself.
    private func put(_ index: Int, _ limit: Int) -> Int? {
        guard family == .task, hasList || !isAsked, index < limit, words.putters.contains(line.tokens[index].key),
            !line.tokens[index].isQuoted,
            hasList || !isPronoun(index + 1, limit) && !isDone(index, limit) && !endsInParticle(index, limit)
        else { return nil }
        return article(index + 1, limit)
    }

    /// "write to the landlord", "get to the airport": what is done, rather than the words of a wish.
    private func isDone(_ index: Int, _ limit: Int) -> Bool {
        !isMark(index + 1, limit)
            && (words.calls.contains(line.tokens[index].key) || isConnector(index + 1, limit))
    }

    /// "put the potatoes on" is what is done, "add the potatoes on" may lack the list.
    private func endsInParticle(_ index: Int, _ limit: Int) -> Bool {
        let end = pieces.map(\.tokens.lowerBound).filter { $0 > index }.min() ?? limit
        return end > index + 2 && !words.adders.contains(line.tokens[index].key)
            && words.choreParticles.contains(line.tokens[min(end, limit) - 1].key)
    }

    /// "get it signed" is the thing itself.
    private func isPronoun(_ index: Int, _ limit: Int) -> Bool {
        index + 1 < limit && words.pronouns.contains(line.tokens[index].key)
    }

    /// "schedule a", "set up".
    private func planned(_ index: Int, _ limit: Int) -> Int? {
        guard family == .event, let end = words.planners.end(in: line.tokens, at: index, limit: limit),
            words.plannedNames.end(in: line.tokens, at: index, limit: limit) == nil
        else { return nil }
        return article(end, limit)
    }

    private func article(_ index: Int, _ limit: Int) -> Int {
        var index = index
        while index + 1 < limit, words.fillers.contains(line.tokens[index].key), piece(at: index) == nil { index += 1 }
        return index
    }

    private func piece(at index: Int) -> Int? {
        Effort.step()
        return pieces.firstIndex { $0.tokens.lowerBound == index }
    }

    /// Behind the words and marks that lead to the title.
    private func connectors(_ index: Int, _ limit: Int) -> Int? {
        var end = soft(index, limit)
        var count = 0
        while end < limit, count < 3, !line.tokens[end].isQuoted, piece(at: end) == nil {
            // "for me to"
            let isPerson = count > 0 && words.fillers.contains(line.tokens[end].key) && isConnector(end + 1, limit)
            guard isPerson || isConnector(end, limit) else { break }
            end = soft(end + 1, limit)
            count += 1
        }
        return end > index ? end : nil
    }

    private func isConnector(_ index: Int, _ limit: Int) -> Bool {
        index < limit && words.connectors.contains(line.tokens[index].key)
    }

    private func isMark(_ index: Int, _ limit: Int) -> Bool { index < limit && line.tokens[index].isSeparator }

    private func soft(_ index: Int, _ limit: Int) -> Int {
        var index = index
        while index < limit, line.tokens[index].kind == .lineBreak || line.tokens[index].isSoft && isPassable(index) {
            index += 1
        }
        return index
    }

    /// Emoji, brackets and quotes belong to the title, and a sign does to its word.
    private func isPassable(_ index: Int) -> Bool {
        line.tokens[index].isSeparator && !line.tokens[index].isQuoted && line.tokens[index].key != "!"
    }
}
