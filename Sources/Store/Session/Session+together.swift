package import Core
import GRDB

/// What a part of a message would have said.
package enum HeldReply: Sendable, Hashable {
    case message(Outgoing)
    case card(subject: String, code: String, preface: Outgoing?)
}

extension Session {
    /// Runs the parts of one message: their changes are one entry of the journal, so that one Undo takes back all.
    package func together<T>(_ body: () throws -> T) rethrows -> T {
        (joinsEntries, joinedEntry) = (true, nil)
        defer { (joinsEntries, joinedEntry) = (false, nil) }
        return try body()
    }

    /// Runs one part, as caused by a message of its own, and gives what it would have said.
    ///
    /// Where it throws, what it did is taken back alone. `isApart`: it is not about what earlier parts have made.
    package func part(
        causedBy part: MessageRef, isApart: Bool = false, _ body: () throws -> Void
    ) throws -> [HeldReply] {
        let before = cause, earlier = isApart ? subjects : []
        (cause, held) = (part, [])
        if isApart { subjects = [] }
        defer {
            (cause, held) = (before, nil)
            subjects = earlier.filter { !subjects.contains($0) } + subjects
        }
        try attempt(body)
        return held ?? []
    }

    /// Runs a step that may be refused; what it did is then taken back alone.
    package func attempt<T>(_ body: () throws -> T) throws -> T {
        let before = SessionMemory(of: self)
        do {
            return try transaction.savepoint(body)
        } catch {
            before.putBack(into: self)
            throw error
        }
    }

    func isHeld(_ outboxClass: OutboxClass) -> Bool { held != nil && outboxClass == .reply }
    func hold(_ reply: HeldReply) { held?.append(reply) }

    /// What is said is held back to be one reply.
    package var isHolding: Bool { held != nil }

    /// The entry that a change becomes part of.
    func entryToJoin(_ kind: EntryKind) -> EntryRow? { kind.mayBeJoined ? joinedEntry : nil }

    /// A further change is in the entry: its line says both. What deletes anything is shown in the trash.
    func join(_ entry: EntryRow, _ kind: EntryKind, _ title: String) throws {
        let kind: EntryKind = kind == entry.kind ? kind : [kind, entry.kind].contains(.delete) ? .delete : .change
        let title = "\(entry.title); \(title)"
        try db.run("UPDATE entry SET kind = \(kind.rawValue), title = \(title) WHERE id = \(entry.id)")
        let row = EntryRow(
            id: entry.id, actor: actor, at: now, kind: kind, title: title, subject: entry.subject)
        (lastEntry, lastEntryRow, joinedEntry) = (entry.id, row, row)
    }
}
