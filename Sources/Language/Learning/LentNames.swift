/// The names of all blocks of a corpus, lent to those that have none of that kind: what asks for nothing, or for something
/// else, names the person's things as well.
struct LentNames {
    private let all: Names
    private let language: LanguageID
    private var random = SeededNumbers(seed: 7)

    init(_ blocks: [CorpusFile.Block], language: LanguageID) {
        self.language = language
        let names = Dictionary(blocks.flatMap(\.names).map { ($0, $1) }, uniquingKeysWith: +)
        all = CorpusFile.Block.names(names.mapValues { Array(Set($0)).sorted() }, language: language)
    }

    /// The block's own, and of about half of the other kinds those of all.
    mutating func names(for block: CorpusFile.Block) -> Names {
        var names = block.names(in: language)
        for kind in NameKind.allCases where random.below(2) == 0 && names.index(of: kind) == nil {
            names = names.with(all, for: kind)
        }
        return names
    }
}

extension CorpusFile.Block {
    /// The names of the person's things.
    package func names(in language: LanguageID) -> Names { Self.names(names, language: language) }

    /// By the fields of a `ParseRequest`.
    static func names(_ names: [String: [String]], language: LanguageID) -> Names {
        var request = ParseRequest(text: "", language: language.rawValue, places: names["places"])
        (request.lists, request.items, request.people) = (names["lists"], names["items"], names["people"])
        (request.occasions, request.trips) = (names["occasions"], names["trips"])
        return request.names
    }
}
