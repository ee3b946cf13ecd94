import Actions
import Core

extension SearchWords {
    /// Characters of an excerpt, and of what stands before the first found word.
    private static let width = 90
    private static let before = 30

    /// The text with what was found in it bold.
    func bold(in text: String) -> RichText {
        var result = RichText()
        var index = text.startIndex
        for match in matches(in: text) {
            if index < match.lowerBound { result += RichText(String(text[index..<match.lowerBound])) }
            result += RichText(String(text[match]), .bold)
            index = match.upperBound
        }
        if index < text.endIndex { result += RichText(String(text[index...])) }
        return result
    }

    /// The piece of a long text around the first found word, on one line, with what was found bold.
    func excerpt(of text: String) -> RichText {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard line.count > Self.width else { return bold(in: line) }
        let first = matches(in: line).first?.lowerBound ?? line.startIndex
        let near = line.index(first, offsetBy: -Self.before, limitedBy: line.startIndex) ?? line.startIndex
        let start = near == line.startIndex ? near : wordStart(after: near, before: first, in: line)
        let piece = line[start...].prefix(Self.width)
        let lead: RichText = start > line.startIndex ? "…" : ""
        return lead + bold(in: String(piece)) + (piece.endIndex < line.endIndex ? "…" : "")
    }

    private func wordStart(after index: String.Index, before end: String.Index, in text: String) -> String.Index {
        text[index..<end].firstIndex(of: " ").map { text.index(after: $0) } ?? index
    }
}
