import Language

/// "gym mauve": the name of a pin and one word behind it that is not of the name.
struct NameAndWord {
    /// The pin, exactly as it is called.
    let name: NameMatch
    let word: String

    /// nil where all of it is a name, or no pin is called like its beginning.
    init?(_ match: NameMatch, among names: Names) {
        guard !match.isExact, let space = match.typed.lastIndex(of: " "),
            let name = NameMatcher.match(String(match.typed[..<space]).trimmed, among: names, as: .place),
            name.isExact
        else { return nil }
        self.name = name
        word = String(match.typed[match.typed.index(after: space)...])
    }
}
