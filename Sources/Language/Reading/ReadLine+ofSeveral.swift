/// What a line says of several things that were spoken of.
package struct SaidOfSeveral: Sendable {
    package let which: Which
    /// An article, an ordinal or a word like "one" says that it is a place in a list, rather than a number alone.
    package let saysPlace: Bool
    /// What it says of one of them, the likeliest reading first.
    package let readings: [Reading]

    package enum Which: Sendable, Hashable {
        /// So many as were spoken of last: "both"; 0 for however many these were: "them".
        case lately(Int)
        /// "all", "everything", by which nothing is deleted nor done unasked.
        case whole
        /// By their places among what was shown or made together, from 1: "2 and 3", "the second one".
        case rows([Int])
        /// By a number alone: "3" of "3 on Monday".
        case row(Int)
        /// So many at the end: "the last two".
        case ending(Int)
        /// Those of a list of which nothing was said: "the rest".
        case rest
        /// The one that has those words in it, or is on that day: "the vet one", "the Tuesday one".
        case called(String)
    }

    package struct Reading: Sendable {
        package let words: String
        /// It says "it": "move it to Monday" of "move both to Monday", rather than "done" of "both done".
        package let isPointing: Bool
    }
}

extension SaidOfSeveral {
    /// Words that do not say of what they are: "every week".
    package init(saidOfAll words: String) {
        (which, saysPlace) = (.lately(0), false)
        readings = [Reading(words: words, isPointing: false)]
    }
}

extension ReadLine {
    /// "move both to Monday", "delete them", "the first two tomorrow", "the second one at 5"; nil for a line that points at
    /// nothing of the kind.
    package var saidOfSeveral: SaidOfSeveral? {
        guard tokens.count <= Self.mostOfSeveral, case let lexicon = Lexicon.of(language) else { return nil }
        for start in tokens.indices where tokens[start].kind == .number || lexicon.pointing.contains(tokens[start].key)
        {
            guard
                let (which, end) = lately(at: start) ?? whole(at: start) ?? rest(at: start) ?? rows(at: start)
                    ?? oneCalled(at: start)
            else { continue }
            let pointing = SaidOfSeveral.Reading(
                words: putting(lexicon.tables.followUps.itself, at: start..<end), isPointing: true)
            let isFirst = start == starts.last ?? 0 && end < tokens.count
            let saysPlace = tokens[start..<end].contains { $0.kind == .word && !means($0.key, .and) }
            return SaidOfSeveral(
                which: which, saysPlace: saysPlace,
                readings: [pointing] + (isFirst ? [bare(behind: end)] : []))
        }
        return nil
    }

    /// "separately" and nothing else.
    package var saysApart: Bool { isWholly(Lexicon.of(language).tables.followUps.apart) }

    /// "both", "all of them", and nothing else, of so many.
    package func saysAll(of count: Int) -> Bool {
        guard let first = tokens.first, case let last = tokens.lastIndex(where: { !$0.isSoft }) else { return false }
        if last == 0, means(first.key, .everything), !means(first.key, .both) { return true }
        guard case (.lately(let said), let end)? = lately(at: 0), end == last.map({ $0 + 1 }) else { return false }
        return said == 0 || said == count
    }

    /// Where verbs stand last: "alles auf Montag".
    package var isVerbLast: Bool { wishWords.isVerbLast }

    /// "neither", "none of them", and nothing else.
    package var saysNoneOfThem: Bool {
        isWholly(Lexicon.of(language).tables.followUps.noneOfThem)
    }

    private func isWholly(_ words: WordPhrases) -> Bool {
        guard let end = words.end(in: tokens, at: 0, limit: tokens.count) else { return false }
        return end == tokens.lastIndex { !$0.isSoft }.map { $0 + 1 }
    }

    private func lately(at start: Int) -> (SaidOfSeveral.Which, end: Int)? {
        let ends = Lexicon.of(language).tables.followUps.several.compactMap { phrases, count in
            phrases.end(in: tokens, at: start, limit: tokens.count).map { (SaidOfSeveral.Which.lately(count), end: $0) }
        }
        return ends.max { $0.end < $1.end }
    }

    private func whole(at start: Int) -> (SaidOfSeveral.Which, end: Int)? {
        Lexicon.of(language).tables.followUps.whole.end(in: tokens, at: start, limit: tokens.count).map { (.whole, $0) }
    }

    private func rest(at start: Int) -> (SaidOfSeveral.Which, end: Int)? {
        Lexicon.of(language).tables.followUps.rest.end(in: tokens, at: start, limit: tokens.count).map { (.rest, $0) }
    }

    /// A number alone may be an hour or how many, unless a list is there of which it can be: "3 on Monday", "move 2 to Monday".
    private func rows(at start: Int) -> (SaidOfSeveral.Which, end: Int)? {
        guard let rows = RowsReader(self, at: start) else { return nil }
        if rows.atEnd > 0 { return (.ending(rows.atEnd), rows.end) }
        if rows.numbers.count > 1 || rows.isPointing { return (.rows(rows.numbers), rows.end) }
        let isOpening = start == starts.last ?? 0 || start == 1
        guard isOpening, rows.end < tokens.count, case let next = tokens[rows.end].key,
            wishWords.timeLinks.contains(next) || means(next, .intoName)
        else { return nil }
        return (.row(rows.numbers[0]), rows.end)
    }

    private static let mostCalled = 3
    /// Longer lines say something of their own.
    private static let mostOfSeveral = 24

    private func oneCalled(at start: Int) -> (SaidOfSeveral.Which, end: Int)? {
        let words = Lexicon.of(language).tables.followUps
        guard isArticle(tokens[start]),
            let one = tokens[start...].firstIndex(where: { words.pronounsOfOne.contains($0.key) }),
            (2...Self.mostCalled + 1).contains(one - start), words.choices[tokens[start + 1].key] == nil
        else { return nil }
        return (.called(string(bytes(ofTokens: start + 1..<one))), one + 1)
    }

    /// "done" of "are done"; what is only a time, or how urgent it is, is what it is to be: "make it every week".
    private func bare(behind end: Int) -> SaidOfSeveral.Reading {
        let words = titleWords
        let first = tokens[end...].firstIndex {
            !words.wish.copulas.contains($0.key) && !words.wish.purposes.contains($0.key) && !$0.isSoft
        }
        let bare = read(from: first ?? end)
        let isTime = !bare.timeValues.isEmpty && bare.isAllTime(besides: words.wish.timeLinks)
        let isUrgency = if case .priority = NewWords(bare) { true } else { false }
        return isTime || isUrgency
            ? .init(words: "\(LanguageTables.tables(for: language).leads.change) \(bare.text)", isPointing: true)
            : .init(words: bare.text, isPointing: false)
    }
}
