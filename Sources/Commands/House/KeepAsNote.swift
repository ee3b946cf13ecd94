import Actions
import Core
import Store

/// Lines that meant no command, so that the button under the answer can keep them. Nothing is waited for.
struct UnreadLines: Question {
    struct Line: Codable, Sendable {
        let message: String
        let text: String
        /// The code of where it belongs.
        let home: String
    }

    static let verb = "unread"
    static let longest = 10
    var lines: [Line]
    var isWaiting: Bool { false }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool { false }
}

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
        guard let line = try session.question(as: UnreadLines.self)?.lines.first(where: { $0.message == message })
        else {
            return TalkReply.lineForgotten
        }
        let note = try session.keepNote(
            NewNote(text: NoteText(checking: line.text).text, home: NoteHome(code: line.home) ?? .loose))
        try session.show(NoteCard(note.id), note: NoteReply.kept(note.shortText, home: session.title(of: note.home)))
        return nil
    }
}

/// Cancel under a question, for those who do not type.
struct CancelPress: Press {
    static let verb = "cancel"
    init() {}
    init?(_ arguments: [String]) { guard arguments.isEmpty else { return nil } }
    var arguments: [String] { [] }

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
        var unread = try question(as: UnreadLines.self) ?? UnreadLines(lines: [])
        unread.lines.append(
            .init(
                message: spoken.message.ref.id, text: spoken.text, home: (spoken.repliedHome ?? .loose).code))
        unread.lines = unread.lines.suffix(UnreadLines.longest)
        if try openQuestion()?.isWaiting != true { try ask(unread) }
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
