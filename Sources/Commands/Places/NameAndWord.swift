import Core
import Language
import Store

/// "gym mauve": the name of a pin and one word behind it that is not of the name.
struct NameAndWord {
    /// The pin, exactly as it is called; without an id where there is none.
    let name: NameMatch
    let word: String

    /// nil where all of it is a name, or only one word.
    init?(_ match: NameMatch, among names: Names) {
        guard !match.isExact, let space = match.typed.lastIndex(of: " ") else { return nil }
        let typed = String(match.typed[..<space]).trimmed
        guard let name = NameMatcher.match(typed, among: names, as: .place) else { return nil }
        self.name = name
        word = String(match.typed[match.typed.index(after: space)...])
    }
}

/// A command that can say what is wrong with a word behind a name that it knows.
protocol ExplainsWord: Command {
    /// False where the word is none that would be meant for it.
    func explain(_ odd: NameAndWord, in session: Session) throws -> Bool
}
