/// What a line looks for among one's own places.
extension ReadLine {
    /// "cafes" of "show my cafes", "how many cafes", "food" of "food places"; nil where it asks for nothing of the kind.
    package var labelAskedFor: String? {
        let wish = wishWords
        var said = tokens.filter { !$0.isSoft }[...]
        let all = said.count
        said = said.drop { token in
            [.showing, .me, .mine, .how].contains { means(token.key, $0) } || isArticle(token)
                || wish.determiners.contains(token.key) || wish.listing.nouns.contains(token.key)
                || wish.counting.contains(token.key)
        }
        if let last = said.last, said.count > 1, wish.placeNouns.contains(last.key) { said = said.dropLast() }
        guard said.count == 1, all > 1, let word = said.first, word.kind == .word else { return nil }
        return string(word.range)
    }

    /// "cheap" and "korb" of "remove cheap from korb".
    package var removedFrom: (gone: String, place: String)? {
        let links = LanguageTables.tables(for: language).leads.of
        guard let link = tokens.indices.dropFirst(2).first(where: { links.contains(tokens[$0].key) }),
            link + 1 < tokens.count
        else { return nil }
        let place = tokens[(link + 1)...].drop { isArticle($0) }
        return (string(bytes(ofTokens: 1..<link)), text(from: place.startIndex))
    }

    /// "closest", "nearest": only what is near is looked for.
    package var asksForNearest: Bool { says(.nearest) }
}
