extension ReadLine {
    /// "took pills" of "took no pills", "call gran" of "I couldn't call gran": what is told not to have been done, as if it had
    /// been; nil for a line that denies nothing of the kind.
    package var saidUndone: ReadLine? {
        let first = tokens.prefix { $0.key != "," }
        let denies = { (token: Token) in means(token.key, .denying) || means(token.key, .lacking) }
        guard !asks, first.contains(where: { denies($0) && !$0.isQuoted }) else {
            return nil
        }
        let speakers = wishWords.speakers
        let begins = first.drop { speakers.contains($0.key) || $0.isSoft }.first
        let isTold = first.contains { means($0.key, .completed) } || begins.map { means($0.key, .failing) } == true
        guard isTold else { return nil }
        let left = first.filter { !denies($0) && !means($0.key, .failing) && !speakers.contains($0.key) }
        return left.isEmpty ? nil : reread(left.map { string($0.range) }.joined(separator: " "))
    }

    /// "delete all but the dentist", "alles bis auf den Zahnarzt absagen": all of some things is meant, and one is left out.
    package var saysAllBut: Bool { exceptionToAll != nil }

    /// Where the words end that leave something out of all.
    var exceptionToAll: Int? {
        let words = Lexicon.of(language).tables.followUps.allBut
        guard let all = tokens.prefix(4).firstIndex(where: { means($0.key, .everything) }) else { return nil }
        return (all + 1...all + 2).lazy.compactMap { start in
            start < tokens.count ? words.end(in: tokens, at: start, limit: tokens.count) : nil
        }.first
    }
}
