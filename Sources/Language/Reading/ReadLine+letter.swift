extension ReadLine {
    /// What somebody wrote to somebody: "Hi Ana, ... Best, Sam". A name and a comma stand behind its first word, and it ends
    /// as letters do, or begins as only they do: "Dear Ms Huber, ...". "Hi Wayside, remind me ..." is none.
    package var isLetter: Bool {
        tokens.count > Self.leastBody && tokens.prefix(Self.mostSalutation).contains(where: Self.mayEndSalutation)
            && inLikeliestLanguage.isLetterByWords
    }

    private var isLetterByWords: Bool {
        guard let salutation, tokens.count > salutation + Self.leastBody else { return false }
        return means(tokens[0].key, .formalSalutation)
            || tokens.suffix(Self.mostClosing).contains { means($0.key, .closingLetter) }
    }

    /// Its text behind the words with which a letter begins.
    package var withoutSalutation: String {
        salutation.map { text(from: $0 + 1) } ?? text
    }

    /// Where the comma behind "Hi Ana" stands.
    private var salutation: Int? {
        let end = tokens.prefix(Self.mostSalutation).firstIndex(where: Self.mayEndSalutation)
        guard let end, end > 1, tokens[1..<end].allSatisfy({ $0.kind == .word || $0.key == "." }),
            means(tokens[0].key, .salutation) || means(tokens[0].key, .formalSalutation)
        else { return nil }
        return end
    }

    private static func mayEndSalutation(_ token: Token) -> Bool { token.key == "," || token.kind == .lineBreak }

    private static let mostSalutation = 6
    private static let leastBody = 5
    private static let mostClosing = 6
}
