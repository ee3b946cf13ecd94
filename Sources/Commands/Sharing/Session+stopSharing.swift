import Actions
import Core
import Language
import Store

extension Session {
    /// Only me, and no link; who sees it still with its list, or was asked to do it, is said.
    func stopSaying(_ thing: Thing, _ sharing: Sharing) throws {
        if sharing.isOpen { try stopSharing(thing) }
        let name = try name(of: thing) ?? ""
        if let list = try openList(around: thing) { return try showShared(thing, .seenWith(name, list)) }
        guard try whose(thing)?.isShared != true else { return try showShared(thing, .stillSeen(name)) }
        let parts = try sharedParts(of: thing)
        guard parts.isEmpty else { return try showShared(thing, .stoppedBut(name, parts.joined(separator: ", "))) }
        try showShared(thing, sharing.isOpen ? .stopped(name) : .privateAlready)
    }

    private static let mostPartsLooked = 200

    /// What stands in a list and is shared by itself, or was given to somebody.
    private func sharedParts(of thing: Thing) throws -> [String] {
        guard thing.kind == .heading else { return [] }
        let shared = try things(sharedBy: actor, offset: 0, limit: Self.mostPartsLooked).map(\.thing)
        let asked = try askedTasks(limit: Self.mostPartsLooked).map { Thing.task($0.id) }
        let parts = try (shared + asked).filter { part in
            switch part.kind {
            case .task: try task(TaskID(part.id))?.heading?.rawValue == thing.id
            case .note: try note(NoteID(part.id))?.home == .heading(HeadingID(thing.id))
            default: false
            }
        }
        return try Set(parts).compactMap { try name(of: $0) }.sorted()
    }

    /// Whoever is called so of those whom a thing of one's own is shared with by name.
    func chosen(for thing: Thing, named words: String) throws -> ProfileRecord? {
        guard !isGroup, let said = SaidPerson(words), let sharing = try sharing(of: thing) else { return nil }
        return try choose(said, among: sharing.chosen)
    }

    func unshareSaying(_ thing: Thing, with people: [ProfileRecord], _ sharing: Sharing) throws {
        let name = try name(of: thing) ?? ""
        let chosen = people.filter { person in sharing.chosen.contains { $0.id == person.id } }
        guard !chosen.isEmpty else {
            let sees = try people.contains { try isShared(thing, with: $0.id) }
            let names = people.map(\.told)
            return try showShared(
                thing, sees ? .seesOtherwise(names, name, sharing.audience) : .notWith(names, name))
        }
        try unshare(thing, with: chosen)
        try rememberLine(about: thing)
        try showShared(thing, .notAnyMore(name, chosen.map(\.told)))
    }

    /// Those of some people that the viewer may still know.
    func known(_ people: [PersonID]) throws -> [ProfileRecord] { try people.compactMap { try profile($0) } }
}
