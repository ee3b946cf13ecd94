import Actions
import Core
import Language
import Store

/// Writes more into a note that is named.
struct AppendNoteCommand: Command {
    static let about = About(
        intent: "note.update", key: "note.append", area: .notes, summary: "Write more into a note",
        phrases: [
            "append to [my|the] [note] [about|saying|called] {note:text} : {text:rest}",
            "add to [my|the] note [about|saying|called] {note:text} : {text:rest}",
            "append {text:text} to [my|the] note [about|saying|called] {note:rest}",
        ],
        examples: ["append to squats: 5 kg more"])

    private let note: String
    private let text: String

    init(_ said: Said) throws {
        note = said.slots.text("note")?.trimmed ?? ""
        text = try NoteText(checking: said.slots.text("text") ?? "").text
    }

    func perform(in session: Session) throws {
        let notes = try session.notes(named: note)
        guard let first = notes.first else { throw Refusal(NotesRefusal.noNote(note)) }
        let things = Array(notes.prefix(MoreThings.most))
        let question = EditNoteQuestion(things: things, name: note, text: text, isMore: true)
        guard notes.count == 1 else { return try session.askWhich(question) }
        try question.act(on: first, in: session, isTyped: true)
    }
}
