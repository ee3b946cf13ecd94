package import Core
package import Foundation
import GRDB

/// One entry of the journal, as history shows it.
package struct EntryRow: Hashable, Sendable {
    package let id: EntryID
    package let actor: PersonID
    package let at: Date
    package let kind: EntryKind
    package let title: String
    package let subject: Thing?
    package let undoneBy: EntryID?
    /// The entry that this one took back; nil for a plain change.
    package let undoes: EntryID?

    /// One that has just been made.
    init(id: EntryID, actor: PersonID, at: Date, kind: EntryKind, title: String, subject: Thing?) {
        self.id = id
        self.actor = actor
        self.at = at
        self.kind = kind
        self.title = title
        self.subject = subject
        undoneBy = nil
        undoes = nil
    }

    init(_ row: SQLRow) {
        id = row["id"]
        actor = row["actor"]
        at = Date(stored: row["at"])
        kind = EntryKind(rawValue: row["kind"])
        title = row["title"]
        let subjectKind: String? = row["subjectKind"]
        subject = subjectKind.flatMap(ThingKind.init(rawValue:)).map { Thing(kind: $0, id: row["subjectID"]) }
        undoneBy = row["undoneBy"]
        undoes = row["undoes"]
    }
}

extension Session {
    /// Seconds for which an Undo may need what was deleted, and the bytes of its files.
    package static let trashLasts: Double = 30 * .day

    /// What was done, newest first; for the next page only what is older than `before`.
    package func history(limit: Int, before: EntryID? = nil) throws -> [EntryRow] {
        try entries("(\(before) IS NULL OR id < \(before))", limit: limit)
    }

    /// Deletions of the last 30 days that were not taken back, newest first.
    package func trash(limit: Int = 100, before: EntryID? = nil) throws -> [EntryRow] {
        try entries(
            """
            kind = \(EntryKind.delete.rawValue) AND undoneBy IS NULL AND at > \(now.stored - Self.trashLasts)
            AND (\(before) IS NULL OR id < \(before))
            """, limit: limit)
    }

    /// What a plain "undo" takes back: the actor's newest change that still stands, of those before an entry.
    package func newestUndoable(before: EntryID? = nil) throws -> EntryRow? {
        try entries(
            """
            actor = \(actor) AND undoneBy IS NULL AND undoes IS NULL AND (\(before) IS NULL OR id < \(before))
            """, limit: 1
        ).first
    }

    /// One entry, where the viewer may see it.
    package func entry(_ id: EntryID) throws -> EntryRow? { try entries("id = \(id)", limit: 1).first }

    private func entries(_ condition: Query, limit: Int) throws -> [EntryRow] {
        try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM entry WHERE \(Visibility.own("entry", from: viewpoint)) AND \(condition)
                ORDER BY id DESC LIMIT \(limit)
                """
        ).map(EntryRow.init)
    }
}
