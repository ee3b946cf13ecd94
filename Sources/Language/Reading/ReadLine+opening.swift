extension ReadLine {
    /// It begins with words that put something right: "actually", "no wait".
    package var corrects: Bool {
        Lexicon.of(language).tables.followUps.corrections.end(in: tokens, at: 0, limit: tokens.count) != nil
    }

    var plainlyOpened: ReadLine { withPlainOpening.map { LineReader.read($0, language: language) } ?? self }

    /// "weck mich um 7" of "wecken Sie mich um 7": the words that tell the bot to do something as its phrases have them; nil
    /// for a line that begins otherwise.
    package var withPlainOpening: String? {
        let openings = Lexicon.of(language).tables.openings
        guard !openings.isEmpty else { return nil }
        for start in Set(starts + [0]).sorted() {
            for count in [2, 1] where start + count < tokens.count {
                let said = tokens[start..<start + count]
                guard !said.contains(where: \.isQuoted), let plain = openings[said.map(\.key).joined(separator: " ")]
                else { continue }
                let parts = [0..<start, start + count..<tokens.count].map { string(bytes(ofTokens: $0)) }
                return [parts[0], plain, parts[1]].filter { !$0.isEmpty }.joined(separator: " ")
            }
        }
        return nil
    }
}
