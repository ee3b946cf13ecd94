import Core

extension ReadLine {
    /// More words are a sentence.
    private static let mostOfAdjunct = 6

    /// "after work", "when I leave work": it begins with what ties something to a moment.
    package var beginsWithRelation: Bool {
        let relations = wishWords.relations
        return OccasionRelation.allCases.contains {
            relations[$0]?.end(in: tokens, at: 0, limit: tokens.count) != nil
        }
    }

    /// It ties something to a moment, a place or somebody ("at the supermarket", "for Ben"), and says nothing that is to be
    /// done: "after work call mum" does.
    package var isAdjunct: Bool {
        let words = titleWords
        guard let first = tokens.first, (2...Self.mostOfAdjunct).contains(tokens.count), timeValues.isEmpty,
            tokens.last?.key != "?", !tokens.contains(where: \.isSeparator),
            !tokens.indices.dropFirst().contains(where: isDeed)
        else { return false }
        return words.wish.placeLinks.contains(first.key) || words.wish.purposes.contains(first.key)
            || beginsWithRelation
    }

    private func isDeed(_ index: Int) -> Bool {
        let words = titleWords, key = tokens[index].key
        let isVerb =
            words.wish.imperatives.contains(key) || words.wish.chores.contains(key)
            || words.wish.isVerbLast && words.wish.hasVerb(key)
        return isVerb && !words.wish.momentVerbs.contains(key) && !words.wish.moments.contains(key)
            && !words.wish.determiners.contains(tokens[index - 1].key)
    }

    /// "buy 2 milk" of "buy milk": a number before what the verb is about.
    package func counted(_ count: Int) -> String {
        let words = titleWords
        let isVerb =
            tokens.first.map { words.wish.imperatives.contains($0.key) || words.wish.chores.contains($0.key) } ?? false
        guard isVerb, !words.wish.isVerbLast else { return "\(count) \(text)" }
        let isParted = tokens.count > 2 && words.wish.choreParticles.contains(tokens[1].key)
        let start = isParted ? 2 : 1
        guard start < tokens.count else { return "\(count) \(text)" }
        let parts = [0..<start, start..<tokens.count].map { string(bytes(ofTokens: $0)) }
        return "\(parts[0]) \(count) \(parts[1])"
    }
}
