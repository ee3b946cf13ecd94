import Actions
import Core
import Language
import Store

/// Keeps a line that meant no command, or that was passed on; `about` is the messenger's id of it.
protocol KeepsLine: OnePress where About == String {
    func keep(_ line: UnreadLine, in session: Session) throws
}

extension KeepsLine {
    func perform(in session: Session) throws -> (any Reply)? {
        guard let line = try session.takeUnread(of: about) else { return TalkReply.lineForgotten }
        try session.closeChoice()
        try keep(line, in: session)
        return nil
    }
}

/// Keeps a line as a note.
struct KeepAsNote: KeepsLine {
    static let verb = "keep"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        let note = try session.keepNote(
            NewNote(text: NoteText(checking: line.text).text, home: NoteHome(code: line.home) ?? .loose))
        try session.show(NoteCard(note.id), note: NoteReply.kept(note.shortText, home: session.title(of: note.home)))
    }
}

/// Keeps a line as something to do, with the time and all else that it says.
struct KeepAsTask: KeepsLine {
    static let verb = "keepDo"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        try session.command(for: TaskCommand.about.intent, of: line, sentAs: about)?.perform(in: session)
    }
}

/// Keeps a line as something to do on no list: what it names was somebody, or another's list.
struct KeepAsOwn: KeepsLine {
    static let verb = "keepOwn"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        guard let spoken = session.spoken(line, sentAs: about) else { return }
        let slots = WishSlots.slots(of: spoken.line, for: TaskCommand.about.intent, names: .none, isAsked: true)
        let said = Said(spoken: spoken, slots: Slots(slots.all.filter { $0.name != SlotName.list }))
        try session.keepSaying(TaskWish(title: slots.text(SlotName.title) ?? spoken.unquoted, said))
    }
}
