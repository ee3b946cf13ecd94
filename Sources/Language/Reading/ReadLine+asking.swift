/// What a line asks.
extension ReadLine {
    /// It asks something: "where is ...", or with a question mark at its end.
    package var asks: Bool {
        guard let first = tokens.dropFirst(starts.last ?? 0).first(where: { $0.kind == .word }) else { return false }
        let word = Lexicon.of(language).tables.contractions[first.key]?.first ?? first.key
        return means(word, .asking) || tokens.last.map { string($0.range).hasSuffix("?") } == true
    }

    /// A question mark stands anywhere in it.
    var hasQuestionMark: Bool { tokens.contains { $0.key == "?" } }

    /// "dentist tomorrow at 10?": a question mark behind words that ask for nothing.
    var wonders: Bool {
        guard tokens.last?.key == "?", starts.last ?? 0 == 0, let first = tokens.first else { return false }
        let words = titleWords
        return !words.openings.contains(first.key) && !words.deeds.contains(first.key)
    }

    /// It asks something, and is nothing to be done: "when is the dentist", but not "do the dishes".
    package var asksPlainly: Bool {
        let words = tokens.dropFirst(starts.last ?? 0).filter { $0.kind == .word }
        let isQuestion = words.dropFirst().first.map { means($0.key, .asking) || means($0.key, .asker) } == true
        return asks && (isQuestion || tokens.last.map { string($0.range).hasSuffix("?") } == true)
    }

    /// It asks something of one's own, and so is nothing to be kept: "wann muss ich die Bank anrufen". Where verbs stand
    /// first, "when I get home" begins like a question.
    package var asksAboutOwn: Bool {
        guard wishWords.isVerbLast else { return false }
        let words = tokens.dropFirst(starts.last ?? 0).filter { $0.kind == .word }.prefix(3)
        guard let first = words.first, means(first.key, .asking),
            let asker = words.firstIndex(where: { means($0.key, .asker) })
        else { return false }
        // "was ich kaufen muss: Milch" asks nothing.
        return asker - words.startIndex > 1 || wishWords.duties.contains(first.key)
    }

    /// What it asks how to do: "share a list" of "how do I share a list"; nil where it asks something else.
    package var wishAskedFor: ReadLine? {
        let words = tokens.indices.dropFirst(starts.last ?? 0).filter { tokens[$0].kind == .word }
        guard words.count > 2, means(tokens[words[0]].key, .how) else { return nil }
        let asker = words[1...2].first { means(tokens[$0].key, .asker) }
        guard let asker else { return nil }
        // "wie teile ich eine Liste": the verb stands before whoever asks.
        let verb = words[1] < asker && tokens[words[1]].isTelling ? [string(tokens[words[1]].range)] : []
        let rest = text(from: asker + 1)
        return LineReader.read((verb + [rest]).joined(separator: " "), language: language)
    }

    /// "movie night" of "when is movie night", "essay" of "when is the essay due"; nil where nothing is asked for by its name.
    package var titleAskedWhen: String? {
        let phrases = wishWords.whenAsked
        let dues = wishWords.dues, start = starts.last ?? 0
        let limit = tokens.lastIndex { !$0.isSoft && !dues.contains($0.key) }.map { $0 + 1 } ?? 0
        guard let end = phrases.end(in: tokens, at: start, limit: limit), end < limit else { return nil }
        return string(bytes(ofTokens: end..<endOfName(from: end, to: limit)))
    }

    /// Without "end", "zu Ende" behind it.
    private func endOfName(from start: Int, to limit: Int) -> Int {
        let starters = wishWords.starters
        var end = limit
        while end - start > 1, case let last = tokens[end - 1],
            means(last.key, .ending) || means(last.key, .lasting) || starters.contains(last.key)
                || end < limit && last.traits.contains(.stop)
        {
            end -= 1
        }
        return end
    }
}
