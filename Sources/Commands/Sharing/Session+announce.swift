import Actions
import Core
import Language
import Store

extension Session {
    /// Shares with people, and shows it to each of them.
    /// - Returns: those to whom no message of it comes.
    func choose(_ people: [ProfileRecord], for thing: Thing) throws -> [String] {
        try announce(thing, to: share(thing, with: people))
    }

    /// Shows a thing to people who see it from now on.
    /// - Returns: those to whom no message of it comes.
    func announce(_ thing: Thing, to people: [ProfileRecord]) throws -> [String] {
        try people.filter { person in
            let approach = try approach(of: person.id, sharing: thing)
            if approach != .untold { try tell(person.id, of: thing, isSilent: approach == .silently) }
            return approach == .untold
        }.map(\.told)
    }

    func tell(_ person: PersonID, of thing: Thing, isSilent: Bool = false) throws {
        guard let card = try card(of: thing) else { return }
        let isTold = try approach(
            person, card, as: .shares, note: ShareReply.from(actorName(for: person.owner)), isSilent: isSilent)
        if isTold { try beginTalk(of: person, about: thing) }
    }
}
