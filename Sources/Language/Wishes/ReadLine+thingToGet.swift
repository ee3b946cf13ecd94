extension ReadLine {
    /// "milk" of "get the milk", "die Milch holen": what is to be got, and nothing else is said of it; nil for any other
    /// line.
    package var thingToGet: String? {
        let words = wishWords, said = tokens.filter { !$0.isSoft }
        guard said.count > 1, said.allSatisfy({ $0.kind == .word || $0.kind == .number }),
            let verb = words.isVerbLast ? said.last : said.first, words.purchases.contains(verb.key)
        else { return nil }
        let rest = words.isVerbLast ? said.dropLast() : said.dropFirst()
        let named = rest.drop { $0.traits.contains(.article) || words.determiners.contains($0.key) }
        guard let first = named.first, let last = named.last else { return nil }
        return string(first.range.lowerBound..<last.range.upperBound)
    }
}
