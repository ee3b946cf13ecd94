import Core

/// What the first line of a list says of those under it.
extension ReadLine {
    /// "Buy" and "milk" as "buy milk", "Kaufen" and "Milch" as "Milch kaufen"; nil where the line is more than a verb.
    package func deed(with object: String) -> String? {
        let words = titleWords, said = tokens.filter { $0.kind == .word }
        guard said.count == 1, let verb = said.first, words.deeds.contains(verb.key),
            !words.wish.putters.contains(verb.key)
        else { return nil }
        let typed = string(verb.range).lowercased()
        guard !LineReader.read(object, language: language).tokens.contains(where: { $0.key == verb.key }) else {
            return object
        }
        return words.wish.isVerbLast ? "\(object) \(typed)" : "\(typed) \(object)"
    }

    /// "shopping" of "add to my shopping", "Einkauf" of "auf den Einkauf setzen"; "" of "add"; nil where it puts nothing
    /// anywhere.
    package var listToPutOn: String? {
        let words = titleWords
        let said = withoutPuttingEnd(text.trimmed).split(separator: " ").map(String.init)
        let isPutter = said.first.map { words.wish.putters.contains(Folding.fold($0)) } == true
        guard isPutter || said.joined(separator: " ") != text.trimmed else { return nil }
        let isLink = { (word: String) in words.wish.listLinks.contains(word) || words.wish.listing.links.contains(word)
        }
        let rest = said.dropFirst(isPutter ? 1 : 0)
        // "Koffer packen" is something to do.
        guard rest.first.map({ isLink(Folding.fold($0)) }) ?? true else { return nil }
        return rest.drop { isLink(Folding.fold($0)) || words.wish.determiners.contains(Folding.fold($0)) }
            .joined(separator: " ")
    }
}
