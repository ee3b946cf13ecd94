import Core

/// "milk, eggs and bread" as three things; where no comma stands, "salt and pepper" is one.
package enum ThingsInLine {
    package static func parts(of title: String, language: LanguageID) -> [String] {
        pieces(of: title).count > 1 ? each(of: title, language: language) : [title]
    }

    /// "oat milk" rather than "call mum": few words, none of which begins something to do.
    package static func isThing(_ words: String, ofHousehold: Bool, language: LanguageID) -> Bool {
        let known = Lexicon.of(language).titleWords
        let tokens = LineReader.read(words, language: language).tokens.filter { $0.kind == .word }
        guard (1...mostWords).contains(tokens.count), !tokens.contains(where: { known.deeds.contains($0.key) }) else {
            return false
        }
        // "list Camping" opens one.
        guard tokens.count == 1 || !known.wish.listing.nouns.contains(tokens[0].key) else { return false }
        return !ofHousehold || tokens.contains { known.wish.household.contains($0.key) }
    }

    /// More are no thing to buy.
    private static let mostWords = 3

    /// "Ideas and Shopping" as two, also where no comma stands.
    package static func each(of title: String, language: LanguageID) -> [String] {
        let parts = pieces(of: title)
        return parts.dropLast() + (parts.last.map { lastParts($0, language) } ?? [])
    }

    private static func pieces(of title: String) -> [String] {
        cut(title).map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    /// A comma between two digits is a decimal one.
    private static func cut(_ title: String) -> [Substring] {
        var parts: [Substring] = []
        var start = title.startIndex
        for index in title.indices where title[index] == "," {
            let next = title.index(after: index)
            let isBehind = index > start && title[title.index(before: index)].isNumber
            if isBehind, next < title.endIndex, title[next].isNumber { continue }
            parts.append(title[start..<index])
            start = next
        }
        return parts + [title[start...]]
    }

    private static func lastParts(_ text: String, _ language: LanguageID) -> [String] {
        let joiners = Lexicon.of(language).titleWords.wish.listing.joiners, words = text.split(separator: " ")
        let index = words.firstIndex { joiners.contains(Folding.fold($0)) }
        guard let index, index < words.count - 1 else { return [text] }
        let ends = [words[..<index], words[(index + 1)...]].map { $0.joined(separator: " ") }
        return ends.filter { !$0.isEmpty }
    }
}

/// How a language names things one after the other, and the list that they go on. All words are folded.
struct ListingWords: Sendable {
    /// Between the last two of several things: "and".
    var joiners: WordSet = []
    /// Between the things and the list: "to", "onto".
    var links: WordSet = []
    /// What a list is called: "list".
    var nouns: WordSet = []
    /// What calls a list by itself: "shopping".
    var shopping: WordSet = []
    /// What a list of things to choose from ends with: "to read" of "books to read"; and what it is of: "ideas".
    var purposes: WordPhrases = []
    var collections: WordSet = []
}

extension StringProtocol {
    /// Without what ends a sentence.
    var withoutSentenceEnd: String {
        String(reversed().drop { $0.isWhitespace || "?!.…".contains($0) }.reversed())
    }
}
