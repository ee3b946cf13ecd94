package import Core
import GRDB

extension Session {
    /// Takes an entry back as a new entry: what others changed meanwhile stays, and is named.
    ///
    /// Undo of an undo is redo. Nobody undoes another person's entry, or one of another owner's things.
    /// Where `sparesChanged`, what the entry made and was changed or used since stays, too.
    package func undo(_ id: EntryID, sparesChanged: Bool = false) throws -> UndoOutcome {
        guard openEntry == nil else { throw SessionError.entryIsOpen }
        guard let entry = try entry(id) else { return UndoOutcome(status: .unknown) }
        guard entry.actor == actor else { return UndoOutcome(status: .notYours, title: entry.title) }
        guard entry.undoneBy == nil else { return UndoOutcome(status: .alreadyUndone, title: entry.title) }
        try mustBeAllowedToUndo(id)
        var run = UndoRun(self, sparesChanged: sparesChanged)
        var renewed: Set<Thing> = []
        let before = lastEntry
        let kind: EntryKind = entry.kind == .undo ? .redo : .undo
        try change(kind, entry.title, subject: entry.subject) {
            try run.takeBack(id)
            try askAgainToFollow(since: id)
            try waitAgainToLeave()
            renewed = try renewFavourites()
        }
        let new = lastEntry == before ? nil : lastEntry
        if let new { try link(new, undoing: id) }
        settings = try transaction.account(of: viewer).settings
        let status: UndoOutcome.Status = new == nil ? .nothing : run.kept.isEmpty ? .done : .partly
        return UndoOutcome(
            status: status, entry: new, title: entry.title, subject: entry.subject, kept: run.kept,
            touched: run.touched.union(renewed))
    }

    private func link(_ new: EntryID, undoing old: EntryID) throws {
        lastEntryRow = nil
        try db.run("UPDATE entry SET undoes = \(old) WHERE id = \(new)")
        try setUndone(old, by: new)
    }

    /// An undone undo lets the entry before it stand again, and so on down the chain, which each press makes longer.
    private func setUndone(_ entry: EntryID, by new: EntryID) throws {
        var entry: EntryID? = entry, by: EntryID? = new
        while let undone = entry {
            try db.run("UPDATE entry SET undoneBy = \(by) WHERE id = \(undone)")
            by = by == nil ? undone : nil
            entry = try EntryID.fetchOne(db, literal: "SELECT undoes FROM entry WHERE id = \(undone)")
        }
    }
}
