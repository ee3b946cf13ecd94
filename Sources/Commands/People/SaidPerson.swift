import Actions
import Core
import Language
import Store

/// A person as typed: "@ana" or "Ana".
struct SaidPerson: Hashable, Sendable {
    let typed: String

    /// nil for words that can be nobody's name.
    init?(_ typed: some StringProtocol) {
        let name = typed.trimmed
        guard (1...64).contains(name.count), name.contains(where: \.isLetter) else { return nil }
        self.typed = name
    }

    /// Without "@"; nil where a name was typed.
    var username: String? { typed.first == "@" ? String(typed.dropFirst()) : nil }
}

extension Session {
    /// Whoever is meant.
    /// - Throws: a `Refusal` where it is nobody that the viewer may know, or may be several.
    func person(_ said: SaidPerson) throws -> ProfileRecord {
        if let username = said.username {
            guard let found = try profile(username: username) else { throw Refusal(PersonReply.unknown(said.typed)) }
            return found
        }
        let known = try acquaintances(limit: 2_000)
        let names = Names(people: known.map { Named(id: $0.id.rawValue, name: $0.name) }, language: language)
        let match = names.match(said.typed, as: .person, language: language)
        guard let id = match.id else {
            // A username is often typed without its sign.
            if let found = try profile(username: said.typed) { return found }
            throw Refusal(PersonReply.unknown(said.typed))
        }
        let meant = Set([id] + match.alternatives.map(\.id))
        let found = known.filter { meant.contains($0.id.rawValue) }
        guard found.count == 1, let one = found.first else { throw Refusal(PersonReply.several(found.map(\.called))) }
        return one
    }
}

extension ProfileRecord {
    /// "Ana (@ana)", or the name alone.
    package var called: String { username.map { "\(name) (@\($0))" } ?? name }
}

enum PersonReply: Reply {
    case unknown(String)
    case several([String])

    var wording: Wording {
        switch self {
        case .unknown(let typed):
            Wording(
                "person.unknown",
                "I know nobody here called “{typed}”. Type a username like `@ana`, or `find people` to pick somebody.",
                ["typed": .text(typed)])
        case .several(let names):
            Wording(
                "person.several", "Which one do you mean? Type the username: {names}.",
                ["names": .text(names.joined(separator: ", "))])
        }
    }
}
