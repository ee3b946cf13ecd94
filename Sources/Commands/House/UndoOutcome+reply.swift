import Actions
import Core
import Store

extension UndoOutcome {
    /// What became of an Undo, in a sentence.
    var reply: UndoReply {
        switch status {
        case .done: .done(title)
        case .partly: .partly(title, kept: keptNames)
        case .nothing: .nothingLeft(title)
        case .alreadyUndone: .already
        case .notYours: .notYours
        case .unknown: .nothing
        }
    }

    /// The tables and columns that stayed, in the schema's own words.
    private var keptNames: [String] {
        var names: [String] = []
        for name in kept.flatMap({ $0.columns.isEmpty ? [$0.table] : $0.columns }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}

extension Session {
    /// Takes back an entry and refreshes every card that shows what it touched.
    func takeBack(_ entry: EntryID) throws -> UndoOutcome {
        let outcome = try undo(entry)
        for thing in outcome.touched { try markEverywhere(thing) }
        try mark("settings:\(viewer)")
        try mark("entry:\(entry)")
        return outcome
    }

    /// Says what an Undo could not take back, where its card does not.
    func sayKept(_ outcome: UndoOutcome) throws {
        if outcome.status != .done { try say(reply: outcome.reply) }
    }
}
