import Core

/// "*milk", "milk*" behind "buy mlik": how people in messengers put a word of their last line right.
package struct StarCorrection: Hashable, Sendable {
    private static let mostWords = 4

    package let words: String

    /// nil where the star is not at one end of a few words alone.
    package init?(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "*")) else { return nil }
        let text = text.trimmed
        guard text.hasPrefix("*") != text.hasSuffix("*"), text.count(where: { $0 == "*" }) == 1 else { return nil }
        words = text.filter { $0 != "*" }
        let count = words.split(whereSeparator: \.isWhitespace).count
        guard (1...Self.mostWords).contains(count), words.first?.isWhitespace == false, !words.contains("\n") else {
            return nil
        }
    }

    /// The text with its nearest words put right; nil where none are near.
    package func mending(_ text: String) -> String? {
        let said = text.split(separator: " ").map(String.init), wanted = words.split(separator: " ").map(String.init)
        return nearest(in: said, wanted).map { window in
            (said[..<window.lowerBound] + [words] + said[window.upperBound...]).joined(separator: " ")
        }
    }

    private func nearest(in said: [String], _ wanted: [String]) -> Range<Int>? {
        let windows = said.indices.map { $0..<min($0 + wanted.count, said.count) }.filter { $0.count == wanted.count }
        let near = windows.compactMap { window in
            Self.errors(in: Array(said[window]), wanted).map { (window, $0) }
        }.min { $0.1 < $1.1 }
        if let near { return said[near.0].joined(separator: " ") == words ? nil : near.0 }
        // "*oat milk" of "buy milk"
        guard wanted.count > 1 else { return nil }
        return said.firstIndex { word in wanted.contains { Self.key($0) == Self.key(word) } }.map { $0..<$0 + 1 }
    }

    /// The letters by which words differ; nil where one of them is another word.
    private static func errors(in said: [String], _ wanted: [String]) -> Int? {
        let errors = zip(said, wanted).map { said, wanted -> Int? in
            let key = key(wanted), most = key.count < 4 ? 1 : key.count < 8 ? 2 : 3
            let count = EditDistance.between(key[...], Self.key(said)[...], atMost: most)
            return count <= most ? count : nil
        }
        return errors.contains(nil) ? nil : errors.compactMap(\.self).reduce(0, +)
    }

    private static func key(_ words: String) -> [UInt32] { Folding.fold(words).unicodeScalars.map(\.value) }
}
