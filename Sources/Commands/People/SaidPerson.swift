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
        guard let found = try personIfKnown(said) else { throw Refusal(PersonReply.unknown(said.typed)) }
        return found
    }

    /// The same; nil where it is nobody that the viewer may know.
    func personIfKnown(_ said: SaidPerson) throws -> ProfileRecord? {
        if let username = said.username { return try profile(username: username) }
        // Whatever others call themselves.
        if SignalWord.oneself.isSaid(by: said.typed), let me = try profile(actor) { return me }
        if let found = try choose(said, among: acquaintances()) { return found }
        // A username is often typed without its sign.
        return try profile(username: said.typed)
    }

    /// Whoever is meant of some people; nil where it is none of them.
    /// - Throws: a `Refusal` where it may be several, and where the name is only near: nothing is shown to Cara, asked of
    ///   her or kept from her because somebody typed "Carla".
    func choose(_ said: SaidPerson, among people: [ProfileRecord]) throws -> ProfileRecord? {
        if let username = said.username { return people.first { $0.username?.lowercased() == username.lowercased() } }
        let names = Names(people: people.map { Named(id: $0.id.rawValue, name: $0.name) }, language: language)
        // "ben's", "bens"
        let matches = ([said.typed] + said.typed.possibleOwners).map {
            names.match($0, as: .person, language: language)
        }
        let match = matches.first { $0.isSpelled } ?? matches[0]
        // Anybody can take a name; whoever has it as their username may as well be meant.
        let ofUsername = people.first { $0.username?.lowercased() == said.typed.lowercased() }
        guard let id = match.id, ofUsername == nil || match.isExact else { return ofUsername }
        let meant = Set([id] + match.alternatives.map(\.id) + (ofUsername.map { [$0.id.rawValue] } ?? []))
        let found = people.filter { meant.contains($0.id.rawValue) }
        let sure = match.isSpelled || ofUsername != nil ? found : found.filter { self.meant.contains($0.id) }
        guard let person = chosen(among: sure) else { throw match.isSpelled ? several(found) : near(said, found) }
        return person
    }
}
