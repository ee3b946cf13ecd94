extension ReadLine {
    /// What stands from a token on, as typed.
    func text(from token: Int) -> String { string(bytes(ofTokens: token..<tokens.count)) }

    /// What stands from a token on, as a line of its own.
    func read(from token: Int) -> ReadLine {
        LineReader.read(text(from: token), language: language)
    }

    /// Other words in its language; itself where they are the same, since reading takes long.
    package func reread(_ words: String) -> ReadLine {
        words == text ? self : LineReader.read(words, language: language)
    }

    /// "every year" of "every year please"; nil for a line that ends without such words.
    package var withoutEnding: String? {
        guard let end = ends.first, end > 0, end < tokens.count else { return nil }
        return string(bytes(ofTokens: 0..<end))
    }
}
