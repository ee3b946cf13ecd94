extension ReadLine {
    /// "the Tuesday one", "den am Montag": one of several things, rather than a day, and none that is not meant.
    package var pointsAtOne: Bool {
        guard let first = tokens.first, !isDenying, !tokens.contains(where: { means($0.key, .lacking) }) else {
            return false
        }
        let ones = Lexicon.of(language).tables.followUps.ones
        return isArticle(first) && (wishWords.isVerbLast || tokens.contains { ones.contains($0.key) })
    }

    /// "this Friday", "next Friday", "3 April": a day of its own, rather than a day of the week.
    package var pointsAtDay: Bool {
        let words = Lexicon.of(language).times.table.words
        return tokens.contains { words[$0.key]?.marks.isDisjoint(with: [.this, .next]) == false }
            || timeValues.contains { if case .time(let time) = $0.value { !time.isComingWeekday } else { false } }
    }
}
