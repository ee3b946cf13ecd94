extension ImpliedTask {
    /// "500 g rigatoni", "2 cans of tomatoes": so much of something to get, and nothing else.
    static func isAmount(_ line: ReadLine) -> Bool {
        let said = line.tokens.filter { !$0.isSoft }
        guard (3...6).contains(said.count), said[0].kind == .number, line.means(said[1].key, .amount) else {
            return false
        }
        let things = said.dropFirst(2).drop { $0.traits.contains(.stop) }
        return (1...3).contains(things.count)
            && things.allSatisfy { $0.kind == .word && !$0.traits.contains(.stop) && !line.means($0.key, .amount) }
    }

    /// "eggs 6, milk 2, bread 1": things to get, and how many of each, rather than hours.
    static func areAmounts(_ line: ReadLine) -> Bool {
        let parts = WishSplit.cut(line).map { LineReader.read($0, language: line.language) }
        return parts.count > 1
            && parts.allSatisfy { part in
                let words = part.tokens.prefix { $0.kind == .word }
                guard !words.isEmpty, words.count < part.tokens.count, part.tokens[words.count].kind == .number else {
                    return false
                }
                let thing = part.string(part.bytes(ofTokens: words.indices))
                return ThingsInLine.isThing(thing, ofHousehold: true, language: line.language)
            }
    }
}
