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
}

extension Token {
    /// A mark between the parts of a line that may be passed over: comma, dash, bracket, emoji.
    var isSoft: Bool {
        switch kind {
        case .symbol: true
        case .punctuation: !Self.meaningful.contains(key)
        default: false
        }
    }

    /// A mark that parts a keyword from what follows it: "note: milk", "note - milk".
    var isSeparator: Bool { kind == .punctuation && Self.separators.contains(key) }

    private static let meaningful: Set<String> = ["#", "@", "$", "€", "£", "%", "&", "+", "=", "°"]
    private static let separators: Set<String> = [":", ",", ";", "-", ".", "=", ">", "!", "|"]
}
