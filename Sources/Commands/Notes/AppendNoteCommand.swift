import Actions
import Core
import Language
import Store

/// Writes more into a note that is named, or another one where its pin or heading is called so.
struct AppendNoteCommand: Command {
    static let about = About(
        intent: "note.update", key: "note.append", area: .notes, summary: "Write more into a note",
        phrases: [
            "append to [my|the] [note] [about|saying|called] {note:text} : {text:rest}",
            "add to [my|the] note [about|saying|called] {note:text} : {text:rest}",
            "add to [my|the] {note:text} (note|notes) : {text:rest}",
            "append {text:text} to [my|the] note [about|saying|called] {note:rest}",
        ],
        examples: ["append to squats: 5 kg more"])

    private let note: String
    private let text: String
    private let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        note = said.slots.text("note")?.trimmed ?? ""
        text = try NoteText(checking: said.slots.text("text") ?? "").text
    }

    func perform(in session: Session) throws {
        if let home = try session.existingHome(named: note) {
            return try session.keepNoteSaying(NewNote(text: text, home: home), with: spoken)
        }
        let notes = try session.notes(named: note)
        guard let first = notes.first else { return try session.offerToKeep(spoken, saying: NotesRefusal.noNote(note)) }
        let things = Array(notes.prefix(MoreThings.most))
        let question = EditNoteQuestion(things: things, name: note, text: text, isMore: true)
        guard notes.count == 1 else { return try session.askWhich(question) }
        try question.act(on: first, in: session, isTyped: true)
    }
}
