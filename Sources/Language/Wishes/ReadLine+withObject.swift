/// The same done with something else.
extension ReadLine {
    /// More words say more than what is meant.
    private static let mostOfObject = 3

    /// "buy oat milk" of "buy milk" and "oat milk", "call dad" of "call mum" and "dad": another thing of that kind, or any
    /// other where both are few words, for the same verb; nil where the words are a wish by themselves.
    package func withObject(_ words: String) -> String? {
        let new = LineReader.read(words, language: language)
        guard let verb = verbOfTitle, new.verbOfTitle == nil, new.timeValues.isEmpty,
            !new.tokens.contains(where: \.isPrioritySign)
        else { return nil }
        let object = tokens[(verb == 0 ? 1 : 0)..<(verb == 0 ? tokens.count : verb)]
        guard !new.tokens.isEmpty,
            new.tokens.last?.key == object.last?.key || isPlainObject(object) && isPlainObject(new.tokens[...])
        else { return nil }
        let said = string(bytes(ofTokens: verb..<verb + 1))
        return verb == 0 ? "\(said) \(words)" : "\(words) \(said)"
    }

    /// "call gran", "Oma anrufen"
    package var isTitleOfCall: Bool {
        verbOfTitle.map { wishWords.calls.contains(tokens[$0].key) } == true
    }

    /// Both have the same verb: "call dad", "call mum".
    package func hasVerb(of other: ReadLine) -> Bool {
        guard let own = verbOfTitle, let old = other.verbOfTitle else { return false }
        return tokens[own].key == other.tokens[old].key
    }

    /// Where the verb of "buy milk", "Milch kaufen" stands: at one end, with something beside it.
    private var verbOfTitle: Int? {
        let words = titleWords
        guard tokens.count > 1 else { return nil }
        guard words.wish.isVerbLast else {
            let isDeed = beginsWithDeed || words.wish.choresOrThings.contains(tokens[0].key)
            return isDeed && tokens[0].kind == .word ? 0 : nil
        }
        return words.wish.hasVerb(tokens[tokens.count - 1].key) ? tokens.count - 1 : nil
    }

    /// "the plumber", "2 milk": no small words but those before what is named.
    private func isPlainObject(_ tokens: ArraySlice<Token>) -> Bool {
        let words = titleWords
        let said = tokens.drop { $0.traits.contains(.article) || words.wish.determiners.contains($0.key) }
        return (1...Self.mostOfObject).contains(said.count)
            && said.allSatisfy { ($0.kind == .word || $0.kind == .number) && !$0.traits.contains(.stop) }
    }
}
