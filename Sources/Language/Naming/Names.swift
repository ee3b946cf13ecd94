/// The names of the person's things, indexed. Building costs some microseconds a name:
/// keep it as long as nothing changes.
package struct Names: Sendable {
    private let indices: [NameKind: NameIndex]

    package init(
        places: [Named] = [], headings: [Named] = [], lists: [Named] = [], occasions: [Named] = [],
        items: [Named] = [], people: [Named] = [], trips: [Named] = [], language: LanguageID = .english
    ) {
        let all: [NameKind: [Named]] = [
            .place: places, .heading: headings, .list: lists, .occasion: occasions, .item: items, .person: people,
            .trip: trips,
        ]
        let tables = LanguageTables.tables(for: language)
        indices = all.filter { !$0.value.isEmpty }.mapValues { NameIndex($0, tables: tables) }
    }

    package static let none = Names()

    func index(of kind: NameKind) -> NameIndex? { indices[kind] }
}

extension Names {
    /// Reads a whole text as the name of a thing of that kind ("which one?" answered in words).
    package func match(_ text: String, as kind: NameKind, language: LanguageID = .english) -> NameMatch {
        let line = LineReader.read(text, language: language)
        return NameFinder(line: line, names: self).whole(kind)
    }
}
