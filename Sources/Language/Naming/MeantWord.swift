import Foundation

/// A word that is put right within a title: "I meant tom" of "lunch with tim".
package enum MeantWord {
    private static let mostErrors = 2

    /// The title with the word in the place of the one that is nearest to it; nil where none is near, several are, or the
    /// title is one word.
    package static func put(_ word: String, into title: String) -> String? {
        var words = title.components(separatedBy: " ")
        let typed = letters(word), allowed = min(mostErrors, max(1, typed.count / 3))
        guard words.count > 1, !word.contains(" ") else { return nil }
        let errors = words.map { EditDistance.between(letters($0)[...], typed[...], atMost: allowed) }
        let near = errors.indices.filter { (1...allowed).contains(errors[$0]) }
        guard near.count == 1 else { return nil }
        words[near[0]] = word
        return words.joined(separator: " ")
    }

    private static func letters(_ word: String) -> [UInt32] { Folding.fold(word).unicodeScalars.map(\.value) }
}
