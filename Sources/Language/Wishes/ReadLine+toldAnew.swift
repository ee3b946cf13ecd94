extension ReadLine {
    /// "exam" and "3pm" of "exam got moved to 3pm", "the exam is at 3pm now", and "an hour later" of "the exam is an hour
    /// later"; nil for a line that says nothing of another time.
    package var toldAnew: (name: String, time: String)? {
        let bare = without(Lexicon.of(language).tables.followUps.anew)
        return bare == text
            ? toldMoved(isAnew: false) : LineReader.read(bare, language: language).toldMoved(isAnew: true)
    }

    /// `isAnew`: that it is another time than before was said already.
    private func toldMoved(isAnew: Bool) -> (name: String, time: String)? {
        let times = found.filter { $0.value.isTime && !tokens[$0.tokens].allSatisfy(isMoved) }
        guard times.count == 1, let time = times.first?.tokens,
            let start = tokens.firstIndex(where: isTelling), start > 0, start < time.lowerBound,
            tokens[start..<time.lowerBound].allSatisfy({ isTelling($0) || isLink($0) || $0.isSoft })
        else { return nil }
        let end = tokens.lastIndex { !isMoved($0) && !$0.isSoft }.map { $0 + 1 } ?? tokens.count
        let words = string(bytes(ofTokens: time.lowerBound..<max(end, time.upperBound)))
        // "2 hours later" moves it, "2 hours" says how long it lasts.
        guard !times[0].value.isLength else { return nil }
        let isShifted = FollowUp(LineReader.read(words, language: language))?.length != nil
        let isMovedTo = end <= time.upperBound && (isAnew || tokens[start...].contains(where: isMoved))
        return isShifted || isMovedTo ? (string(bytes(ofTokens: 0..<start)), words) : nil
    }

    /// Before a time, and not one from which something goes: "to", "at".
    private func isLink(_ token: Token) -> Bool {
        let words = Lexicon.of(language).titleWords.wish
        return words.timeLinks.contains(token.key) && !words.starters.contains(token.key)
            && !LanguageTables.tables(for: language).checkIns.away.contains(token.key)
            || means(token.key, .toDo) || token.traits.contains(.article)
    }

    /// A word between a thing and its time: "is", "got", "moved".
    private func isTelling(_ token: Token) -> Bool {
        let copulas = Lexicon.of(language).titleWords.wish.copulas
        return !token.isQuoted && (copulas.contains(token.key) || means(token.key, .being) || isMoved(token))
    }

    private func isMoved(_ token: Token) -> Bool { means(token.key, .moved) && !token.isQuoted }
}

extension Found.Value {
    fileprivate var isLength: Bool { if case .length = self { true } else { false } }
}
