/// Gives each of a person's categories a sign of its own, so that marks are told apart without their colours: "H" for
/// Home, and then "He" for Health.
package struct CategoryLetters: Hashable, Sendable {
    private let signs: [String: String]

    /// Earlier names choose first; so the order shall be one that stays, as that in which they were made.
    package init(_ names: [String]) {
        var signs: [String: String] = [:], taken: Set<String> = []
        for name in names where signs[name] == nil {
            let sign = Self.candidates(name).first { !taken.contains($0) } ?? "?"
            signs[name] = sign
            taken.insert(sign)
        }
        self.signs = signs
    }

    /// One or two characters; of a name that was not among them what it would have by itself.
    package func sign(of name: String) -> String { signs[name] ?? Self.candidates(name)[0] }

    /// The first letter, then it with each of the others, then with a digit.
    private static func candidates(_ name: String) -> [String] {
        let letters = name.filter { $0.isLetter || $0.isNumber }
        let start = letters.first ?? name.first { !$0.isWhitespace } ?? "?"
        let first = String(start.uppercased().prefix(1))
        let pairs: [String] = letters.dropFirst().map { first + String($0.lowercased().prefix(1)) }
        let numbered: [String] = (2...9).map { first + String($0) }
        return [first] + pairs + numbered
    }
}
