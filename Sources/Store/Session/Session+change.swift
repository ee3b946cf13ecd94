package import Core
import GRDB

/// What an entry of the journal did, as history and trash tell it apart.
package struct EntryKind: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let add = EntryKind(rawValue: "add")
    package static let change = EntryKind(rawValue: "change")
    /// What the trash shows.
    package static let delete = EntryKind(rawValue: "delete")
    package static let settings = EntryKind(rawValue: "settings")
    /// Who may see a thing: its own affair of whoever shares it.
    package static let share = EntryKind(rawValue: "share")
    package static let undo = EntryKind(rawValue: "undo")
    package static let redo = EntryKind(rawValue: "redo")
}

extension EntryKind {
    /// What makes room or takes next to none; Undo may bring back what was deleted.
    fileprivate var worksOnFullDisk: Bool { [.delete, .undo, .redo, .settings, .share].contains(self) }

    /// What takes back another entry stands for itself.
    var mayBeJoined: Bool { self != .undo && self != .redo }
}

/// What people hear while the disk is full.
enum ScarceReply: Reply {
    case diskIsFull

    var wording: Wording {
        Wording(
            "store.diskIsFull",
            "Nothing was kept: my disk is full. Deleting and `undo` still work. Please tell the person who runs me, and try again later."
        )
    }
}

extension Session {
    /// Runs a change as one entry of the journal; an entry that changed nothing is not kept.
    ///
    /// Within another `change` it joins the outer entry. When `body` throws, what it wrote is taken back.
    /// The title is one line for history and the trash. What is done `asAsked` is the actor's part in a thing that they
    /// were asked to do, which no rule of a group forbids.
    @discardableResult
    package func change<T>(
        _ kind: EntryKind, _ title: String, subject: Thing? = nil, asAsked: Bool = false, _ body: () throws -> T
    ) throws -> T {
        try change(kind, title, asAsked: asAsked, body, subject: { _ in subject })
    }

    /// The same where the subject is known only afterwards, as for a new thing.
    @discardableResult
    package func change<T>(
        _ kind: EntryKind, _ title: String, asAsked: Bool = false, _ body: () throws -> T, subject: (T) -> Thing?
    ) throws -> T {
        guard openEntry == nil else { return try body() }
        guard !transaction.isScarce || kind.worksOnFullDisk else { throw Refusal(ScarceReply.diskIsFull) }
        if !asAsked { try mustBeAllowed(kind) }
        let before = settings
        do {
            return try transaction.savepoint {
                let entry = try open(kind, title)
                defer { openEntry = nil }
                let result = try body()
                try close(entry, kind, title, subject: subject(result))
                return result
            }
        } catch {
            settings = before
            throw error
        }
    }

    /// Adds to an entry of an earlier piece, which is then still one change that one Undo takes back.
    ///
    /// For work that is too long for one piece. The title stays what it is.
    package func changeFurther(_ entry: EntryID, _ body: () throws -> Void) throws {
        guard openEntry == nil else { throw SessionError.entryIsOpen }
        guard !transaction.isScarce else { throw Refusal(ScarceReply.diskIsFull) }
        try transaction.savepoint {
            try db.run("UPDATE journal SET current = \(entry)")
            openEntry = entry
            defer { openEntry = nil }
            try body()
            try db.run("UPDATE journal SET current = NULL")
        }
    }

    /// Says anew what an entry of one's own is, when all of it is known.
    package func retitle(_ entry: EntryID, _ title: String) throws {
        try db.run("UPDATE entry SET title = \(title) WHERE id = \(entry) AND actor = \(actor) AND owner = \(viewer)")
    }

    private func open(_ kind: EntryKind, _ title: String) throws -> EntryID {
        let entry = try entryToJoin(kind)?.id ?? newEntry(kind, title)
        try db.run("UPDATE journal SET current = \(entry)")
        openEntry = entry
        return entry
    }

    private func newEntry(_ kind: EntryKind, _ title: String) throws -> EntryID {
        try db.run(
            """
            INSERT INTO entry (actor, owner, at, kind, title)
            VALUES (\(actor), \(viewer), \(now.stored), \(kind.rawValue), \(title))
            """)
        return EntryID(db.lastInsertedRowID)
    }

    private func close(_ entry: EntryID, _ kind: EntryKind, _ title: String, subject: Thing?) throws {
        try db.run("UPDATE journal SET current = NULL")
        let hasChanges = try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM change WHERE entry = \(entry))")
        guard hasChanges == true else {
            return try db.run("DELETE FROM entry WHERE id = \(entry)")
        }
        if let subject { note(subject) }
        if let joined = entryToJoin(kind) { return try join(joined, kind, title) }
        try db.run(
            """
            UPDATE entry SET subjectKind = \(subject?.kind.rawValue), subjectID = \(subject?.id)
            WHERE id = \(entry)
            """)
        lastEntry = entry
        lastEntryRow = EntryRow(id: entry, actor: actor, at: now, kind: kind, title: title, subject: subject)
        if joinsEntries, kind.mayBeJoined { joinedEntry = lastEntryRow }
    }

    private func note(_ subject: Thing) {
        subjects.removeAll { $0 == subject }
        subjects.append(subject)
    }
}
