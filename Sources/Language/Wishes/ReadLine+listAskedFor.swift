extension ReadLine {
    /// The name of the list with which the line ends: "shopping" of "what is on my shopping list", "Einkaufsliste"; nil where
    /// it ends with none, or with that of everything to be done.
    package var listAskedFor: String? {
        let words = titleWords
        let said = tokens.filter { $0.kind == .word }
        guard let last = said.last else { return nil }
        let isCompound = words.wish.listEnds.contains { last.key.hasSuffix($0) && last.key != $0 }
        guard isCompound || words.wish.listing.nouns.contains(last.key) else { return nil }
        let before = said.dropLast()
        let start = (before.lastIndex { words.wish.determiners.contains($0.key) }).map { $0 + 1 } ?? before.endIndex
        let named = (isCompound ? said : Array(before))[min(start, said.count - 1)...]
        guard let first = named.first, let end = named.last, isCompound || start < before.endIndex else { return nil }
        let name = string(first.range.lowerBound..<end.range.upperBound)
        return ListName.isOne(name, language) && !ListName.meansAll(name, language) ? name : nil
    }
}
