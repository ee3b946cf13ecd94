extension ReadLine {
    /// "ab April um 19 Uhr" of "ab April erst um 19 Uhr": without a word between two times that says only that the second is
    /// early or late; itself where there is none.
    package var withoutLateness: ReadLine {
        let words = Lexicon.of(language).tables.followUps.lateness
        let times = found.filter(\.isTime).map(\.tokens)
        let between = tokens.indices.first { index in
            words.contains(tokens[index].key) && times.contains { $0.upperBound == index }
                && times.contains { $0.lowerBound == index + 1 }
        }
        guard let between else { return self }
        let sides = [0..<between, between + 1..<tokens.count].map { string(bytes(ofTokens: $0)) }
        return reread(sides.joined(separator: " "))
    }
}
