/// How a language bends a verb that has no word of its own for being done; all words are folded.
struct RegularPast: Sendable {
    /// It may be such a word of some verb.
    let mayBe: @Sendable (_ said: String) -> Bool
    /// It is the one of that verb.
    let isPast: @Sendable (_ said: String, _ verb: String) -> Bool

    static let none = RegularPast(mayBe: { _ in false }, isPast: { _, _ in false })
}

extension DoneForms {
    /// A folded word says that what a verb tells to do is done: "locked" of "lock", "fed" of "feed", "abgesperrt" of
    /// "absperren".
    func isPast(_ said: String, of verb: String) -> Bool { says(said, of: verb) || regular.isPast(said, verb) }

    /// It may be such a word of some verb.
    func mayBePast(_ word: String) -> Bool { says(word) || regular.mayBe(word) }
}

extension ReadLine {
    private static let mostOfDeed = 7

    /// In few words something may be told as done: "windows closed".
    package var mayTellDeed: Bool {
        let done = wishWords.done
        return tokens.count <= Self.mostOfDeed && tokens.contains { done.mayBePast($0.key) }
    }

    /// "paid rent 800 on 1 March", "car serviced 12 January": what was done begins or ends it, besides when.
    package var tellsDeedDone: Bool {
        let wish = Lexicon.of(language).titleWords.wish
        let words = LineReader.read(withoutTimes, language: language).tokens.filter { $0.kind == .word }
        guard words.count > 1, !asks else { return false }
        return [words[0], words[words.count - 1]].contains { token in
            means(token.key, .past) || means(token.key, .pastOfSpeaker) || means(token.key, .completed)
                || wish.done.mayBePast(token.key)
        }
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
                verbs.contains { words.wish.done.isPast(tokens[index].key, of: $0.key) }
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
