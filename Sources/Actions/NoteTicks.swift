package import Core
package import Store

extension NoteRecord {
    /// What can be ticked in it.
    package var checklist: Checklist { Checklist(text) }
}

extension Session {
    /// Ticks an entry of a note, or takes the tick away; `words` are what the entry said where it was pressed.
    package func tickNote(_ id: NoteID, line: Int, words: String, _ isTicked: Bool) throws {
        let note = try noteToChange(id)
        var list = note.checklist
        guard let entry = list.entries.first(where: { $0.line == line }), TickKey(entry.words) == TickKey(code: words)
        else { throw Refusal(ActionReply.gone) }
        guard entry.isTicked != isTicked else { return }
        list.tick(line: line, isTicked)
        try rewrite(note, list, EntryTitle.ticked(entry.words))
    }

    /// Takes all ticks of a note away, for the next time.
    package func resetTicks(of id: NoteID) throws {
        let note = try noteToChange(id)
        var list = note.checklist
        list.reset()
        try rewrite(note, list, EntryTitle.changedNote(note.shortText))
    }

    private func rewrite(_ note: NoteRecord, _ list: Checklist, _ title: EntryTitle) throws {
        try change(.change, voice.words(title), subject: .note(note.id)) {
            try db.run("UPDATE note SET text = \(list.text) WHERE id = \(note.id)")
        }
        try markNotes(note)
    }
}

/// Knows an entry again by its words, in the few bytes that a button has.
package struct TickKey: Hashable, Sendable {
    package let code: String

    package init(_ words: String) {
        // FNV-1a, 32 bits: the same on every machine and at every start.
        let hash = words.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        code = String(hash, radix: 36)
    }

    init(code: String) { self.code = code }
}
