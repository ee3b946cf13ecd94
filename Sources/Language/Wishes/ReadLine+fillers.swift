extension ReadLine {
    /// "remind me tomorrow to take the bins out" of "remind me uh tomorrow to like take the bins out"; nil where nothing is
    /// said that is no part of it, where little else is, or where the line is rather in another language.
    package var withoutFillers: String? {
        let fillers = tokens.indices.filter(isFiller).map { $0..<$0 + 1 } + asides
        let count = fillers.map(\.count).reduce(0, +)
        guard count > 0, tokens.count > count + 2, inLikeliestLanguage.language == language else { return nil }
        return string(besides: fillers)
    }

    /// "as usual", "after all" behind a day and before its hour, "at the latest" behind a time: "yoga Wednesday after all 9am".
    private var asides: [Range<Int>] {
        let followUps = Lexicon.of(language).tables.followUps
        return tokens.indices.dropFirst().compactMap { start in
            let isBehindTime = found.contains { $0.isTime && $0.tokens.upperBound == start }
            guard isBehindTime else { return nil }
            if let end = followUps.latest.end(in: tokens, at: start, limit: tokens.count) { return start..<end }
            guard let end = followUps.asides.end(in: tokens, at: start, limit: tokens.count), end < tokens.count,
                found.contains(where: { $0.isTime && $0.tokens.lowerBound == end })
            else { return nil }
            return start..<end
        }
    }

    private func isFiller(_ index: Int) -> Bool {
        let token = tokens[index], words = titleWords
        guard !token.isQuoted, index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        if means(token.key, .filler) { return next.kind != .number }
        return means(token.key, .fillerBeforeVerb) && index > 0 && words.wish.targets.contains(tokens[index - 1].key)
            && (words.wish.imperatives.contains(next.key) || words.wish.hasVerb(next.key))
    }
}
