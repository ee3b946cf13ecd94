extension ReadLine {
    /// "remind me tomorrow to take the bins out" of "remind me uh tomorrow to like take the bins out"; nil where nothing is
    /// said that is no part of it, where little else is, or where the line is rather in another language.
    package var withoutFillers: String? {
        let fillers = tokens.indices.filter(isFiller)
        guard !fillers.isEmpty, tokens.count > fillers.count + 2, inLikeliestLanguage.language == language else {
            return nil
        }
        return string(besides: fillers.map { $0..<$0 + 1 })
    }

    private func isFiller(_ index: Int) -> Bool {
        let token = tokens[index], words = Lexicon.of(language).titleWords
        guard !token.isQuoted, index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        if means(token.key, .filler) { return next.kind != .number }
        return means(token.key, .fillerBeforeVerb) && index > 0 && words.wish.targets.contains(tokens[index - 1].key)
            && (words.wish.imperatives.contains(next.key) || words.wish.hasVerb(next.key))
    }
}
