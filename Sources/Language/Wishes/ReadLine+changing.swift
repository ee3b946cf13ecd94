extension ReadLine {
    /// What is to be changed and into what, at each word that may part the two: "call mum" and "Friday" of "change call
    /// mum to Friday"; nothing where the line does not begin with such a word.
    package func changes(_ signal: SignalWord) -> [(name: String, new: String)] {
        guard let object = object(of: signal) else { return [] }
        let said = LineReader.read(object, language: language)
        let links = LanguageTables.tables(for: language).signals[.intoName] ?? []
        return said.tokens.indices.dropFirst().dropLast().compactMap { index in
            guard links.contains(said.tokens[index].key), !said.tokens[index].isQuoted else { return nil }
            let parts = [0..<index, index + 1..<said.tokens.count].map { said.string(said.bytes(ofTokens: $0)) }
            return (parts[0], parts[1])
        }
    }

    /// "vitamins" and "at 7" of "vitamins at 7 instead", "vitamins at 7 from now on"; nil for any other line.
    package var timedAnew: (name: String, time: String)? {
        let bare = without(Lexicon.of(language).tables.followUps.anew)
        guard bare != text else { return nil }
        let said = LineReader.read(bare, language: language)
        let slots = WishSlots.slots(of: said, for: ImpliedTask.intent, names: .none, isAsked: true)
        guard let title = slots.text("title"), let due = slots["due"], case .time = due.value else { return nil }
        return (title, due.typed)
    }

    /// "bins" and "every Monday" of "repeat bins every Monday"; nil for any other line.
    package var repeated: (name: String, rule: String)? {
        guard let object = object(of: .repeating) else { return nil }
        let said = LineReader.read(object, language: language)
        let slots = WishSlots.slots(of: said, for: ImpliedTask.intent, names: .none, isAsked: true)
        guard let title = slots.text("title"), let due = slots["due"], case .repetition = due.value else { return nil }
        return (title, due.typed)
    }
}
