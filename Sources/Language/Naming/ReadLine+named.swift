extension ReadLine {
    /// The line with other words in the place of some tokens.
    package func putting(_ words: String, at tokens: Range<Int>) -> String {
        let before = string(bytes(ofTokens: 0..<tokens.lowerBound))
        let behind = string(bytes(ofTokens: tokens.upperBound..<self.tokens.count))
        return [before, words, behind].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The thing of that kind that it names best, and where.
    package func named(_ kind: NameKind, among names: Names) -> (id: Int64, tokens: Range<Int>)? {
        var finder = NameFinder(line: self, names: names)
        guard let tokens = finder.best(kind), let id = finder.match(tokens, as: kind)?.id else { return nil }
        return (id, tokens)
    }

    /// Where it says most words of a name beside each other, small ones not counted: "meyer" of "Meeting Meyer".
    package func tokens(naming name: String) -> Range<Int>? {
        let keys = Set(
            LineReader.read(name, language: language).tokens.filter { !$0.traits.contains(.stop) }.map(\.key))
        var best: Range<Int>?
        var start = 0
        while start < tokens.count {
            var end = start
            while end < tokens.count, tokens[end].kind == .word, keys.contains(tokens[end].key) { end += 1 }
            if end - start > best?.count ?? 0 { best = start..<end }
            start = max(end, start + 1)
        }
        return best
    }

    /// "korb" of "at korb", "huber" of "for huber", "bread" of "the bread".
    package var withoutLink: String {
        let first = tokens.firstIndex { !$0.traits.contains(.stop) } ?? 0
        return text(from: first)
    }
}
