extension ReadLine {
    /// It says of something when it is: "the concert is on Friday".
    package var saysWhen: Bool {
        let copulas = Lexicon.of(language).titleWords.wish.copulas
        return times.count == 1
            && found.contains { found in
                let start = found.tokens.lowerBound
                guard start > 0, copulas.contains(tokens[start - 1].key) else { return false }
                if case .time = found.value { return true }
                return false
            }
    }
}
