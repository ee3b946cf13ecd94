/// The names of the person's things, indexed. Building costs some microseconds a name:
/// keep it as long as nothing changes.
package struct Names: Sendable {
    /// By kind.
    private var indices: [NameIndex?]

    /// What begins with the names that `old` had, which was made before, is not indexed anew.
    package init(
        places: [Named] = [], headings: [Named] = [], lists: [Named] = [], occasions: [Named] = [],
        items: [Named] = [], people: [Named] = [], trips: [Named] = [], language: LanguageID = .english,
        old: Names? = nil
    ) {
        let lexicon = Lexicon.of(language)
        var indices: [NameIndex?] = []
        for kind in NameKind.allCases {
            let named =
                switch kind {
                case .place: places
                case .heading: headings
                case .list: lists
                case .occasion: occasions
                case .item: items
                case .person: people
                case .trip: trips
                }
            let isOfLists = kind == .list || kind == .heading
            let made = (indices + (old?.indices ?? [])).compactMap(\.self)
                .filter { $0.begins(named, lexicon, isOfLists: isOfLists) }.max { $0.entries.count < $1.entries.count }
            let index =
                made?.entries.count == named.count
                ? made : NameIndex(named, lexicon: lexicon, isOfLists: isOfLists, old: made)
            indices.append(named.isEmpty ? nil : index)
        }
        self.indices = indices
    }

    package static let none = Names()

    /// How many there are of all kinds.
    package var count: Int { indices.reduce(0) { $0 + ($1?.entries.count ?? 0) } }

    /// How many are held ready: kinds of the same things share them.
    package var indexed: Int {
        let all = indices.compactMap(\.self).map { (ObjectIdentifier($0), $0.entries.count) }
        return Dictionary(all) { first, _ in first }.values.reduce(0, +)
    }

    /// The same with another place instead of all.
    package func with(place: Named, language: LanguageID) -> Names {
        var names = self
        names.indices[NameKind.place.rawValue] = NameIndex([place], lexicon: .of(language))
        return names
    }

    /// The same with all of another's things of a kind.
    func with(_ other: Names, for kind: NameKind) -> Names {
        var names = self
        names.indices[kind.rawValue] = other.indices[kind.rawValue]
        return names
    }

    func index(of kind: NameKind) -> NameIndex? { indices[kind.rawValue] }
}

extension Names {
    /// Reads a whole text as the name of a thing of that kind ("which one?" answered in words).
    package func match(_ text: String, as kind: NameKind, language: LanguageID = .english) -> NameMatch {
        let line = LineReader.read(text, language: language)
        return NameFinder(line: line, names: self).whole(kind)
    }
}
