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

    let entries: [Entry]
    let lexicon: Lexicon
    private let vocabulary: Vocabulary
    /// By vocabulary id, each in the order of the entries.
    private let postings: [[Hit]]
    private let joined: [String: [Int]]
    private let joinedShapes: Shapes
    /// By the first letters of two or more words.
    private let initials: [String: [Int]]

    init(_ named: [Named], lexicon: Lexicon) {
        var draft = NameIndexDraft(lexicon: lexicon)
        for thing in named { draft.add(thing) }
        entries = draft.entries
        vocabulary = draft.vocabulary
        postings = draft.postings
        joined = draft.joined
        joinedShapes = Shapes(draft.joined.keys)
        initials = draft.initials
        self.lexicon = lexicon
    }

    /// Entries whose words are these letters, whatever stands between them.
    func entries(joined words: some Collection<String>) -> [Int] {
        joinedShapes.mayHold(words) ? joined[words.joined()] ?? [] : []
    }

    func entries(initials letters: String) -> [Int] { initials[letters] ?? [] }
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
        for form in Plurals(lexicon.tables.pluralEndings).forms(of: token.key) { add(form, 0.96, to: &result) }
        for long in lexicon.tables.abbreviations[token.key] ?? [] { add(long, 0.95, to: &result) }
        guard !token.traits.contains(.common) else { return }
        if token.key.utf8.count >= 3 {
            for id in vocabulary.completions(of: token.key) { add(id, 0.9, isPartial: true, to: &result) }
        }
        for near in vocabulary.near(token.key) { add(near.id, near.distance == 1 ? 0.85 : 0.75, to: &result) }
    }

    private func add(_ word: String, _ quality: Double, to result: inout [Hit]) {
        if let id = vocabulary.id(of: word) { add(id, quality, to: &result) }
    }

    private func add(_ id: Int, _ quality: Double, isPartial: Bool = false, to result: inout [Hit]) {
        for hit in postings[id] {
            result.append(
                Hit(entry: hit.entry, word: hit.word, quality: hit.quality * quality, isPartial: isPartial))
        }
    }
}

/// The singular of a plural and the other way round.
private struct Plurals {
    let endings: [(one: String, many: String)]

    init(_ endings: [(one: String, many: String)]) { self.endings = endings }

    func forms(of word: String) -> [String] {
        guard word.utf8.count >= 3 else { return [] }
        var result: [String] = []
        for ending in endings {
            if let form = word.replacing(ending: ending.one, with: ending.many) { result.append(form) }
            if let form = word.replacing(ending: ending.many, with: ending.one) { result.append(form) }
        }
        return result
    }
}

extension String {
    fileprivate func replacing(ending: String, with other: String) -> String? {
        let stem = utf8.count - ending.utf8.count
        guard stem >= 0, utf8.dropFirst(stem).elementsEqual(ending.utf8) else { return nil }
        return self[..<utf8.index(utf8.startIndex, offsetBy: stem)] + other
    }
}

/// Which lengths some words have by their first byte: tells cheaply that a word is none of them.
private struct Shapes {
    /// A bit for each length in bytes, long ones together.
    private var lengths = [UInt64](repeating: 0, count: 256)

    init(_ words: some Sequence<String>) {
        for word in words {
            if let first = word.utf8.first { lengths[Int(first)] |= Self.bit(word.utf8.count) }
        }
    }

    /// False where the parts together are surely none of the words.
    func mayHold(_ parts: some Collection<String>) -> Bool {
        guard let first = parts.lazy.compactMap(\.utf8.first).first else { return false }
        return lengths[Int(first)] & Self.bit(parts.reduce(0) { $0 + $1.utf8.count }) != 0
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
