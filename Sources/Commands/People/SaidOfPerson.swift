import Actions
import Core
import Language
import Store

/// A person's name, and what of theirs is to be shown: "ana", "Ana's profile", "show me the lists of Ben".
struct SaidOfPerson {
    enum Part { case profile, favourites, lists }

    let part: Part
    /// Whose it may be; a possessive is known by who bears the name.
    let names: [String]
    /// The line says what of theirs, so that a first name is enough.
    let namesPart: Bool

    init(_ spoken: Spoken) {
        let line = spoken.line, words = spoken.text.withoutEnd.split(separator: " ").map(String.init)
        let parts: [(SignalWord, Part)] = [(.profile, .profile), (.favourites, .favourites), (.lists, .lists)]
        let said = parts.first { part in words.contains { line.means($0, part.0) } }
        part = said?.1 ?? .profile
        namesPart = said != nil
        guard let said, words.count > 1 else {
            names = [words.joined(separator: " ")]
            return
        }
        let owner = words.filter { !line.means($0, said.0) && !line.means($0, .ofSomebody) }.joined(separator: " ")
        names = [owner] + owner.possibleOwners
    }
}

extension Session {
    /// Opens what is said by the name of somebody whom one has to do with; false for any other line.
    func showPerson(namedIn spoken: Spoken) throws -> Bool {
        guard !isGroup else { return false }
        let said = SaidOfPerson(spoken)
        var named: [ProfileRecord] = []
        for name in said.names.compactMap({ SaidPerson($0) }) where named.isEmpty {
            named = try acquaintances(called: name.username ?? name.typed)
            if named.isEmpty, said.namesPart { named = try acquaintances(firstNamed: name.typed) }
        }
        guard !named.isEmpty else { return false }
        guard let person = chosen(among: named) else { throw several(named) }
        try show(said.part, of: person)
        return true
    }

    private func acquaintances(firstNamed name: String) throws -> [ProfileRecord] {
        try acquaintances().filter { person in
            person.name.split(separator: " ").first?.lowercased() == name.lowercased()
        }
    }

    func show(_ part: SaidOfPerson.Part, of person: ProfileRecord) throws {
        switch part {
        case .profile: try show(ProfileCard(person.id))
        case .lists: try show(ListsOfCard(person.id))
        case .favourites:
            guard let list = try favouritesList(of: person.id.owner), let card = try card(of: .heading(list)) else {
                return try show(ProfileCard(person.id), note: ListsOfReply.noFavourites(person.name))
            }
            try show(card)
        }
    }
}
