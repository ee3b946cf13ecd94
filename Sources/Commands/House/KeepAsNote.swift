import Actions
import Core
import Store

/// Keeps a line that meant no command as a note.
struct KeepAsNote: Press {
    static let verb = "keep"
    /// The messenger's id of the line.
    let message: String
    init(message: String) { self.message = message }
    init?(_ arguments: [String]) {
        guard arguments.count == 1 else { return nil }
        message = arguments[0]
    }
    var arguments: [String] { [message] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        let note = try session.keepNote(
            NewNote(text: NoteText(checking: line.text).text, home: NoteHome(code: line.home) ?? .loose))
        try session.show(NoteCard(note.id), note: NoteReply.kept(note.shortText, home: session.title(of: note.home)))
        return nil
    }
}

/// Cancel under a question, for those who do not type.
struct CancelPress: BarePress {
    static let verb = "cancel"

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.openQuestion()?.isWaiting == true else { return TalkReply.nothingToCancel }
        try session.clearQuestion()
        return TalkReply.cancelled
    }
}

extension Session {
    /// Says that a line meant no command, and offers to keep it.
    package func offerToKeep(_ spoken: Spoken, unknownName: String?) throws {
        guard spoken.text.count <= NoteText.longest else {
            throw Refusal(TalkReply.tooLong(spoken.text.count))
        }
        let home = spoken.repliedHome ?? .loose
        try keepUnread(UnreadLine(text: spoken.text, home: home.code), of: spoken.message.ref.id)
        let buttons = [
            [
                KeepAsNote(message: spoken.message.ref.id).button(TalkReply.keepAsNote, voice),
                HelpPress(area: nil).button(CommonReply.help, voice),
            ]
        ]
        let short = spoken.text.count > 60 ? "\(spoken.text.prefix(60))…" : spoken.text
        let text = unknownName.map { voice.say(PlaceReply.unknown($0)) } ?? voice.say(TalkReply.notRead(short))
        try say(Outgoing(text, buttons: buttons))
    }
}
