import Actions
import Core
import Language
import Store

extension Session {
    /// What somebody else wrote is no wish of the person who passes it on, or copies it here: a to-do, a note, an event
    /// where it says when, or a pin where it says a point, by one tap; false where it is not only words, or their own.
    package func offerForwarded(_ spoken: Spoken) throws -> Bool {
        let message = spoken.message
        guard !isGroup, message.attachments.isEmpty, message.location == nil, !spoken.text.trimmed.isEmpty,
            let reply = message.forwardedFrom.map(ForwardReply.which)
                ?? (spoken.line.isLetter ? .letter : nil)
        else { return false }
        guard spoken.text.count <= NoteText.longest else { throw Refusal(TalkReply.tooLong(spoken.text.count)) }
        try keepUnread(UnreadLine(text: spoken.text, home: NoteHome.loose.code), of: message.ref.id)
        let pin = spoken.line.coordinates.isEmpty ? nil : PinPassedOn(message.ref.id).button(NoteReply.pinIt, voice)
        let event = try eventTold(in: spoken).map { _ in EventPassedOn(message.ref.id).button(ForwardReply.event, voice)
        }
        let buttons = [
            pin, event, KeepPassedOn(message.ref.id).button(TalkReply.keepAsTask, voice),
            KeepAsNote(message.ref.id).button(TalkReply.keepAsNote, voice),
        ]
        try say(Outgoing(voice.say(reply), buttons: buttons.compactMap(\.self).inRows(of: 2)))
        return true
    }
}

/// Keeps a line that was passed on as something to do: its first line, with the rest as its description.
struct KeepPassedOn: KeepsLine {
    static let verb = "keepTask"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        let task = try session.keepTask(Self.task(of: line.text))
        try session.show(TaskCard(task.id), note: TaskReply.kept)
    }

    /// A first line that is too long for a title stands whole in the description.
    static func task(of text: String) -> NewTask {
        let text = text.trimmed
        let first = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        let isWhole = first.unicodeScalars.count <= TaskText.longest
        var task = NewTask(first.shortened(toCodePoints: TaskText.longest))
        task.details = isWhole ? String(text.dropFirst(first.count)).trimmed : text
        return task
    }
}

/// Pins the point that a line says which was passed on; what else it says is the pin's note.
struct PinPassedOn: KeepsLine {
    static let verb = "keepPin"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        let read = LineReader.read(line.text, language: session.language)
        guard let point = read.coordinates.first else { throw Refusal(TalkReply.lineForgotten) }
        var draft = PinDraft(name: PlaceName(linkedIn: read)?.text)
        draft.fix = Fix(coordinate: point, accuracy: nil, date: session.now)
        draft.note = read.saysMoreThanPoint ? try NoteText(checking: line.text).text : nil
        try draft.save(in: session)
    }
}

extension ReadLine {
    /// Words stand beside the point.
    fileprivate var saysMoreThanPoint: Bool {
        tokens.indices.contains { index in
            tokens[index].kind == .word
                && !found.contains { found in
                    if case .coordinate = found.value { found.tokens.contains(index) } else { false }
                }
        }
    }
}

enum ForwardReply: Reply {
    case which(String)
    case letter, event

    var wording: Wording {
        switch self {
        case .letter: Wording("forward.letter", "That reads like a letter. What shall I keep it as?")
        case .event: Wording("forward.event", "Put in my calendar")
        case .which(""): Wording("forward.which", "You passed that on. What shall I keep it as?")
        case .which(let author):
            Wording(
                "forward.whichOf", "{name} wrote that. What shall I keep it as?", ["name": .text(author)])
        }
    }
}
