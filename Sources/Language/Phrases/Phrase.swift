/// One way to say something: "pin {name:text} [at] {point:coordinate}".
///
/// Words stand for themselves, `[...]` may be missing, `(a|b)` is one of several, `{slot:kind}` is a value;
/// `{at:place|heading}` takes either, `{at:place!}` only a known one, `{at:place|heading+}` welcomes a new heading; plain,
/// an unknown name is taken but makes the reading unsure. A backslash takes the next character as it is.
package struct Phrase: Sendable, ExpressibleByStringLiteral {
    package let pattern: String

    @inlinable package init(_ pattern: String) { self.pattern = pattern }

    @inlinable package init(stringLiteral value: String) { self.init(value) }

    /// Throws what is wrong with the pattern; a faulty phrase never matches, and `PhraseMatcher.faults` tells a test.
    func parts() throws(PhraseFault) -> [PhrasePart] {
        let parts = try PhraseParser.parse(pattern)
        guard !parts.hasRestInTheMiddle else { throw PhraseFault("\"\(pattern)\": nothing can follow {...:rest}") }
        return parts
    }

    /// The words, folded, that a line of it can begin with.
    package var firstWords: Set<String> { (try? parts()).map { Self.beginning(of: $0[...]).words } ?? [] }

    /// `canBeEmpty` where all of it may be missing.
    private static func beginning(of parts: ArraySlice<PhrasePart>) -> (words: Set<String>, canBeEmpty: Bool) {
        guard let first = parts.first else { return ([], true) }
        switch first {
        case .slot: return ([], false)
        case .literal(let word): return ([word], false)
        case .choice(let branches):
            let all = branches.map { beginning(of: $0[...]) }
            let words = all.reduce(into: Set<String>()) { $0.formUnion($1.words) }
            guard all.contains(where: \.canBeEmpty) else { return (words, false) }
            let rest = beginning(of: parts.dropFirst())
            return (words.union(rest.words), rest.canBeEmpty)
        }
    }
}

/// The phrases of one intent, the most usual first.
package struct PhraseTable: Sendable {
    package let intent: String
    package let language: LanguageID
    package let phrases: [Phrase]
    package init(intent: String, language: LanguageID = .english, phrases: [Phrase]) {
        self.intent = intent
        self.language = language
        self.phrases = phrases
    }
}

/// A part of a pattern.
indirect enum PhrasePart: Sendable, Hashable {
    /// A folded word, number or mark.
    case literal(String)
    case choice([[PhrasePart]])
    case slot(String, SlotKind)
}

extension [PhrasePart] {
    /// `rest` takes everything, so that a part behind it could never match.
    fileprivate var hasRestInTheMiddle: Bool {
        let early = dropLast().contains(where: \.hasRest)
        guard case .choice(let branches) = last else { return early }
        return early || branches.contains(where: \.hasRestInTheMiddle)
    }
}

extension PhrasePart {
    fileprivate var hasRest: Bool {
        switch self {
        case .slot(_, .rest): true
        case .choice(let branches): branches.contains { $0.contains(where: \.hasRest) }
        default: false
        }
    }
}
