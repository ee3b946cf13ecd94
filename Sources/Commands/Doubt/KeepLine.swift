import Actions
import Core
import Store

/// Keeps a line that meant no command as a note.
struct KeepAsNote: OnePress {
    static let verb = "keep"
    /// The messenger's id of the line.
    let about: String
    init(_ about: String) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let line = try session.takeUnread(of: about) else { return TalkReply.lineForgotten }
        let note = try session.keepNote(
            NewNote(text: NoteText(checking: line.text).text, home: NoteHome(code: line.home) ?? .loose))
        try session.show(NoteCard(note.id), note: NoteReply.kept(note.shortText, home: session.title(of: note.home)))
        return nil
    }
}

/// Keeps a line that meant no command as something to do, with the time and all else that it says.
struct KeepAsTask: OnePress {
    static let verb = "keepDo"
    /// The messenger's id of the line.
    let about: String
    init(_ about: String) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let line = try session.takeUnread(of: about) else { return TalkReply.lineForgotten }
        try session.command(for: TaskCommand.about.intent, of: line, sentAs: about)?.perform(in: session)
        return nil
    }
}
