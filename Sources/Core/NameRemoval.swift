import Foundation

/// Takes names of people, and whoever is mentioned, out of words that others will read.
package struct NameRemoval: Sendable {
    private static let gap = "…"
    /// Shorter parts of names are words of every day.
    private static let shortest = 3

    /// Each name as its words, folded; those of more words first.
    private let names: [[String]]

    /// Names as people have them; of several words the first and the last one count by themselves, too.
    package init(_ names: [String]) {
        let whole = names.map { Self.words(of: $0).map(\.folded) }.filter { !$0.isEmpty }
        let parts = whole.flatMap { words in [words.first, words.last].compactMap(\.self).map { [$0] } }
        self.names = Set(whole + parts).filter { $0.joined().count >= Self.shortest }
            .sorted { ($1.count, $0.joined()) < ($0.count, $1.joined()) }
    }

    /// A name that counts only as a whole: a place's.
    package init(wholly name: String) {
        let words = Self.words(of: name).map(\.folded)
        names = words.isEmpty ? [] : [words]
    }

    /// The words without names, and how many there were; empty where nothing else is left.
    package func callAsFunction(_ text: String) -> (text: String, count: Int) {
        let words = Self.words(of: text)
        var result = "", count = 0, index = 0, end = text.startIndex
        while index < words.count {
            let word = words[index]
            let length = word.isMention ? 1 : self.length(at: index, in: words)
            guard length > 0 else {
                result += text[end..<max(end, word.range.upperBound)]
                (end, index) = (max(end, word.range.upperBound), index + 1)
                continue
            }
            let start = word.isMention ? text.index(before: word.range.lowerBound) : word.range.lowerBound
            result += text[end..<start] + Self.gap
            end = text.endOfOwner(words[index + length - 1].range.upperBound)
            (index, count) = (index + length, count + 1)
        }
        guard count > 0 else { return (text, 0) }
        return (Self.tidy(result + text[end...]), count)
    }

    /// How many words from there are a name; none where no name begins.
    private func length(at index: Int, in words: [Word]) -> Int {
        names.first { name in
            guard index + name.count <= words.count else { return false }
            return name.indices.allSatisfy { offset in
                let word = words[index + offset].folded
                return word == name[offset] || (offset == name.count - 1 && word == name[offset] + "s")
            }
        }?.count ?? 0
    }

    /// A gap at the beginning says nothing.
    private static func tidy(_ text: String) -> String {
        var text = text
        while text.contains("\(gap) \(gap)") { text = text.replacingOccurrences(of: "\(gap) \(gap)", with: gap) }
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
        if text.hasPrefix(gap) { text = String(text.drop { $0.isWhitespace || "…,:;-–".contains($0) }) }
        return text.trimmingCharacters(in: .whitespaces)
    }

    private struct Word {
        let range: Range<String.Index>
        let folded: String
        /// A "@" stands before it, and nothing before that.
        let isMention: Bool
    }

    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index].isPart else {
                index = text.index(after: index)
                continue
            }
            let end = text[index...].firstIndex { !$0.isPart } ?? text.endIndex
            words.append(
                Word(range: index..<end, folded: folded(text[index..<end]), isMention: isMention(index, in: text)))
            index = end
        }
        return words
    }

    private static func isMention(_ index: String.Index, in text: String) -> Bool {
        guard index > text.startIndex, case let sign = text.index(before: index), text[sign] == "@" else {
            return false
        }
        return sign == text.startIndex || !text[text.index(before: sign)].isPart
    }

    private static func folded(_ word: Substring) -> String {
        word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}

extension String {
    /// Behind "'s", where that stands there and ends the word.
    fileprivate func endOfOwner(_ index: Index) -> Index {
        let rest = self[index...]
        guard ["'s", "’s"].contains(where: rest.hasPrefix), case let end = self.index(index, offsetBy: 2),
            end == endIndex || !self[end].isPart
        else { return index }
        return end
    }
}

extension Character {
    fileprivate var isPart: Bool { isLetter || isNumber || self == "_" }
}
