import Actions
import Core
import Language
import Store

extension Session {
    private static let mostOffered = 4

    /// Nothing of one's own is called so; what others share by that name is a button away.
    func refusal(_ reply: some Reply, named name: String) throws -> Refusal {
        let rows = try othersRows(named: name)
        return rows.isEmpty ? Refusal(reply) : Refusal(OthersCalledReply.found(name), buttons: rows)
    }

    /// A button for each thing of that name that others share.
    func othersRows(named name: String) throws -> [[Button]] {
        guard !isGroup else { return [] }
        return try shared(named: name).prefix(Self.mostOffered).compactMap { thing in
            guard let card = try card(of: thing), let name = try self.name(of: thing),
                case .person(let owner)? = try owner(of: thing)
            else { return nil }
            return [ShowCard(card).button(OthersCalledReply.row(name, owner.told), voice)]
        }
    }

    /// What others share by that name, with or without theirs before it: "Ben's cabin".
    func shared(named name: String) throws -> [Thing] {
        let found = try shared(calledBy: name)
        guard found.isEmpty, let (person, rest) = try owner(namedIn: name) else { return found }
        return try shared(calledBy: rest).filter { try isOwned($0, by: person) }
    }

    private func shared(calledBy name: String) throws -> [Thing] {
        guard let words = SearchWords(name) else { return [] }
        return try findShared(words).filter { try self.name(of: $0).map(words.allBegin) == true }
    }
}

/// What is said where only others have something of a name.
enum OthersCalledReply: Reply {
    case found(String), row(String, String)

    var wording: Wording {
        switch self {
        case .found(let name):
            Wording(
                "others.found", "Nothing of yours is called *{name}*, but this is shared with you:",
                ["name": .text(name)])
        case .row(let name, let owner):
            Wording("others.row", "{name} ({owner})", ["name": .text(name), "owner": .text(owner)])
        }
    }
}
