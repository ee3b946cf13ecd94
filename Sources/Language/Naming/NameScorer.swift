/// How well typed words name one entry.
struct NameScore {
    let entry: Int
    let score: Double
    let isExact: Bool
}

/// Exact before prefix, before other word order, before misspelt, before abbreviated.
struct NameScorer {
    let index: NameIndex
    let tokens: [Token]
    /// What each token may stand for, by entry.
    let hits: [[Int: [NameIndex.Hit]]]

    /// One ordinary word names only a part of a thing: enough where a name must stand, not to steal a word elsewhere.
    private static let ordinary = 0.78

    /// Every entry that all tokens fit, best first.
    func scores() -> [NameScore] {
        var best: [Int: NameScore] = [:]
        func offer(_ score: NameScore) {
            if let known = best[score.entry], (known.isExact, known.score) >= (score.isExact, score.score) { return }
            best[score.entry] = score
        }
        for entry in entriesHitByAll() {
            if let score = score(entry) { offer(score) }
        }
        let joined = tokens.map(\.key).joined()
        for entry in index.entries(joined: joined) {
            offer(NameScore(entry: entry, score: isSame(entry) ? 1 : 0.97, isExact: isSame(entry)))
        }
        if tokens.count == 1, !isCommon(tokens[0]), !tokens[0].isQuoted {
            for entry in index.entries(initials: joined) { offer(NameScore(entry: entry, score: 0.7, isExact: false)) }
        }
        return best.values.sorted {
            ($1.isExact ? 1 : 0, $1.score, $0.entry) < ($0.isExact ? 1 : 0, $0.score, $1.entry)
        }
    }

    private func entriesHitByAll() -> [Int] {
        guard let fewest = hits.min(by: { $0.count < $1.count }) else { return [] }
        return fewest.keys.filter { entry in hits.allSatisfy { $0[entry] != nil } }
    }

    private func score(_ entry: Int) -> NameScore? {
        let count = index.entries[entry].words.count
        guard let chosen = assignment(entry) else { return nil }
        let isInOrder = zip(chosen, chosen.dropFirst()).allSatisfy { $0.word < $1.word }
        let quality = chosen.reduce(1) { $0 * $1.quality }
        let isWhole = chosen.count == count
        var score = quality * (isInOrder ? 1 : 0.9)
        if !isWhole {
            if tokens.allSatisfy({ index.tables.stopWords.contains($0.key) }) { return nil }
            let isStart = chosen.map(\.word) == Array(0..<chosen.count)
            score *= (isStart ? 0.92 : 0.82) * (tokens.count == 1 && isCommon(tokens[0]) ? Self.ordinary : 1)
        }
        return NameScore(entry: entry, score: score, isExact: isWhole && isInOrder && quality == 1)
    }

    /// A different word of the entry for each token, the best free one first; partly typed words only at the end.
    private func assignment(_ entry: Int) -> [NameIndex.Hit]? {
        var used: Set<Int> = []
        var result: [NameIndex.Hit] = []
        for (position, row) in hits.enumerated() {
            let free = (row[entry] ?? []).filter {
                !used.contains($0.word) && (!$0.isPartial || position == hits.count - 1)
            }
            guard let hit = free.max(by: { ($0.quality, -$0.word) < ($1.quality, -$1.word) }) else { return nil }
            used.insert(hit.word)
            result.append(hit)
        }
        return result
    }

    private func isCommon(_ token: Token) -> Bool { index.tables.commonWords.contains(token.key) }

    private func isSame(_ entry: Int) -> Bool { index.entries[entry].words == tokens.map(\.key) }
}

private func >= (left: (Bool, Double), right: (Bool, Double)) -> Bool {
    left.0 == right.0 ? left.1 >= right.1 : left.0
}
