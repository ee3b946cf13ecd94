import Foundation

/// Compares what services call a place.
enum PlaceName {
    /// Whether two names near each other mean the same place: all words of one stand in the other. "Café de Paris" is
    /// "Cafe de Paris Monte-Carlo", and not "Café de Rome".
    static func isSame(_ one: String, _ other: String) -> Bool {
        let first = words(one), second = words(other)
        guard !first.isEmpty, !second.isEmpty else { return false }
        return first.isSubset(of: second) || second.isSubset(of: first)
    }

    private static func words(_ name: String) -> Set<String> {
        let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let joined = plain.replacing("'", with: "").replacing("’", with: "")
        return Set(joined.split { !$0.isLetter && !$0.isNumber }.map { String($0) })
    }
}
