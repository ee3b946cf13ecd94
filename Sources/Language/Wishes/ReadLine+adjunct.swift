import Core

extension ReadLine {
    /// More words are a sentence.
    private static let mostOfAdjunct = 6

    /// It begins with what ties something to a moment, a place or somebody, and says nothing else: "after work", "when I leave
    /// work", "at the supermarket", "for Ben".
    package var isAdjunct: Bool {
        let words = Lexicon.of(language).titleWords.wish
        guard let first = tokens.first, (2...Self.mostOfAdjunct).contains(tokens.count), timeValues.isEmpty,
            tokens.last?.key != "?", !tokens.contains(where: \.isSeparator)
        else { return false }
        return words.placeLinks.contains(first.key) || words.purposes.contains(first.key)
            || OccasionRelation.allCases.contains {
                words.relations[$0]?.end(in: tokens, at: 0, limit: tokens.count) != nil
            }
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
