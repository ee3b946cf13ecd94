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
            tokens[start..<time.lowerBound].allSatisfy({ isTelling($0) || $0.traits.contains(.stop) || $0.isSoft })
        else { return nil }
        let end = tokens.lastIndex { !isMoved($0) && !$0.isSoft }.map { $0 + 1 } ?? tokens.count
        let words = string(bytes(ofTokens: time.lowerBound..<max(end, time.upperBound)))
        let isShifted = FollowUp(LineReader.read(words, language: language))?.length != nil
        guard isShifted || end <= time.upperBound && (isAnew || tokens[start...].contains(where: isMoved)) else {
            return nil
        }
        return (string(bytes(ofTokens: 0..<start)), words)
    }

    /// A word between a thing and its time: "is", "got", "moved".
    private func isTelling(_ token: Token) -> Bool {
        let copulas = Lexicon.of(language).titleWords.wish.copulas
        return !token.isQuoted && (copulas.contains(token.key) || means(token.key, .being) || isMoved(token))
    }

    private func isMoved(_ token: Token) -> Bool { means(token.key, .moved) && !token.isQuoted }
}
