import Actions
import Core
import Language
import Store

extension Session {
    private static let mostWords = 8

    /// "show Ana's pins", "what are ana's notes", "how many notes does ana have": what of theirs one sees, rather than
    /// what is one's own; false for any other line.
    package func showThings(ofSomebodyIn spoken: Spoken) throws -> Bool {
        let line = spoken.line
        guard !isGroup, line.tokens.count <= Self.mostWords,
            line.asks || line.begins(with: .showing) || line.tokens.count <= 4, !line.says(.mine)
        else { return false }
        if try offerToShow(spoken) { return true }
        let part = SaidOfPerson(spoken).part
        guard part != .profile || line.says(.thingsOfSomebody) else { return false }
        let words = spoken.text.withoutEnd.split(separator: " ").map(String.init).filter {
            !line.means($0, .thingsOfSomebody)
        }
        for name in words.flatMap({ $0.possibleOwners + (line.asks || $0.first == "@" ? [$0] : []) }) {
            let username = SaidPerson(name)?.username
            let people =
                try username.map { try [profile(username: $0)].compactMap(\.self) } ?? acquaintances(called: name)
            guard people.contains(where: { !isSelf($0.id) }),
                try NameMatcher.match(name, among: names(), as: .place) == nil
            else { continue }
            guard let person = chosen(among: people) else { throw several(people) }
            if part == .profile { try show(SharedCard(person.id)) } else { try show(part, of: person) }
            return true
        }
        return false
    }
}
