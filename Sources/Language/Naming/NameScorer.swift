/// How well typed words name one entry.
struct NameScore {
    let entry: Int
    let score: Double
    let isExact: Bool
    /// Each is a word of the name to the letter.
    let isSpelled: Bool
    /// They stand for all words of the name.
    var isWhole = true

    /// Exact names come first, then the better, then the older.
    static func isBetter(_ left: NameScore, _ right: NameScore) -> Bool {
        (left.isExact ? 1 : 0, left.score, right.entry) > (right.isExact ? 1 : 0, right.score, left.entry)
    }
}

/// Exact before prefix, before other word order, before misspelt, before abbreviated.
struct NameScorer {
    let index: NameIndex
    /// Of the whole line.
    let tokens: [Token]
    /// Those that are the name.
    let positions: [Int]
    /// What each of them may stand for, in the order of the entries.
    let hits: [[NameIndex.Hit]]

    /// One ordinary word names only a part of a thing: enough where a name must stand, not to steal a word elsewhere.
    private static let ordinary = 0.78

    /// Every entry that all tokens fit, best first.
    func scores() -> [NameScore] {
        var result = scoresByWords()
        let known = result.count
        for entry in index.entries(joined: positions, of: tokens) {
            let score = isSame(entry) ? 1 : 0.97
            result.append(NameScore(entry: entry, score: score, isExact: isSame(entry), isSpelled: true))
        }
        if positions.count == 1, !isCommon(positions[0]), !tokens[positions[0]].isQuoted {
            for entry in index.entries(initials: tokens[positions[0]].key) {
                result.append(
                    NameScore(entry: entry, score: 0.7, isExact: false, isSpelled: false, isWhole: false))
            }
        }
        result.sort(by: NameScore.isBetter)
        guard result.count > known else { return result }
        var seen: Set<Int> = []
        return result.filter { seen.insert($0.entry).inserted }
    }

    private func scoresByWords() -> [NameScore] {
        guard let fewest = hits.min(by: { $0.count < $1.count }) else { return [] }
        var result: [NameScore] = []
        var chosen: [NameIndex.Hit] = []
        var last = -1
        for hit in fewest where hit.entry != last {
            last = hit.entry
            if choose(hit.entry, &chosen), let score = score(hit.entry, chosen) { result.append(score) }
        }
        return result
    }

    private func score(_ entry: Int, _ chosen: [NameIndex.Hit]) -> NameScore? {
        let isInOrder = chosen.indices.dropFirst().allSatisfy { chosen[$0 - 1].word < chosen[$0].word }
        let quality = chosen.reduce(1) { $0 * $1.quality }
        let isWhole = chosen.count == index.entries[entry].words.count
        var score = quality * (isInOrder ? 1 : 0.9)
        if !isWhole {
            if positions.allSatisfy({ tokens[$0].traits.contains(.stop) }) { return nil }
            let isStart = chosen.indices.allSatisfy { chosen[$0].word == $0 }
            score *= (isStart ? 0.92 : 0.82) * (positions.count == 1 && isCommon(positions[0]) ? Self.ordinary : 1)
        }
        let isExact = isWhole && isInOrder && quality == 1
        return NameScore(
            entry: entry, score: score, isExact: isExact, isSpelled: isSpelled(entry, chosen), isWhole: isWhole)
    }

    /// To the letter, or so much less of it that it is how somebody is called: "Max" of "Maximilian", not "Carl" of "Carla".
    private func isSpelled(_ entry: Int, _ chosen: [NameIndex.Hit]) -> Bool {
        chosen.enumerated().allSatisfy { row, hit in
            let typed = tokens[positions[row]].key.utf8.count
            let left = index.entries[entry].words[hit.word].utf8.count - typed
            return hit.quality == 1 || hit.isPartial && typed > 2 && left > 1
        }
    }

    /// A different word of the entry for each token, the best free one first; partly typed words only at the end.
    private func choose(_ entry: Int, _ chosen: inout [NameIndex.Hit]) -> Bool {
        chosen.removeAll(keepingCapacity: true)
        for row in hits.indices {
            var best: NameIndex.Hit?
            for hit in hits[row][first(of: entry, in: hits[row])...] {
                guard hit.entry == entry else { break }
                guard !hit.isPartial || row == hits.count - 1, !chosen.contains(where: { $0.word == hit.word }) else {
                    continue
                }
                if let known = best, (known.quality, -known.word) > (hit.quality, -hit.word) { continue }
                best = hit
            }
            guard let best else { return false }
            chosen.append(best)
        }
        return true
    }

    /// Where the hits of an entry begin.
    private func first(of entry: Int, in row: [NameIndex.Hit]) -> Int {
        var (low, high) = (0, row.count)
        while low < high {
            let middle = (low + high) / 2
            if row[middle].entry < entry { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isCommon(_ position: Int) -> Bool { tokens[position].traits.contains(.common) }

    private func isSame(_ entry: Int) -> Bool {
        let words = index.entries[entry].words
        return words.count == positions.count && zip(words, positions).allSatisfy { $0 == tokens[$1].key }
    }
}
