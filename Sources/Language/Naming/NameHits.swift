/// What the words of a line may stand for in the names of each kind. Remembers what it looked up.
struct NameHits {
    private let tokens: [Token]
    /// By kind and token; empty before the first is looked up.
    private var known: [[NameIndex.Hit]?] = []
    /// By the same: whether it stands for no word of a name.
    private var strange: [Bool?] = []

    init(tokens: [Token]) { self.tokens = tokens }

    /// False where some tokens surely name nothing of the kind: one of them stands for no word of a name, and no name is
    /// made of their letters.
    mutating func mayName(_ range: Range<Int>, _ kind: NameKind, _ index: NameIndex) -> Bool {
        var first: Int?
        var (words, letters, hasStrange) = (0, 0, false)
        for position in range where tokens[position].isPartOfName && tokens[position].kind != .symbol {
            if first == nil, tokens[position].traits.contains(.article) { continue }
            first = first ?? position
            (words, letters) = (words + 1, letters + tokens[position].key.utf8.count)
            hasStrange = hasStrange || isStrange(position, kind, index)
        }
        guard let first, hasStrange else { return true }
        return index.mayJoin(first: tokens[first].key.utf8.first, count: letters)
            || words == 1 && index.mayBegin(tokens[first].key)
    }

    /// It stands for no word of a name of the kind.
    mutating func isStrange(_ position: Int, _ kind: NameKind, _ index: NameIndex) -> Bool {
        let place = kind.rawValue * tokens.count + position
        if let known = strange.isEmpty ? nil : strange[place] { return known }
        let isStrange = all(of: position, kind, index).isEmpty
        strange[place] = isStrange
        return isStrange
    }

    /// In the order of the names.
    mutating func all(of position: Int, _ kind: NameKind, _ index: NameIndex) -> [NameIndex.Hit] {
        if known.isEmpty {
            known = Array(repeating: nil, count: NameKind.allCases.count * tokens.count)
            strange = Array(repeating: nil, count: known.count)
        }
        let place = kind.rawValue * tokens.count + position
        if let found = known[place] { return found }
        let found = index.hits(of: tokens[position])
        known[place] = found
        return found
    }
}
