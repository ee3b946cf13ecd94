extension ReadLine {
    /// "cancel netflix tomorrow", "delete old photos this weekend": something to do on some day, where nothing that programs
    /// keep and nothing that takes place is named.
    package var isDeedOfDay: Bool {
        let words = wishWords
        let times = found.filter(\.isTime)
        let rest = tokens.indices.filter { index in !times.contains { $0.tokens.contains(index) } }.map { tokens[$0] }
        // "delete the meeting tomorrow" names one thing, and may be said of one that is kept.
        let isOwnVerb = tokens.first.map { means($0.key, .cancelling) || means($0.key, .moving) } == true
        let least = isOwnVerb ? 2 : 3
        return times.contains { $0.saysDay } && rest.count { !isArticle($0) } >= least && !asks
            && !rest.contains { token in
                token.isQuoted || words.isAppointment(token.key) || means(token.key, .anyEvent)
                    || words.programWords.contains(token.key)
                    || words.pronouns.contains(token.key) || words.tellers.contains(token.key)
            }
    }
}
