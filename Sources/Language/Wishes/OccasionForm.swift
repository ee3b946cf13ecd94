/// How the name of an occasion stands in a sentence about oneself.
package enum OccasionForm: Sendable, Hashable {
    /// What one does: "leave work", "zur Bank gehe".
    case deed
    /// Where one is: "at the gym", "on my way home".
    case whereabouts
    /// A thing or a gerund: "lunch", "leaving work".
    case noun
    case other

    package init(of name: String, language: LanguageID) {
        let words = Lexicon.of(language).titleWords
        let keys = name.foldedWords
        guard let first = keys.first, let last = keys.last else {
            self = .other
            return
        }
        let isVerb = words.wish.momentVerbs.contains(words.wish.isVerbLast ? last : first)
        if Self.isCloseBy(name, language) {
            self = .whereabouts
        } else if isVerb || words.wish.isPlainForm(last) {
            self = .deed
        } else if words.wish.isVerbLast {
            self = .other
        } else if keys.count > 1,
            words.wish.placeLinks.contains(first) || words.wish.nearLinks.contains(first)
                || words.wish.isWay(name, language)
        {
            self = .whereabouts
        } else {
            let isNoun =
                [first, last].contains { words.wish.moments.contains($0) } || words.wish.momentForms.contains(first)
            self = isNoun ? .noun : words.wish.imperatives.contains(first) ? .deed : .other
        }
    }

    /// "close to the vet", which has a word that may be a verb.
    private static func isCloseBy(_ name: String, _ language: LanguageID) -> Bool {
        let tokens = LineReader.read(name, language: language).tokens
        return LanguageTables.tables(for: language).checkIns.closeBy.end(in: tokens, at: 0, limit: tokens.count) != nil
    }

    /// The words of oneself as they stand alone: "zur Bank gehen" for "zur Bank gehe".
    package static func plain(_ words: String, language: LanguageID) -> String {
        let forms = Lexicon.of(language).titleWords.wish.momentVerbForms
        return replacing(last: words) { last in forms.first { Folding.fold($0.said) == last }?.plain }
    }

    /// The other way round, for a sentence about oneself.
    package static func said(_ name: String, language: LanguageID) -> String {
        let forms = Lexicon.of(language).titleWords.wish.momentVerbForms
        return replacing(last: name) { last in forms.first { Folding.fold($0.plain) == last }?.said }
    }

    private static func replacing(last words: String, by other: (String) -> String?) -> String {
        guard let last = words.split(separator: " ").last, let new = other(Folding.fold(last)) else { return words }
        return words.dropLast(last.count) + new
    }

    /// It is a thing to do by its first word, so that one can say "I will" before it.
    package static func isDeed(_ title: String, language: LanguageID) -> Bool {
        let words = Lexicon.of(language).titleWords
        let first = title.foldedWords.first
        return first.map { words.wish.imperatives.contains($0) } ?? false
    }
}

extension WishWords {
    fileprivate func isPlainForm(_ word: String) -> Bool {
        momentVerbForms.contains { Folding.fold($0.plain) == word }
    }

    /// "on my way home", with the word before it.
    fileprivate func isWay(_ name: String, _ language: LanguageID) -> Bool {
        let tokens = LineReader.read(name, language: language).tokens
        return ways.end(in: tokens, at: 1, limit: tokens.count) != nil
    }
}
