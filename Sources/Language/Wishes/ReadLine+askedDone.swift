extension ReadLine {
    /// "take my pill" of "did I take my pill today?"; nil for any other line.
    package var askedWhetherDone: String? {
        let said = LineReader.read(withoutTimes, language: language)
        guard said.tokens.count > 2, said.means(said.tokens[0].key, .whetherDone),
            said.means(said.tokens[1].key, .asker)
        else { return nil }
        return said.string(said.bytes(ofTokens: 2..<said.tokens.count)).withoutSentenceEnd
    }
}
