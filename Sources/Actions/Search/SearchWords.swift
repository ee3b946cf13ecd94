import Foundation

/// The words that are looked for: letters and digits, in small letters, as many as a button can carry.
package struct SearchWords: Hashable, Sendable, Codable {
    /// UTF-8 bytes of the code.
    package static let longest = 40

    package let words: [String]

    /// nil where the text has no letter and no digit.
    package init?(_ text: String) {
        let all = Self.ranges(in: text).filter { !Self.isOwning($0, in: text) }.map { text[$0].lowercased() }
        var words: [String] = []
        var room = Self.longest + 1
        for word in all {
            room -= word.utf8.count + 1
            guard room >= 0 else { break }
            words.append(word)
        }
        if words.isEmpty, let first = all.first { words = [Self.beginning(of: first)] }
        guard !words.isEmpty else { return nil }
        self.words = words
    }

    /// As a button carries them.
    package var code: String { words.joined(separator: " ") }

    /// Where one of them begins a word of the text: the letters that are the same, in order.
    package func matches(in text: String) -> [Range<String.Index>] {
        let folded = words.flatMap { Self.spellings(of: $0).map(Self.folded) }
        let owners = words.flatMap { Self.owner(in: $0).map(Self.folded) }
        return Self.ranges(in: text).compactMap { range in
            let word = Self.folded(String(text[range]))
            let all = folded.filter(word.hasPrefix) + owners.filter { $0 == word }
            guard let found = all.max(by: { $0.count < $1.count }) else { return nil }
            let end = text.index(range.lowerBound, offsetBy: found.count, limitedBy: range.upperBound)
            return range.lowerBound..<(end ?? range.upperBound)
        }
    }

    /// Every one of them begins a word of the text.
    package func allBegin(in text: String) -> Bool {
        let all = Self.ranges(in: text).map { Self.folded(String(text[$0])) }
        return words.allSatisfy { word in
            let spellings = Self.spellings(of: word).map(Self.folded)
            let owners = Self.owner(in: word).map(Self.folded)
            return all.contains { word in spellings.contains { word.hasPrefix($0) } || owners.contains(word) }
        }
    }

    /// The longest of them: a text without it does not have all.
    package var longestWord: String { words.map(Self.folded).max { $0.count < $1.count } ?? "" }

    /// The words of a text, each once, as the index has them.
    static func indexed(_ text: String) -> Set<String> { Set(words(of: text).map(folded)) }

    private static func words(of text: String) -> [String] { ranges(in: text).map { text[$0].lowercased() } }

    private static func ranges(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.indices {
            let isPart = text[index].isLetter || text[index].isNumber
            if isPart, start == nil { start = index }
            if !isPart, let begin = start {
                ranges.append(begin..<index)
                start = nil
            }
        }
        if let start { ranges.append(start..<text.endIndex) }
        return ranges
    }

    /// The "s" of "Mia's".
    private static func isOwning(_ range: Range<String.Index>, in text: String) -> Bool {
        guard text[range] == "s", range.lowerBound > text.startIndex else { return false }
        return ["'", "’"].contains(text[text.index(before: range.lowerBound)])
    }

    /// As the index folds them (SQLite FTS5: unicode61, remove_diacritics 2).
    private static func folded(_ word: String) -> String {
        word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// "tür" may be written "tuer", and "tuer" "tür", which is "tur" in the index.
    fileprivate static func spellings(of word: String) -> [String] {
        let umlauts = [("ä", "ae"), ("ö", "oe"), ("ü", "ue")]
        let long = umlauts.reduce(word) { $0.replacing($1.0, with: $1.1) }
        let short = umlauts.reduce(word) { $0.replacing($1.1, with: $1.0) }
        return [word] + [long, short].filter { $0 != word }
    }

    /// "mia" of "mias", which may be Mia's; nothing for "tennis", "glass" and words that would be short. Only the whole word
    /// is meant.
    fileprivate static func owner(in word: String) -> [String] {
        let isOwn = word.count > 3 && word.hasSuffix("s") && !["ss", "is", "us"].contains { word.hasSuffix($0) }
        return isOwn ? [String(word.dropLast())] : []
    }

    private static func beginning(of word: String) -> String {
        var short = ""
        for letter in word where short.utf8.count + String(letter).utf8.count <= longest { short.append(letter) }
        return short
    }
}

extension SearchWords {
    enum Mode { case whole, begun, any }

    /// As FTS5 asks for them. A word is letters and digits alone, so that quotes cannot end early.
    func match(_ mode: Mode, of owners: [String]) -> String {
        let parts = words.map { word in
            let spellings =
                Self.spellings(of: word).map { mode == .whole ? "\"\($0)\"" : "\"\($0)\" *" }
                + Self.owner(in: word).map { "\"\($0)\"" }
            return spellings.count == 1 ? spellings[0] : "(\(spellings.joined(separator: " OR ")))"
        }
        let text = parts.joined(separator: mode == .any ? " OR " : " AND ")
        return "whose : (\(owners.joined(separator: " OR "))) AND text : (\(text))"
    }
}
