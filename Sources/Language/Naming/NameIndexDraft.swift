/// Gathers what a `NameIndex` holds, name by name.
struct NameIndexDraft {
    let lexicon: Lexicon
    private(set) var entries: [NameIndex.Entry] = []
    private(set) var vocabulary = Vocabulary()
    private(set) var starts = WordStarts()
    /// By vocabulary id, each in the order of the entries.
    private(set) var postings: [[NameIndex.Hit]] = []
    private(set) var joined: [String: [Int]] = [:]
    private(set) var joinedShapes = WordShapes()
    /// By the first letters of two or more words.
    private(set) var initials: [String: [Int]] = [:]
    private(set) var initialShapes = WordShapes()

    init(lexicon: Lexicon) { self.lexicon = lexicon }

    mutating func add(_ named: Named) {
        let tokens = NameWords.tokens(of: named.name, lexicon: lexicon)
        guard !tokens.isEmpty else { return }
        let entry = entries.count
        let words = tokens.map(\.key)
        let letters = words.count > 1 ? String(words.compactMap(\.first)) : ""
        entries.append(NameIndex.Entry(named: named, words: words))
        for (position, token) in tokens.enumerated() {
            post(token.key, NameIndex.Hit(entry: entry, word: position))
            if let variant = token.variant { post(variant, NameIndex.Hit(entry: entry, word: position)) }
            for long in lexicon.longForms(of: token.key) {
                post(long, NameIndex.Hit(entry: entry, word: position, quality: 0.95))
            }
        }
        joined[words.joined(), default: []].append(entry)
        joinedShapes.insert(words.joined())
        if letters.count > 1 {
            initials[letters, default: []].append(entry)
            initialShapes.insert(letters)
        }
    }

    private mutating func post(_ word: String, _ hit: NameIndex.Hit) {
        let id = vocabulary.insert(word)
        if id == postings.count {
            postings.append([])
            starts.insert(word, id)
        }
        postings[id].append(hit)
    }
}

/// The words of a name that count.
enum NameWords {
    static func tokens(of name: String, lexicon: Lexicon) -> [Token] {
        let text = ScalarText(name)
        let tokens = counting(Tokenizer(text: text, lexicon: lexicon).tokens(in: 0..<text.count))
        let withoutArticle = tokens.drop { $0.traits.contains(.article) }
        return withoutArticle.isEmpty ? tokens : Array(withoutArticle)
    }

    /// Words and numbers; emoji only where there is nothing else.
    private static func counting(_ tokens: [Token]) -> [Token] {
        let words = tokens.filter { $0.isPartOfName && $0.kind != .symbol }
        return words.isEmpty ? tokens.filter(\.isPartOfName) : words
    }
}

extension Token {
    /// Belongs to a name as it is shown.
    var isPartOfName: Bool { kind != .punctuation && kind != .lineBreak }
}
