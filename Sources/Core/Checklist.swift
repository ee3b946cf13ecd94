/// The lines of a text that can be ticked: those that begin with "-", "*", "•" or a box, as people type them and as
/// Markdown has them ("- [x] milk"), or with another sign of a list.
package struct Checklist: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// Of the line in the text, from 0.
        package let line: Int
        package let words: String
        package let isTicked: Bool

        package init(line: Int, words: String, isTicked: Bool) {
            (self.line, self.words, self.isTicked) = (line, words, isTicked)
        }
    }

    private var lines: [Substring]

    package init(_ text: String) {
        // Most notes are one line, which needs no looking at each letter.
        let isOneLine = !text.utf8.contains(UInt8(ascii: "\n"))
        lines = isOneLine ? [text[...]] : text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    package var text: String { lines.joined(separator: "\n") }

    package var entries: [Entry] { lines.indices.compactMap { entry($0) } }

    /// With a box before each entry, for people.
    package var shown: String {
        lines.indices.map { index in
            entry(index).map { ($0.isTicked ? "☑ " : "☐ ") + $0.words } ?? String(lines[index])
        }.joined(separator: "\n")
    }

    /// Nothing where that line is no entry.
    package mutating func tick(line: Int, _ isTicked: Bool) {
        guard lines.indices.contains(line), let entry = entry(line) else { return }
        lines[line] = "- [\(isTicked ? "x" : " ")] \(entry.words)"
    }

    /// Takes all ticks away.
    package mutating func reset() {
        for entry in entries where entry.isTicked { tick(line: entry.line, false) }
    }

    private func entry(_ index: Int) -> Entry? {
        guard let mark = ListMark(lines[index], needsBlank: true), !mark.words.isEmpty else { return nil }
        return Entry(line: index, words: mark.words, isTicked: mark.isTicked)
    }
}
