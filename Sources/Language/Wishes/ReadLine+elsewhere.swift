/// That something is in another place than was said.
extension ReadLine {
    /// "at Luigi's" of "at Luigi's instead", "rather at Luigi's"; nil where nothing says that it is in the place of another.
    package var saidInstead: ReadLine? {
        let words = Lexicon.of(language).tables.followUps
        let start = words.tails.end(in: tokens, at: 0, limit: tokens.count) ?? 0
        guard start < tokens.count else { return nil }
        let rest = start == 0 ? self : read(from: start)
        let bare = rest.without(words.anew)
        guard start > 0 || bare != rest.text else { return nil }
        return LineReader.read(bare, language: language)
    }

    /// "Luigi's" of "at Luigi's", "in the office" without what says that it is there; nil for any other line.
    package var place: String? {
        guard tokens.count > 1, timeValues.isEmpty,
            wishWords.placeLinks.contains(tokens[0].key),
            case let rest = tokens.dropFirst().drop(while: isArticle), !rest.isEmpty
        else { return nil }
        return string(bytes(ofTokens: rest.indices))
    }

    /// "party" and "Tom's place" of "the party is now at Tom's place"; nil for any other line.
    package var toldPlace: (name: String, place: String)? {
        let words = wishWords
        guard let verb = tokens.firstIndex(where: isTelling), verb > 0,
            let link = tokens[verb...].prefix(Self.mostBetween).firstIndex(where: { words.placeLinks.contains($0.key) })
        else { return nil }
        let there = read(from: link)
        let bare = LineReader.read(there.without(Lexicon.of(language).tables.followUps.anew), language: language)
        let isState =
            words.stateLinks.contains(tokens[link].key) && !tokens[(link + 1)...].prefix(1).contains(where: isArticle)
        let name = tokens[..<verb].drop(while: isArticle).indices
        guard !isState, !found.contains(where: { $0.isTime && $0.tokens.lowerBound < verb }) else { return nil }
        return name.isEmpty ? nil : bare.place.map { (string(bytes(ofTokens: name)), $0) }
    }

    /// The words before the first end of the line that is so.
    package func nameBefore(where isEnd: (ReadLine) -> Bool) -> (name: String, end: ReadLine)? {
        tokens.indices.dropFirst().prefix(Self.mostNameTokens).lazy.map { index in
            LineReader.read(self.text(from: index), language: self.language)
        }.first(where: isEnd).map { end in
            (string(bytes(ofTokens: 0..<tokens.count - end.tokens.count)), end)
        }
    }

    private static let mostNameTokens = 5
    /// "is now moved": what stands before the place, with it.
    private static let mostBetween = 4

    /// What says that something is somewhere stands right before these words at its end: "at" of "make it at mum's".
    package func says(place words: String) -> Bool {
        let said = withoutTail.tokens, count = LineReader.read(words, language: language).tokens.count
        guard count > 0, said.count > count else { return false }
        return wishWords.placeLinks.contains(said[said.count - count - 1].key)
    }
}
