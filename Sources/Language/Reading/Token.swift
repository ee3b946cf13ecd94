/// One word, number, mark or emoji of a line, with its place in the original text.
package struct Token: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case word, number, punctuation, symbol, link, lineBreak
    }

    package let kind: Kind
    /// UTF-8 offsets in the original text.
    package let range: Range<Int>
    /// Lower case, without accents and apostrophes.
    package let key: String
    /// The other usual spelling: "mueller" for "Müller".
    package let variant: String?
    /// Inside quotes: never a keyword.
    package let isQuoted: Bool
    /// What the line's language says of the word.
    let traits: WordTraits
    /// A mark between the parts of a line that may be passed over: comma, dash, bracket, emoji.
    let isSoft: Bool
    /// A mark that parts a keyword from what follows it: "note: milk", "note - milk".
    let isSeparator: Bool
    /// Another word than was typed, for which that stands in its language: "before" of "b4".
    let isSpelledOut: Bool

    init(
        kind: Kind, range: Range<Int>, key: String, variant: String? = nil, isQuoted: Bool = false,
        traits: WordTraits = [], isSpelledOut: Bool = false
    ) {
        self.kind = kind
        self.range = range
        self.key = key
        self.variant = variant
        self.isQuoted = isQuoted
        self.traits = traits
        self.isSpelledOut = isSpelledOut
        isSoft = kind == .symbol || (kind == .punctuation && !Self.meaningful.contains(key))
        isSeparator = kind == .punctuation && Self.separators.contains(key)
    }

    private static let meaningful: WordSet = ["#", "@", "$", "€", "£", "%", "&", "+", "=", "°"]
    private static let separators: WordSet = [":", ",", ";", "-", ".", "=", ">", "!", "|"]
}
