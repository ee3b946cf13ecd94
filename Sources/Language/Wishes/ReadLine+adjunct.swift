import Core

extension ReadLine {
    /// More words are a sentence.
    private static let mostOfAdjunct = 6

    /// "after work", "when I leave work": it begins with what ties something to a moment.
    package var beginsWithRelation: Bool {
        let relations = Lexicon.of(language).titleWords.wish.relations
        return OccasionRelation.allCases.contains {
            relations[$0]?.end(in: tokens, at: 0, limit: tokens.count) != nil
        }
    }

    /// It ties something to a moment, a place or somebody ("at the supermarket", "for Ben"), and says nothing that is to be
    /// done: "after work call mum" does.
    package var isAdjunct: Bool {
        let words = Lexicon.of(language).titleWords.wish
        guard let first = tokens.first, (2...Self.mostOfAdjunct).contains(tokens.count), timeValues.isEmpty,
            tokens.last?.key != "?", !tokens.contains(where: \.isSeparator),
            !tokens.indices.dropFirst().contains(where: isDeed)
        else { return false }
        return words.placeLinks.contains(first.key) || words.purposes.contains(first.key) || beginsWithRelation
    }

    private func isDeed(_ index: Int) -> Bool {
        let words = Lexicon.of(language).titleWords.wish, key = tokens[index].key
        let isVerb =
            words.imperatives.contains(key) || words.chores.contains(key) || words.isVerbLast && words.hasVerb(key)
        return isVerb && !words.momentVerbs.contains(key) && !words.moments.contains(key)
            && !words.determiners.contains(tokens[index - 1].key)
    }

    /// "buy 2 milk" of "buy milk": a number before what the verb is about.
    package func counted(_ count: Int) -> String {
        let words = Lexicon.of(language).titleWords.wish
        let isVerb = tokens.first.map { words.imperatives.contains($0.key) || words.chores.contains($0.key) } ?? false
        guard isVerb, !words.isVerbLast else { return "\(count) \(text)" }
        let isParted = tokens.count > 2 && words.choreParticles.contains(tokens[1].key)
        let start = isParted ? 2 : 1
        guard start < tokens.count else { return "\(count) \(text)" }
        let parts = [0..<start, start..<tokens.count].map { string(bytes(ofTokens: $0)) }
        return "\(parts[0]) \(count) \(parts[1])"
    }
}
