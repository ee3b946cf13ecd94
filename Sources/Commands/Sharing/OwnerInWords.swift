import Actions
import Core
import Language
import Store

extension Session {
    /// Somebody else whom one has to do with and whose name stands in the genitive among some words, with the rest of
    /// them: Ben and "cabin" of "Ben's cabin"; nil where nobody is named so.
    func owner(namedIn words: String) throws -> (person: PersonID, rest: String)? {
        let parts = words.split(separator: " ").map(String.init)
        guard parts.count > 1 else { return nil }
        for (index, part) in parts.enumerated() {
            for name in part.possibleOwners {
                guard let person = try SaidPerson(name).flatMap({ try anybodyKnown(as: $0) }), person.id != actor else {
                    continue
                }
                return (person.id, (parts[..<index] + parts[(index + 1)...]).joined(separator: " "))
            }
        }
        return try owner(namedBehind: parts)
    }

    /// Ana and "shopping" of "shopping of ana".
    private func owner(namedBehind parts: [String]) throws -> (person: PersonID, rest: String)? {
        guard parts.count > 2, let name = parts.last, SignalWord.ofSomebody.isSaid(by: parts[parts.count - 2]),
            let person = try SaidPerson(name).flatMap({ try anybodyKnown(as: $0) }), person.id != actor,
            person.isCalled(name)
        else { return nil }
        return (person.id, parts.dropLast(2).joined(separator: " "))
    }

    func isOwned(_ thing: Thing, by person: PersonID) throws -> Bool {
        if case .person(let owner)? = try owner(of: thing) { owner.id == person } else { false }
    }
}
