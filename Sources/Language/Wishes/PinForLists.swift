import Core

/// "put Bakery on Ideas and Shopping": one thing that is named, and the lists that it is to go on.
package struct PinForLists: Hashable, Sendable {
    package let place: String
    package let lists: [String]

    /// nil where it begins with no word that puts something somewhere, or a time stands in the place of a name.
    package init?(_ line: ReadLine) {
        let words = line.titleWords
        let text = line.withoutPuttingEnd(line.text.trimmed.withoutSentenceEnd)
        let said = text.split(separator: " ")
        let isLink = { (word: Substring) in words.wish.listing.links.contains(Folding.fold(word)) }
        guard line.isPutting, !text.contains(where: \.isNewline), let link = said.dropFirst(2).firstIndex(where: isLink)
        else { return nil }
        let bare = { (name: String) in
            name.split(separator: " ").drop {
                isLink($0) || words.wish.determiners.contains(Folding.fold($0))
                    || words.wish.listing.nouns.contains(Folding.fold($0))
            }.joined(separator: " ")
        }
        place = bare(said[1..<link].joined(separator: " "))
        let rest = said[(link + 1)...].joined(separator: " ")
        lists = ThingsInLine.each(of: rest, language: line.language).map(bare)
        guard !place.isEmpty, !lists.isEmpty, lists.allSatisfy({ ListName.isOne($0, line.language) }) else {
            return nil
        }
    }
}
