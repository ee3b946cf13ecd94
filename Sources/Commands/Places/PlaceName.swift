import Core
import Language

/// A name that a place or heading may have: one line, 1 to 100 code points, something readable in it.
struct PlaceName {
    private static let longest = 100
    let text: String

    /// Throws a `Refusal` that says what is wrong.
    init(checking raw: String) throws {
        let words = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "\0" }
        guard words.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else {
            throw Refusal(PinReply.nameMissing)
        }
        let length = words.unicodeScalars.count
        guard length <= Self.longest else { throw Refusal(PinReply.nameTooLong(length)) }
        text = words
    }

    /// What a link to a map calls its point; nil where it has no name that a place may have.
    init?(linkedIn line: ReadLine) {
        guard let words = line.linkedName, let name = try? PlaceName(checking: words) else { return nil }
        self = name
    }
}
