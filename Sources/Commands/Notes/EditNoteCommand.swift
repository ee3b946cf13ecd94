import Actions
import Core
import Foundation
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
            Phrase("\(edit) {old:text} (to|into) {text:text} in [my|the] note [about|called|on] {note:rest}"),
            Phrase("\(edit) {old:text} (to|into) {text:text} in [my|the] {note:text} (note|notes)"),
            Phrase("\(edit) [my|the] note [about|saying|called|with|on] {note:rest}"),
        ],
        examples: ["change my last note to bench press", "change the note cellar code to 4712"])

    let replied: Thing?
    let named: String?
    /// Some of its words, in whose place the new ones come; nil for all of them.
    let old: String?
    let text: String?
    private let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        old = said.slots.text("old")
        replied = said.spoken.repliedThing
        named = said.slots.text("note")?.withoutEnd
        text = said.slots.text("text")
    }

    func perform(in session: Session) throws {
        if let named, let old, let text { return try session.editNote(named: named, old, into: text, spoken) }
        if let named { return try session.editNote(named: named, to: text) }
        let last = try session.notes(in: nil, offset: 0, limit: 1).first?.id
        let replied = replied?.kind == .note ? replied.map { NoteID($0.id) } : nil
        guard let id = replied ?? last else { throw Refusal(NoteReply.notANote) }
        try session.editNoteSaying(id, to: text)
    }
}

extension Session {
    /// "3" into "5" in the fridge note: in the one that says so, once.
    fileprivate func editNote(named words: String, _ old: String, into new: String, _ spoken: Spoken) throws {
        let notes = try notes(named: words).compactMap { try note(NoteID($0.id)) }
        let saying = notes.map { ($0, $0.text.wholeRanges(of: old)) }.filter { !$0.1.isEmpty }
        guard saying.count == 1, let (note, ranges) = saying.first, ranges.count == 1 else {
            return try offerToKeep(spoken, saying: NotesRefusal.noNote(old))
        }
        try editNoteSaying(note.id, to: note.text.replacingCharacters(in: ranges[0], with: new))
    }

    fileprivate func editNote(named words: String, to text: String?) throws {
        let notes = try notes(named: words)
        guard let first = notes.first else { throw Refusal(NotesRefusal.noNote(words)) }
        let question = EditNoteQuestion(things: Array(notes.prefix(MoreThings.most)), name: words, text: text)
        guard notes.count == 1 else { return try askWhich(question) }
        try question.act(on: first, in: self, isTyped: true)
    }

    /// Without words they are asked for.
    func editNoteSaying(_ id: NoteID, to text: String?) throws {
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
