/// Names of one kind, ready to be found by their words.
struct NameIndex: Sendable {
    struct Entry: Sendable {
        let named: Named
        /// Folded words without a leading article.
        let words: [String]
        /// The first letters of two or more words.
        let initials: String
    }

    /// One word of one name that a typed word may stand for.
    struct Hit: Sendable, Hashable {
        let entry: Int
        let word: Int
        var quality = 1.0
        var isPartial = false
    }

    private(set) var entries: [Entry] = []
    private var vocabulary = Vocabulary()
    /// By vocabulary id.
    private var postings: [[Hit]] = []
    private var joined: [String: [Int]] = [:]
    private var initials: [String: [Int]] = [:]
    let tables: LanguageTables

    init(_ named: [Named], tables: LanguageTables) {
        self.tables = tables
        for thing in named { add(thing) }
    }

    private mutating func add(_ named: Named) {
        let tokens = NameWords.tokens(of: named.name, tables: tables)
        guard !tokens.isEmpty else { return }
        let entry = entries.count
        let words = tokens.map(\.key)
        let letters = words.count > 1 ? String(words.compactMap(\.first)) : ""
        entries.append(Entry(named: named, words: words, initials: letters))
        for (position, token) in tokens.enumerated() {
            post(token.key, Hit(entry: entry, word: position))
            if let variant = token.variant { post(variant, Hit(entry: entry, word: position)) }
            for long in tables.abbreviations[token.key] ?? [] {
                post(long, Hit(entry: entry, word: position, quality: 0.95))
            }
        }
        joined[words.joined(), default: []].append(entry)
        if letters.count > 1 { initials[letters, default: []].append(entry) }
    }

    private mutating func post(_ word: String, _ hit: Hit) {
        let id = vocabulary.insert(word)
        while postings.count <= id { postings.append([]) }
        postings[id].append(hit)
    }

    func entries(joined word: String) -> [Int] { joined[word] ?? [] }
    func entries(initials letters: String) -> [Int] { initials[letters] ?? [] }
}

extension NameIndex {
    /// What a typed word may stand for, by entry.
    func hits(of token: Token) -> [Int: [Hit]] { Dictionary(grouping: all(token), by: \.entry) }

    private func all(_ token: Token) -> [Hit] {
        var result = exact(token.key, 1) + (token.variant.map { exact($0, 1) } ?? [])
        guard token.kind == .word, !token.isQuoted else { return result }
        for form in plurals(of: token.key) { result += exact(form, 0.96) }
        for long in tables.abbreviations[token.key] ?? [] { result += exact(long, 0.95) }
        guard !tables.commonWords.contains(token.key) else { return result }
        if token.key.utf8.count >= 3 {
            result += vocabulary.completions(of: token.key).flatMap { hits($0, 0.9, isPartial: true) }
        }
        return result + vocabulary.near(token.key).flatMap { hits($0.id, $0.distance == 1 ? 0.85 : 0.75) }
    }

    private func exact(_ word: String, _ quality: Double) -> [Hit] {
        vocabulary.id(of: word).map { hits($0, quality) } ?? []
    }

    private func hits(_ id: Int, _ quality: Double, isPartial: Bool = false) -> [Hit] {
        postings[id].map {
            Hit(entry: $0.entry, word: $0.word, quality: $0.quality * quality, isPartial: isPartial)
        }
    }

    /// The singular of a plural and the other way round.
    private func plurals(of word: String) -> [String] {
        guard word.utf8.count >= 3 else { return [] }
        return tables.pluralEndings.flatMap { ending in
            [(ending.one, ending.many), (ending.many, ending.one)].compactMap { from, to in
                word.hasSuffix(from) ? word.dropLast(from.count) + to : nil
            }
        }
    }
}

/// The words of a name that count.
enum NameWords {
    static func tokens(of name: String, tables: LanguageTables) -> [Token] {
        let text = ScalarText(name)
        let tokens = counting(Tokenizer(text: text).tokens(in: 0..<text.count))
        let withoutArticle = tokens.drop { tables.articles.contains($0.key) }
        return withoutArticle.isEmpty ? tokens : Array(withoutArticle)
    }

    /// Words and numbers; emoji only where there is nothing else.
    static func counting(_ tokens: some Sequence<Token>) -> [Token] {
        let words = tokens.filter { isPart($0) && $0.kind != .symbol }
        return words.isEmpty ? tokens.filter(isPart) : words
    }

    /// Belongs to a name as it is shown.
    static func isPart(_ token: Token) -> Bool { token.kind != .punctuation && token.kind != .lineBreak }
}
