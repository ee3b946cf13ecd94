package import Core

/// A language's words for places made ready for looking up.
struct PlaceLexicon: Sendable {
    struct Entry: Sendable {
        /// The words behind the first, folded.
        let rest: [String]
        let meaning: PlaceMeaning

        /// Of words.
        var count: Int { rest.count + 1 }
    }

    /// By their first word, those of the most words first.
    private var entries = WordTable<[Entry]>()
    /// What a kind is called, and many of it, by its tag.
    private var names: [PlaceCategory: (one: String, many: String)] = [:]
    private var cuisineNames: [String: String] = [:]
    /// Words that make a line worth reading as a wish for a place.
    private(set) var triggers: Set<String> = []
    private var vocabulary = Vocabulary()
    private let wherever: WordSet

    init(_ words: PlaceWords) {
        wherever = WordSet(words.wherever.split(whereSeparator: \.isWhitespace).map { Folding.fold($0) })
        for line in words.kinds.split(separator: "\n") { addKind(line) }
        for line in words.cuisines.split(separator: "\n") {
            let row = line.split(separator: " ")
            for name in row.dropFirst() {
                let word = name.drop { $0 == "!" }
                add(word, .cuisine(String(row[0]), word == name ? .thing : .sure), isTrigger: true)
            }
            if row.count > 1 { cuisineNames[String(row[0])] = Self.words(row[1]) }
        }
        for line in words.diets.split(separator: "\n") {
            let row = line.split(separator: " ")
            for name in row.dropFirst() { add(name, .diet(String(row[0])), isTrigger: true) }
        }
        for line in words.features.split(separator: "\n") {
            let row = line.split(separator: " ")
            guard let feature = row.first.flatMap({ PlaceFeature(rawValue: String($0)) }) else { continue }
            for name in row.dropFirst() { add(name, .feature(feature)) }
        }
        let lists: [(String, PlaceMeaning)] = [
            (words.wheelchair, .wheelchair), (words.cheap, .price(.cheap)), (words.middle, .price(.middle)),
            (words.dear, .price(.dear)), (words.lessKnown, .lessKnown), (words.openNow, .openNow), (words.open, .open),
            (words.hereabouts, .hereabouts), (words.near, .near), (words.inside, .inside), (words.me, .me),
            (words.qualities, .quality), (words.best, .best), (words.fillers, .filler),
        ]
        for (list, meaning) in lists {
            for name in list.split(whereSeparator: \.isWhitespace) { add(name, meaning) }
        }
        entries.mapInPlace { $0.sort { $0.count > $1.count } }
    }

    /// "amenity=cafe,amenity=bar | café/cafés bar/bars | coffee"
    private mutating func addKind(_ line: Substring) {
        let columns = line.split(separator: "|")
        let tags = Set(columns[0].split { $0 == "," || $0 == " " }.compactMap { PlaceCategory(String($0)) })
        guard columns.count > 1, !tags.isEmpty else { return }
        for name in columns[1].split(separator: " ") {
            let isWeak = name.hasPrefix("?")
            let forms = name.drop { $0 == "?" }.split(separator: "/")
            if tags.count == 1, let tag = tags.first, names[tag] == nil, !forms.isEmpty {
                let words = forms.map(Self.words)
                names[tag] = (one: words[0], many: words[words.count - 1])
            }
            for (index, form) in forms.enumerated() {
                add(form, .kind(tags, isWeak && (index == 0 || forms.count == 1) ? .weak : .sure), isTrigger: true)
            }
        }
        for thing in columns.count > 2 ? columns[2].split(separator: " ") : [] {
            add(thing, .kind(tags, .thing), isTrigger: true)
        }
    }

    private static func words(_ name: Substring) -> String { name.split(separator: "_").joined(separator: " ") }

    private mutating func add(_ name: Substring, _ meaning: PlaceMeaning, isTrigger: Bool = false) {
        let words = name.split(separator: "_").map(String.init)
        let folded = words.map { Folding.fold($0) }
        let spelled = words.map { word in
            word.unicodeScalars.map { Folding.variant($0) ?? Folding.fold($0) }.joined()
        }
        for key in spelled == folded ? [folded] : [folded, spelled] {
            guard let first = key.first, !(entries[first] ?? []).contains(where: { $0.rest[...] == key.dropFirst() })
            else { continue }
            entries[first, default: []].append(Entry(rest: Array(key.dropFirst()), meaning: meaning))
            if isTrigger {
                triggers.insert(first)
                if key.count == 1 { _ = vocabulary.insert(first) }
            }
        }
    }

    /// "town", "city": where one is, of which the name is not said.
    func isWherever(_ area: String) -> Bool { wherever.contains(Folding.fold(area)) }

    /// Some name begins with that word.
    func begins(_ word: String) -> Bool { entries.contains(word) }

    /// The longest name that begins at a token.
    func entry(_ tokens: ArraySlice<Token>) -> Entry? {
        guard let first = tokens.first, let all = entries[first.key] else { return nil }
        return all.first { entry in
            entry.count <= tokens.count && zip(entry.rest, tokens.dropFirst()).allSatisfy { $0 == $1.key }
        }
    }

    /// What a misspelt word may be; nil for short ones.
    func nearEntry(_ token: Token) -> Entry? {
        guard token.kind == .word, token.key.utf8.count >= 5, !token.traits.contains(.common),
            let near = vocabulary.near(token.key).min(by: { $0.distance < $1.distance })
        else { return nil }
        return entries[vocabulary.words[near.id]]?.first { $0.count == 1 }
    }

    /// What words of a price mean, where they say nothing else.
    func price(called words: String) -> PlacePrice? {
        let key = words.split(separator: " ").map { Folding.fold($0) }
        let entry = key.first.flatMap { entries[$0] }?.first { $0.rest[...] == key.dropFirst() }
        guard case .price(let price) = entry?.meaning else { return nil }
        return price
    }

    func name(of category: PlaceCategory) -> String? { names[category]?.one }
    func plural(of category: PlaceCategory) -> String? { names[category]?.many }
    func name(ofCuisine cuisine: String) -> String? { cuisineNames[cuisine] }
}

extension LanguageID {
    /// "café" for "amenity=cafe"; nil for a kind that the language has no word for.
    package func name(of category: PlaceCategory) -> String? { Lexicon.of(self).places.name(of: category) }
    /// "cafés"
    package func plural(of category: PlaceCategory) -> String? { Lexicon.of(self).places.plural(of: category) }
    /// "Italian" for "italian".
    package func name(ofCuisine cuisine: String) -> String? { Lexicon.of(self).places.name(ofCuisine: cuisine) }
    /// "cheap", "mid-range"; nil where the words are none of a price, or say more.
    package func price(called words: String) -> PlacePrice? { Lexicon.of(self).places.price(called: words) }
}
