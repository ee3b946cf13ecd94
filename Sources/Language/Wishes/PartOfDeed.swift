/// Some of several things that a title names: "eggs" of "buy milk and eggs", with what is left without them.
package struct PartOfDeed: Hashable, Sendable {
    /// With the verb that is said of all: "buy eggs".
    package let part: String
    /// "buy milk"
    package let rest: String

    /// nil where the words name none of several things, or all; "the plumber" of "call Tom, the plumber" is none.
    package init?(named words: String, of title: String, language: LanguageID) {
        let (head, list) = Self.parted(title), things = Thing.all(of: list, language)
        guard things.count > 1, let named = Self.named(words, among: things, language), named.count < things.count
        else {
            return nil
        }
        let joiner = Self.joiner(of: list, language)
        part = Thing.joined(named.sorted().map { things[$0] }, by: joiner)
        rest = head + Thing.joined(things.indices.filter { !named.contains($0) }.map { things[$0] }, by: joiner)
    }

    /// "cake for Mia: " and "eggs, flour" of "cake for Mia: eggs, flour"; an empty head of any other title.
    private static func parted(_ title: String) -> (head: String, list: String) {
        guard let colon = title.firstRange(of: ": ") else { return ("", title) }
        return (String(title[..<colon.upperBound]), String(title[colon.upperBound...]))
    }

    /// Several things stand in a title, of which the words do not name all.
    package static func leavesOpen(_ words: String, of title: String, language: LanguageID) -> Bool {
        let things = Thing.all(of: parted(title).list, language)
        return things.count > 1 && named(words, among: things, language)?.count != things.count
    }

    /// What the words name stands beside something else, with nothing between them, among several: "eggs" of "buy milk
    /// eggs and bread", of "buy milk eggs bread", or of a row "milk eggs bread" of a list.
    package static func mixes(_ words: String, of title: String, isOnList: Bool = false, language: LanguageID) -> Bool {
        let deeds = Lexicon.of(language).titleWords.deeds, things = Thing.all(of: parted(title).list, language)
        func keys(_ text: String) -> [String] {
            LineReader.read(text, language: language).tokens.filter {
                $0.kind == .word && !$0.traits.contains(.stop) && !deeds.contains($0.key)
            }.map(\.key)
        }
        let said = Set(keys(words))
        return (things.count > 1 || isRun(title, isOnList, language))
            && things.map { keys($0.text) }.contains { $0.contains(where: said.contains) && !said.isSuperset(of: $0) }
    }

    /// "buy milk eggs bread", on a list "milk eggs bread": so many words, with a verb of getting or none, that they may be
    /// several things.
    private static func isRun(_ title: String, _ isOnList: Bool, _ language: LanguageID) -> Bool {
        let words = Lexicon.of(language).titleWords
        let tokens = LineReader.read(title, language: language).tokens
        guard tokens.allSatisfy({ $0.kind == .word && !$0.traits.contains(.stop) }),
            let verb = words.wish.isVerbLast ? tokens.last : tokens.first
        else { return false }
        let isToGet = words.wish.purchases.contains(verb.key)
        let isBare = isOnList && !tokens.contains { words.deeds.contains($0.key) }
        return tokens.count > (isToGet ? leastOfRun : leastOfRun - 1) && (isToGet || isBare)
    }

    /// Two are mostly one thing: "oat milk".
    private static let leastOfRun = 3

    /// Which of them the words are, one after the other; nil where some are of none or of several.
    private static func named(_ words: String, among things: [Thing], _ language: LanguageID) -> Set<Int>? {
        let titles = things.indices.map { (id: Int64($0), title: things[$0].text) }
        let finder = TitleFinder(titles, language: language)
        let whole = finder.find(words, .wholly)
        if whole.count == 1 { return [Int(whole[0])] }
        let each = ThingsInLine.each(of: words, language: language).map { finder.find($0, .wholly) }
        guard each.count > 1, each.allSatisfy({ $0.count == 1 }) else { return nil }
        return Set(each.map { Int($0[0]) })
    }

    /// The word between the last two of them: "and"; nil where commas stand between all.
    private static func joiner(of title: String, _ language: LanguageID) -> String? {
        let joiners = Lexicon.of(language).titleWords.wish.listing.joiners
        return title.split(whereSeparator: \.isWhitespace).last { joiners.contains(Folding.fold($0)) }.map(String.init)
    }

    private struct Thing {
        /// More words are no thing of a list.
        private static let mostWords = 3

        /// Its own, or that of what stands before it, in German behind it.
        var verb: Substring?
        let words: ArraySlice<Substring>
        let isVerbLast: Bool

        private var bare: String { words.joined(separator: " ") }
        var text: String {
            [isVerbLast ? nil : verb.map(String.init), bare, isVerbLast ? verb.map(String.init) : nil].compactMap(
                \.self
            ).joined(separator: " ")
        }

        /// None where one is a sentence.
        static func all(of title: String, _ language: LanguageID) -> [Thing] {
            let words = Lexicon.of(language).titleWords, isVerbLast = words.wish.isVerbLast
            let parts = DeedsInLine.cut(title, words).filter { !$0.isEmpty }
            var verb: Substring?, isOpen = true
            let things = (isVerbLast ? parts.reversed() : parts).map { part in
                let said = part.split(whereSeparator: \.isWhitespace), own = isVerbLast ? said.last : said.first
                guard let own, words.deeds.contains(Folding.fold(own)), said.count > 1 || isOpen else {
                    isOpen = false
                    let shared = said.last.flatMap { words.wish.isOwnChore($0, beside: verb) ? nil : verb }
                    return Thing(verb: shared, words: said[...], isVerbLast: isVerbLast)
                }
                verb = own
                isOpen = isOpen && said.count == 1
                return Thing(verb: own, words: isVerbLast ? said.dropLast() : said.dropFirst(), isVerbLast: isVerbLast)
            }
            let isSaidAgain =
                PartOfDeed.joiner(of: title, language) == nil
                && things.dropFirst().contains { thing in
                    thing.words.first.map { words.wish.articles.contains(Folding.fold($0)) } == true
                }
            guard !isSaidAgain, things.allSatisfy({ $0.words.count <= mostWords }) else { return [] }
            let shared = sharing(things)
            return isVerbLast ? shared.reversed() : shared
        }

        /// "wash shirts" and "iron shirts" of "wash and iron shirts": a verb alone is of what the next one is done with.
        private static func sharing(_ things: [Thing]) -> [Thing] {
            guard let first = things.first, first.words.isEmpty, let next = things.first(where: { !$0.words.isEmpty })
            else { return things }
            return things.map {
                Thing(verb: $0.verb, words: $0.words.isEmpty ? next.words : $0.words, isVerbLast: $0.isVerbLast)
            }
        }

        /// The verb is said once, where it is the same.
        static func joined(_ things: [Thing], by joiner: String?) -> String {
            let texts = things.indices.map { index in
                let neighbour = things[0].isVerbLast ? index + 1 : index - 1
                let isSaid = things.indices.contains(neighbour) && things[neighbour].verb == things[index].verb
                return isSaid ? things[index].bare : things[index].text
            }
            guard let joiner, texts.count > 1 else { return texts.joined(separator: ", ") }
            return texts.dropLast().joined(separator: ", ") + " \(joiner) " + texts[texts.count - 1]
        }
    }
}
