extension DoneForms {
    /// A folded word says that what a verb tells to do is done: "locked" of "lock", "fed" of "feed", "abgesperrt" of
    /// "absperren".
    func isPast(_ said: String, of verb: String, _ words: TitleWords) -> Bool {
        says(said, of: verb) || (words.wish.isVerbLast ? Self.isBentBefore(said, verb) : Self.isBentBehind(said, verb))
    }

    /// "locked", "closed", "tidied", "mopped"
    private static func isBentBehind(_ said: String, _ verb: String) -> Bool {
        guard said.hasSuffix("ed"), let last = verb.last, verb.count > 1 else { return false }
        return [verb + "ed", verb + "d", verb.dropLast() + "ied", verb + "\(last)ed"].contains(said)
            && (last == "e" || said != verb + "d") && (last == "y" || !said.hasSuffix("ied"))
    }

    /// "gespült" of "spülen", "abgesperrt" of "absperren": folded words.
    private static func isBentBefore(_ said: String, _ verb: String) -> Bool {
        guard verb.hasSuffix("n"), let mark = said.firstRange(of: "ge") else { return false }
        let stem = verb.hasSuffix("en") ? verb.dropLast(2) : verb.dropLast()
        let bare = said[..<mark.lowerBound] + said[mark.upperBound...]
        return bare == stem + "t" || bare == stem + "et"
    }
}

extension DoneForms {
    /// It may be such a word of some verb.
    func mayBePast(_ word: String, isVerbLast: Bool) -> Bool {
        says(word) || (isVerbLast ? word.contains("ge") && word.hasSuffix("t") : word.hasSuffix("ed"))
    }
}

extension ReadLine {
    private static let mostOfDeed = 7

    /// In few words something may be told as done: "windows closed".
    package var mayTellDeed: Bool {
        let wish = wishWords
        return tokens.count <= Self.mostOfDeed
            && tokens.contains { wish.done.mayBePast($0.key, isVerbLast: wish.isVerbLast) }
    }

    /// What a line that tells of something done names beside that, where the title has a verb that it says so of: "door" of
    /// "locked the door" where "lock the door" is to be done, empty of "locked"; nil for any other title.
    package func objectOfDeed(done title: String) -> String? {
        let words = titleWords
        let verbs = LineReader.read(title, language: language).tokens.filter {
            words.deeds.contains($0.key) || words.wish.hasVerb($0.key)
        }
        let said = tokens.indices.filter { !tokens[$0].isSoft && !isSmall(tokens[$0]) }
        // "not", "must", "tomorrow" say that it is not done.
        guard said.allSatisfy({ tokens[$0].kind == .word && !tokens[$0].traits.contains(.stop) }),
            let past = said.first(where: { index in
                verbs.contains { words.wish.done.isPast(tokens[index].key, of: $0.key, words) }
            })
        else { return nil }
        return said.filter { $0 != past }.map { string(tokens[$0].range) }.joined(separator: " ")
    }

    /// What may stand beside that: "I have", "the", "is", "already".
    private func isSmall(_ token: Token) -> Bool {
        let words = wishWords
        return isArticle(token) || words.determiners.contains(token.key) || words.softeners.contains(token.key)
            || words.speakers.contains(token.key) || words.copulas.contains(token.key) || means(token.key, .having)
    }
}
