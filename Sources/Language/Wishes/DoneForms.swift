/// By which words people say that something is done: "bought" of what was to "buy" or to "get".
struct DoneForms: Sendable {
    private let groups: [(said: WordSet, verbs: WordSet)]
    /// Of all other verbs.
    let regular: RegularPast

    static let none = DoneForms([:])

    /// Folded words that say that it is done, and the verbs for what is to be done, with blanks between.
    init(_ groups: KeyValuePairs<String, String>, regular: RegularPast = .none) {
        self.regular = regular
        self.groups = groups.map { ($0.key.words, $0.value.words) }
    }

    /// "fed" says that something is done.
    func says(_ said: String) -> Bool { groups.contains { $0.said.contains(said) } }

    /// "fed" says that what was to "feed" is done.
    func says(_ said: String, of verb: String) -> Bool {
        groups.contains { $0.said.contains(said) && $0.verbs.contains(verb) }
    }

    /// False where both words are known and do not go together: "cleaned" and "paint".
    func agree(_ said: String, _ verb: String, _ words: TitleWords) -> Bool {
        let known = groups.filter { $0.said.contains(said) }
        let isVerb =
            words.wish.hasVerb(verb) || words.wish.choresOrThings.contains(verb)
            || words.wish.imperatives.contains(verb)
            || groups.contains { $0.verbs.contains(verb) }
        guard isVerb, !known.isEmpty else { return true }
        return known.contains { $0.verbs.contains(verb) } || said.hasPrefix(verb.dropLast())
    }
}

extension ReadLine {
    /// "bank" of "bank done", folded; nothing where nothing is said to be done.
    package var wordsBesideDone: [String] {
        let words = tokens.filter { $0.kind == .word && !$0.traits.contains(.stop) }
        let named = words.filter { !means($0.key, .completed) && !means($0.key, .finished) }
        return named.count < words.count ? named.map(\.key) : []
    }

    /// It says of what is called so that it is done, rather than of something else: "cleaned the kitchen" is no word of "paint
    /// the kitchen".
    package func tellsDone(of title: String) -> Bool {
        let words = titleWords
        let keys = LineReader.read(title, language: language).tokens.filter { $0.kind == .word }.map(\.key)
        guard let verb = words.wish.isVerbLast ? keys.last : keys.first else { return true }
        let said = tokens.filter { means($0.key, .completed) } + (saidDid == nil ? [] : tokens.prefix(1))
        return said.isEmpty || said.contains { words.wish.done.agree($0.key, verb, words) }
    }
}
