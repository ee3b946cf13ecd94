extension ReadLine {
    /// More words are a sentence rather than what something is called.
    private static let longestSubject = 6

    /// "Mia's shoe size is 31", "Ben likes red wine": how something is that is neither who speaks nor what was spoken of.
    package var tellsFact: Bool {
        guard let verb = tokens.firstIndex(where: { means($0.key, .stating) && !$0.isQuoted }),
            (1...Self.longestSubject).contains(verb), tokens[(verb + 1)...].contains(where: { !$0.isSoft }),
            tokens.last?.key != "?", !asks, let first = tokens.first
        else { return false }
        let words = Lexicon.of(language).titleWords.wish
        return ![words.speakers, words.pronouns, words.tellers].contains { $0.contains(first.key) }
            && !means(first.key, .it)
    }
}
