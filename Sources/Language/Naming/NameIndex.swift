/// Names of one kind, ready to be found by their words.
final class NameIndex: Sendable {
    struct Entry: Sendable {
        let named: Named
        /// Folded words without a leading article.
        let words: [String]
    }

    /// One word of one name that a typed word may stand for.
    struct Hit: Sendable, Hashable {
        let entry: Int
        let word: Int
        var quality = 1.0
        var isPartial = false
    }

    var entries: [Entry] { draft.entries }
    var lexicon: Lexicon { draft.lexicon }
    /// A word may say that it is a list: "Einkaufsliste".
    private let isOfLists: Bool
    private let draft: NameIndexDraft
    private var vocabulary: Vocabulary { draft.vocabulary }

    /// `old` is an index of the first of these names, which are not read again.
    init(_ named: [Named], lexicon: Lexicon, isOfLists: Bool = false, old: NameIndex? = nil) {
        var draft = old?.draft ?? NameIndexDraft(lexicon: lexicon)
        for thing in named.dropFirst(draft.entries.count) { draft.add(thing) }
        self.draft = draft
        self.isOfLists = isOfLists
    }

    /// It is what would be made of the first of these names, or of all of them.
    func begins(_ named: [Named], _ lexicon: Lexicon, isOfLists: Bool) -> Bool {
        lexicon === self.lexicon && isOfLists == self.isOfLists && entries.count <= named.count
            && zip(named, entries).allSatisfy { $0 == $1.named }
    }

    /// Entries whose words are these letters, whatever stands between them.
    func entries(joined positions: [Int], of tokens: [Token]) -> [Int] {
        var count = 0
        var first: UInt8?
        for position in positions {
            count += tokens[position].key.utf8.count
            first = first ?? tokens[position].key.utf8.first
        }
        guard mayJoin(first: first, count: count) else { return [] }
        return draft.joined[positions.map { tokens[$0].key }.joined()] ?? []
    }

    /// A word of the line is one of the names' own words.
    func mayName(_ tokens: [Token]) -> Bool {
        tokens.contains { vocabulary.id(of: $0.key) != nil || $0.variant.flatMap(vocabulary.id) != nil }
    }

    func entries(initials letters: String) -> [Int] {
        mayBegin(letters) ? draft.initials[letters] ?? [] : []
    }

    /// False where surely no entry has these letters alone, whatever stands between them.
    func mayJoin(first: UInt8?, count: Int) -> Bool { draft.joinedShapes.mayHold(first: first, count: count) }

    /// False where surely no entry has these initials.
    func mayBegin(_ letters: String) -> Bool { draft.initialShapes.mayHold(letters) }
}

extension NameIndex {
    /// What a typed word may stand for, in the order of the entries.
    func hits(of token: Token) -> [Hit] {
        var result: [Hit] = []
        add(token.key, 1, to: &result)
        if let variant = token.variant { add(variant, 1, to: &result) }
        if token.kind == .word, !token.isQuoted { addKindred(of: token, to: &result) }
        if !zip(result, result.dropFirst()).allSatisfy({ $0.entry <= $1.entry }) { result.sort { $0.entry < $1.entry } }
        return result
    }

    private func addKindred(of token: Token, to result: inout [Hit]) {
        if token.key.utf8.count >= 3 {
            for ending in lexicon.tables.pluralEndings {
                add(token.key, ending.one, ending.many, to: &result)
                add(token.key, ending.many, ending.one, to: &result)
            }
        }
        if isOfLists { addCompound(token.key, to: &result) }
        for long in lexicon.longForms(of: token.key) { add(long, 0.95, to: &result) }
        guard !token.traits.contains(.common) else { return }
        if token.key.utf8.count >= 3 {
            for id in draft.starts.completions(of: token.key, in: vocabulary) {
                add(id, 0.9, isPartial: true, to: &result)
            }
        }
        for near in vocabulary.near(token.key) { add(near.id, near.distance == 1 ? 0.85 : 0.75, to: &result) }
    }

    /// "einkaufsliste" for "einkauf": the word without that for a list at its end, and without what joins the two.
    private func addCompound(_ word: String, to result: inout [Hit]) {
        for end in lexicon.titleWords.wish.listEnds where word.hasSuffix(end) && word.count > end.count + 2 {
            let stem = String(word.dropLast(end.count))
            add(stem, 0.96, to: &result)
            for joint in ["s", "n"] where stem.hasSuffix(joint) { add(String(stem.dropLast()), 0.96, to: &result) }
        }
    }

    /// The word with another ending: the singular of a plural, or the other way round.
    private func add(_ word: String, _ ending: String, _ other: String, to result: inout [Hit]) {
        if let id = vocabulary.id(of: word, replacing: ending, with: other) { add(id, 0.96, to: &result) }
    }

    private func add(_ word: String, _ quality: Double, to result: inout [Hit]) {
        if let id = vocabulary.id(of: word) { add(id, quality, to: &result) }
    }

    private func add(_ id: Int, _ quality: Double, isPartial: Bool = false, to result: inout [Hit]) {
        for hit in draft.postings[id] {
            result.append(
                Hit(entry: hit.entry, word: hit.word, quality: hit.quality * quality, isPartial: isPartial))
        }
    }
}
