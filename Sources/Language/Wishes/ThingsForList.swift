import Core

/// "milk, eggs to party", "tent and stove to camping", "party: milk, eggs": several things, and the name of a list that
/// they are to go on.
package struct ThingsForList: Hashable, Sendable {
    /// Of one thing, where nothing is called a list.
    private static let mostThingWords = 4

    package let titles: [String]
    package let list: String
    /// It was called a list, so that nothing need be asked.
    package let isSure: Bool
    /// A comma stands between the things: few other lines have one there.
    package let hasComma: Bool

    /// nil where a time, a number or too much stands in the place of the name. `isOrder`: it began with a slash.
    package init?(_ line: ReadLine, isOrder: Bool = false) {
        let text = line.text.trimmed
        let comma = text.firstIndex(of: ",")
        guard !text.contains(where: \.isNewline), !text.contains("://"),
            let parts = line.openedWithList(text)
                ?? comma.flatMap({ line.headed(text, before: $0) ?? line.listed(text, behind: $0) })
                ?? (comma == nil ? line.joined(text, isOrder: isOrder && line.isPutting) : nil)
                ?? (comma == nil ? line.headed(text, before: text.endIndex) : nil)
        else { return nil }
        hasComma = comma != nil
        let titles = ThingsInLine.parts(of: line.withoutPutting(parts.things).trimmed, language: line.language)
        guard ListName.isOne(parts.name, line.language, isSure: parts.isCalledList), titles.count > 1 || !hasComma,
            parts.isCalledList || titles.allSatisfy({ $0.split(separator: " ").count <= Self.mostThingWords })
        else { return nil }
        (self.titles, list, isSure) = (titles, parts.name, parts.isCalledList)
    }
}

extension ReadLine {
    fileprivate typealias ListParts = (things: String, name: String, isCalledList: Bool)

    /// "milk, eggs to the party list"
    fileprivate func listed(_ text: String, behind comma: String.Index) -> ListParts? {
        let words = titleWords, said = text.split(separator: " ")
        guard
            let link = said.indices.dropFirst().last(where: {
                words.wish.listing.links.contains(Folding.fold(said[$0]))
            }),
            link + 1 < said.count, said[link].startIndex > comma, said[link - 1].last != ","
        else { return nil }
        let end = said[(link + 1)...].joined(separator: " ").withoutSentenceEnd.split(separator: " ").map(String.init)
        let isNoun = { (word: String) in words.wish.listing.nouns.contains(Folding.fold(word)) }
        let name = end.drop { isNoun($0) || words.wish.determiners.contains(Folding.fold($0)) }
        let list = withoutPuttingEnd((name.last.map(isNoun) == true ? name.dropLast() : name).joined(separator: " "))
        return (said[..<link].joined(separator: " "), list, end.contains(where: isNoun))
    }

    /// "tent and stove to camping", "/add tent to camping": things with a joiner between or an order to put them there,
    /// and nothing of what people do or tell.
    fileprivate func joined(_ text: String, isOrder: Bool) -> ListParts? {
        let words = titleWords
        let isWish = tokens.contains {
            $0.key == "?" || words.deeds.contains($0.key) || words.wish.tellers.contains($0.key)
                || words.wish.speakers.contains($0.key)
        }
        let joiner = tokens.dropFirst().firstIndex { words.wish.listing.joiners.contains($0.key) }
        guard !isWish, found.isEmpty, joiner != nil || isOrder else { return nil }
        return listed(text, behind: text.startIndex)
    }

    /// "party: milk, eggs", where the name is no word of a wish and what follows tells of nobody.
    fileprivate func headed(_ text: String, before comma: String.Index) -> ListParts? {
        guard let colon = text[..<comma].firstIndex(of: ":") else { return nil }
        let words = titleWords
        let head = tokens.prefix { $0.key != ":" }, rest = tokens.dropFirst(head.count)
        let collection = isCollection(head) ? String(text[..<colon]) : nil
        let called = calledList(String(text[..<colon])) ?? collection
        let verbs =
            [words.wish.imperatives, words.wish.askables]
            + (words.wish.isVerbLast ? [] : [words.wish.chores, words.wish.choresOrThings])
        let phrases =
            [words.wish.openings, words.wish.noters, words.wish.planners] + words.wish.priorities.map(\.words)
            + words.wish.kinds.filter { $0.key != .list || called == nil }.values
        let isWish = head.indices.contains { index in
            verbs.contains { $0.contains(head[index].key) }
                || phrases.contains { $0.end(in: tokens, at: index, limit: head.count) != nil }
        }
        // "the concert is cancelled :(" puts nothing anywhere.
        guard !isWish || collection != nil,
            !rest.contains(where: { $0.key == "?" || words.wish.tellers.contains($0.key) }),
            rest.contains(where: { $0.kind != .punctuation })
        else { return nil }
        return (String(text[text.index(after: colon)...]), called ?? String(text[..<colon]), called != nil)
    }

    /// "books to read", "gift ideas for Tom": what a list of things to choose from is called.
    private func isCollection(_ head: ArraySlice<Token>) -> Bool {
        let listing = wishWords.listing, first = head.first?.key ?? ""
        guard !means(first, .asking), !means(first, .mine) else { return false }
        let links = wishWords.placeLinks
        // "places to visit in Lisbon"
        let isOfPurpose = head.indices.dropFirst().contains { index in
            guard let end = listing.purposes.end(in: tokens, at: index, limit: head.count) else { return false }
            return end == head.count || links.contains(tokens[end].key)
        }
        return isOfPurpose || head.contains { listing.collections.contains($0.key) }
    }

    /// "shopping list milk, eggs", "einkaufsliste milch": what is called a list first, and without a colon what is put on it.
    fileprivate func openedWithList(_ text: String) -> ListParts? {
        let words = titleWords, wish = words.wish
        let start = tokens.firstIndex { !wish.determiners.contains($0.key) } ?? 0
        let end = tokens.indices.dropFirst(start).prefix(Self.mostHead).first {
            wish.listing.nouns.contains(tokens[$0].key) ? $0 > start : wish.isListByEnd(tokens[$0].key)
        }
        guard let end, end + 1 < tokens.count, found.allSatisfy({ !$0.isTime }) else { return nil }
        let head = tokens[start..<end], rest = tokens[(end + 1)...]
        let isWish = head.contains { words.deeds.contains($0.key) || wish.everything.contains($0.key) }
        guard !isWish, !ends.contains(end + 1),
            rest.first.map({ $0.kind == .word && !$0.traits.contains(.stop) }) == true,
            !rest.contains(where: {
                $0.key == "?" || $0.key == ":" || wish.tellers.contains($0.key) || wish.speakers.contains($0.key)
            }),
            rest.contains(where: { $0.key == "," })
                || rest.allSatisfy({ $0.kind == .word && !$0.traits.contains(.stop) }),
            let name = calledList(string(bytes(ofTokens: start..<end + 1)))
        else { return nil }
        return (self.text(from: end + 1), name, true)
    }

    private static let mostHead = 3

    /// "Packing" of "my packing list", "Urlaub" of "Liste Urlaub", "packing Graz" of "packing list Graz", "shopping"; nil where
    /// it is not called a list, or only that.
    private func calledList(_ head: String) -> String? {
        let words = titleWords
        // "to the camping list: stove"
        let said = head.split(separator: " ").drop {
            words.wish.determiners.contains(Folding.fold($0)) || words.wish.listing.links.contains(Folding.fold($0))
        }
        let isNoun = { (word: Substring) in words.wish.listing.nouns.contains(Folding.fold(word)) }
        let isCompound =
            said.last.map { word in words.wish.listEnds.contains { Folding.fold(word).hasSuffix($0) } } == true
        let isShopping =
            said.count == 1 && said.first.map { words.wish.listing.shopping.contains(Folding.fold($0)) } == true
        let name =
            said.contains(where: isNoun)
            ? said.filter { !isNoun($0) }.drop { words.wish.listKinds.contains(Folding.fold($0)) }
            : isCompound || isShopping ? said[...] : []
        return name.isEmpty ? nil : name.joined(separator: " ")
    }
}
