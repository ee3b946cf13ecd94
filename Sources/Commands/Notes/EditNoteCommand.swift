import Actions
import Core
import Language
import Store

/// Changes a note: the one that is named, the one replied to, or the last.
struct EditNoteCommand: Command {
    private static let edit = "(edit|change|correct|update)"

    static let about = About(
        intent: "note.update", area: .notes, summary: "Change a note",
        phrases: [
            Phrase("\(edit) [my|the|this] [last] note (to|into|:) {text:rest}"),
            Phrase("\(edit) [my|the|this] last note {text:rest}"),
            Phrase("\(edit) [my|the|this] [last] note"),
            Phrase("\(edit) [my|the] note [about|saying|called|with|on] {note:text} (to|into) {text:rest}"),
            Phrase("\(edit) [my|the] note [about|saying|called|with|on] {note:text} : {text:rest}"),
            Phrase("\(edit) [my|the] note [about|saying|called|with|on] {note:rest}"),
        ],
        examples: ["change my last note to bench press", "change the note cellar code to 4712"])

    let replied: Thing?
    let named: String?
    let text: String?

    init(_ said: Said) throws {
        replied = said.spoken.repliedThing
        named = said.slots.text("note")?.withoutEnd
        text = said.slots.text("text")
    }

    func perform(in session: Session) throws {
        if let named { return try session.editNote(named: named, to: text) }
        let last = try session.notes(in: nil, offset: 0, limit: 1).first?.id
        let replied = replied?.kind == .note ? replied.map { NoteID($0.id) } : nil
        guard let id = replied ?? last else { throw Refusal(NoteReply.notANote) }
        try session.editNoteSaying(id, to: text)
    }
}

extension Session {
    fileprivate func editNote(named words: String, to text: String?) throws {
        let notes = try notes(named: words)
        guard let first = notes.first else { throw Refusal(NotesRefusal.noNote(words)) }
        let question = EditNoteQuestion(things: Array(notes.prefix(MoreThings.most)), name: words, text: text)
        guard notes.count == 1 else { return try askWhich(question) }
        try question.act(on: first, in: self, isTyped: true)
    }

    /// Without words they are asked for.
    fileprivate func editNoteSaying(_ id: NoteID, to text: String?) throws {
        guard let text else {
            _ = try NotePress(id: id, step: .edit).perform(in: self)
            return
        }
        let note = try editNote(id, text: NoteText(checking: text).text)
        try show(NoteCard(id), note: NoteReply.changed(note.shortText))
    }
}

/// The words of which a note is to have others could be those of several: waits for the one that is meant.
struct EditNoteQuestion: ThingChoice {
    static let verb = "whichNote"
    let things: [Thing]
    /// What it was called by.
    let name: String
    let text: String?
    /// The words come below those that it has.
    var isMore: Bool?

    /// "cellar code" to "4712" leaves what it is called: the new words stand in the place of those behind the name.
    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        let id = NoteID(thing.id), old = try session.noteToChange(id).text
        if isMore == true, let text { return try session.editNoteSaying(id, to: "\(old)\n\(text)") }
        guard let text, !text.lowercased().contains(name.lowercased()) else {
            return try session.editNoteSaying(id, to: text)
        }
        guard !old.isSaid(by: name) else { return try session.editNoteSaying(id, to: text) }
        let isNamed = old.lowercased().hasPrefix(name.lowercased())
        try session.editNoteSaying(id, to: isNamed ? "\(old.prefix(name.count)) \(text)" : nil)
    }
}
