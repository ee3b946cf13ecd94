import Actions
import Core
import Store

extension UndoOutcome {
    /// What became of an Undo, or of a Redo, in a sentence.
    func reply(isRedo: Bool) -> UndoReply {
        switch status {
        case .done: isRedo ? .redone(title) : .done(title)
        case .partly: .partly(title)
        case .nothing: isOthers ? .othersNow(title) : .nothingLeft(title)
        case .alreadyUndone: .already
        case .notYours: .notYours
        case .unknown: .nothing
        }
    }

    /// Nothing changed, but it is not the person's to take back any more.
    private var isOthers: Bool { !kept.isEmpty && kept.allSatisfy { $0.reason == .others } }
}

extension Session {
    /// Takes back an entry and refreshes every card that shows what it touched.
    func takeBack(_ entry: EntryID) throws -> (outcome: UndoOutcome, sentence: UndoReply) {
        let isRedo = try self.entry(entry)?.kind == .undo
        let outcome = try undo(entry)
        try armAgain(outcome.touched)
        try markTouched(by: outcome)
        try mark("settings:\(viewer)", "entry:\(entry)")
        return (outcome, outcome.reply(isRedo: isRedo))
    }

    /// Every card that shows what an Undo touched.
    func markTouched(by outcome: UndoOutcome) throws {
        for thing in outcome.touched.sorted() { try markEverywhere(thing) }
        guard let new = outcome.entry else { return }
        try markPeople(changedBy: new)
        try markSharing(changedBy: new)
    }
}

extension EntryRow {
    /// The entry in a line of history.
    var sentence: UndoReply {
        switch kind {
        case .undo: .done(title)
        case .redo: .redone(title)
        default: .plain(title)
        }
    }

    /// The button that takes it back.
    var undoLabel: UndoReply { kind == .undo ? .redo : .take }

    /// The same in a list, where it has to say of what.
    var undoTitledLabel: UndoReply { kind == .undo ? .redoTitled(title) : .undo(title) }
}
