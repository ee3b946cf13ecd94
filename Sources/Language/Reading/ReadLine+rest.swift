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
}
