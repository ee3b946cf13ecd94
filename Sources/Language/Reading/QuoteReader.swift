/// Finds words that somebody put between quotes, so that they are taken as they are.
struct QuoteReader {
    let text: ScalarText
    /// Closing marks of which none follows any more, so that unclosed quotes cost nothing.
    private var exhausted: Set<Unicode.Scalar> = []

    init(text: ScalarText) { self.text = text }

    /// The quoted span that opens at `index`.
    mutating func read(at index: Int) -> Span? {
        let scalar = text.scalars[index]
        guard scalar.kind == .punctuation, let closers = Self.closers[scalar], opens(at: index) else { return nil }
        for closer in closers where !exhausted.contains(closer) {
            if let end = end(of: closer, from: index + 1) {
                return Span(kind: .quoted(inner: index + 1..<end), range: index..<end + 1)
            }
            exhausted.insert(closer)
        }
        return nil
    }

    /// After nothing, a blank or an opening bracket, and before a word.
    private func opens(at index: Int) -> Bool {
        guard let after = text[index + 1], !after.isSpace, after.kind != .lineBreak else { return false }
        guard let before = text[index - 1] else { return true }
        switch before.kind {
        case .space, .lineBreak: return true
        case .punctuation: return Self.before.contains(before)
        default: return false
        }
    }

    /// A closing mark after a word and before a blank, a mark or the end.
    private func end(of closer: Unicode.Scalar, from start: Int) -> Int? {
        var index = start
        while let scalar = text[index] {
            if scalar == closer, index > start, !text.scalars[index - 1].isSpace, isAfterWord(index + 1) {
                return index
            }
            index += 1
        }
        return nil
    }

    private func isAfterWord(_ index: Int) -> Bool {
        guard let scalar = text[index] else { return true }
        return !scalar.isLetter && !scalar.isDigit
    }

    private static let before: Set<Unicode.Scalar> = ["(", "[", "{", ":", "-", "–", "—", "=", "/", ",", "¿", "¡"]

    private static let closers: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\"": ["\""], "“": ["”", "“", "\""], "„": ["“", "”", "\""], "”": ["”"], "«": ["»"], "»": ["«"],
        "‹": ["›"], "›": ["‹"], "‘": ["’"], "‚": ["‘", "’"], "'": ["'"], "「": ["」"], "『": ["』"], "＂": ["＂"],
    ]
}
