/// "milk, eggs and bread" as three things; where no comma stands, "salt and pepper" is one.
package enum ThingsInLine {
    package static func parts(of title: String, language: LanguageID) -> [String] {
        let parts = cut(title).map { String($0).withoutBlanks }.filter { !$0.isEmpty }
        guard parts.count > 1, let last = parts.last else { return [title] }
        return parts.dropLast() + lastParts(last, language)
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

/// "milk, eggs to party": things with a comma between, and the name of a list that they are to go on.
package struct ThingsForList: Hashable, Sendable {
    private static let mostWords = 3
    /// Of one thing.
    private static let mostThingWords = 4

    package let titles: [String]
    package let list: String
    /// It was called a list, so that nothing need be asked.
    package let isSure: Bool

    /// nil where a time, a number or too much stands in the place of the name.
    package init?(_ line: ReadLine) {
        let text = line.text.withoutBlanks, words = Lexicon.of(line.language).titleWords.wish
        guard !text.contains(where: \.isNewline), let comma = text.firstIndex(of: ",") else { return nil }
        let said = text.split(separator: " ")
        guard let link = said.indices.dropFirst().last(where: { words.listing.links.contains(Folding.fold(said[$0])) }),
            link + 1 < said.count, said[link].startIndex > comma, said[link - 1].last != ","
        else { return nil }
        let end = said[(link + 1)...].joined(separator: " ").trimmedEnd.split(separator: " ").map(String.init)
        let isNoun = { (word: String) in words.listing.nouns.contains(Folding.fold(word)) }
        let name = end.drop { isNoun($0) || words.determiners.contains(Folding.fold($0)) }
        let list = line.withoutPuttingEnd(
            (name.last.map(isNoun) == true ? name.dropLast() : name).joined(separator: " "))
        guard (1...Self.mostWords).contains(list.split(separator: " ").count), list.contains(where: \.isLetter),
            !list.contains(where: \.isNumber), LineReader.read(list, language: line.language).times.isEmpty
        else { return nil }
        let titles = ThingsInLine.parts(
            of: line.withoutPutting(said[..<link].joined(separator: " ")), language: line.language)
        guard titles.count > 1,
            titles.allSatisfy({ $0.split(separator: " ").count <= Self.mostThingWords })
        else { return nil }
        (self.titles, self.list, isSure) = (titles, list, end.contains(where: isNoun))
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
}

extension StringProtocol {
    fileprivate var withoutBlanks: String {
        let start = self.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// Without what ends a sentence.
    fileprivate var trimmedEnd: String {
        String(reversed().drop { $0.isWhitespace || "?!.…".contains($0) }.reversed())
    }
}
