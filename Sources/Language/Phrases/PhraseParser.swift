/// What is wrong with a pattern.
struct PhraseFault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Reads a pattern by recursive descent.
struct PhraseParser {
    private var rest: Substring

    static func parse(_ pattern: String) throws(PhraseFault) -> [PhrasePart] {
        var parser = PhraseParser(rest: pattern[...])
        let parts = try parser.sequence()
        if let character = parser.rest.first { throw PhraseFault("\"\(pattern)\": unexpected \(character)") }
        if parts.isEmpty { throw PhraseFault("\"\(pattern)\" is empty") }
        return parts
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func sequence() throws(PhraseFault) -> [PhrasePart] {
        var parts: [PhrasePart] = []
        var words = ""
        func flush() { parts += Self.literals(words); words = "" }
        while let character = rest.first, !"|])}".contains(character) {
            rest.removeFirst()
            switch character {
            case "[", "(", "{":
                if words.last?.isLetter == true { throw PhraseFault("no blank before \(character)") }
                flush()
                parts.append(try bracketed(character))
            case "\\": if let next = rest.popFirst() { words.append(next) }
            default: words.append(character)
            }
        }
        flush()
        return parts
    }

    private mutating func bracketed(_ opening: Character) throws(PhraseFault) -> PhrasePart {
        switch opening {
        case "[": try choice(until: "]", isOptional: true)
        case "(": try choice(until: ")", isOptional: false)
        default: try slot()
        }
    }

    private mutating func choice(until closing: Character, isOptional: Bool) throws(PhraseFault) -> PhrasePart {
        var branches = [try sequence()]
        while rest.first == "|" {
            rest.removeFirst()
            branches.append(try sequence())
        }
        guard rest.popFirst() == closing else { throw PhraseFault("\(closing) is missing") }
        return .choice(isOptional ? branches + [[]] : branches)
    }

    private mutating func slot() throws(PhraseFault) -> PhrasePart {
        let body = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(body.count)
        guard rest.popFirst() == "}" else { throw PhraseFault("} is missing") }
        let halves = body.split(separator: ":", maxSplits: 1)
        guard halves.count == 2, let kind = SlotKind(halves[1]) else {
            throw PhraseFault("{\(body)} has no known kind")
        }
        return .slot(String(halves[0]), kind)
    }

    private static func literals(_ words: String) -> [PhrasePart] {
        let text = ScalarText(words)
        let tokens = Tokenizer(text: text).tokens(in: 0..<text.count)
        return tokens.indices.filter { !isHyphen($0, tokens) }.map { literal(tokens[$0]) }
    }

    /// "löschen" is typed "loeschen" too.
    private static func literal(_ token: Token) -> PhrasePart {
        token.variant.map { .choice([[.literal(token.key)], [.literal($0)]]) } ?? .literal(token.key)
    }

    /// "check-in" is said "check in" too; a line's own hyphen is passed over.
    private static func isHyphen(_ index: Int, _ tokens: [Token]) -> Bool {
        guard tokens[index].key == "-", index > 0, index + 1 < tokens.count else { return false }
        return tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
            && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    }
}
