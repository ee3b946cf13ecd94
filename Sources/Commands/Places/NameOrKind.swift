import Actions
import Core
import Store

extension Session {
    /// "cafes", said while a pin waits for its name: asks whether that is the name or what is looked for. False where
    /// it can only be the name.
    func asksNameOrKind(_ spoken: Spoken) throws -> Bool {
        guard spoken.isOnlyKind, world != nil else { return false }
        let (id, words) = (spoken.message.ref.id, spoken.text.trimmed)
        try keepUnread(UnreadLine(text: spoken.text, home: NoteHome.loose.code), of: id)
        let rows = [
            [Meant(message: id, intent: PlaceSearchCommand.about.intent).button(NameOrKindReply.look(words), voice)],
            [NameWaiting(message: id).button(NameOrKindReply.name(words), voice)],
        ]
        offered = rows.compactMap { $0.first?.pressCode }
        try say(Outgoing(voice.say(NameOrKindReply.which(words)), buttons: rows))
        return true
    }
}

/// Takes a line for the name of the pin that waits for one.
struct NameWaiting: Press {
    static let verb = "nameIt"
    /// The messenger's id of the line.
    let message: String
    init(message: String) { self.message = message }
    init?(_ arguments: [String]) {
        guard arguments.count == 1 else { return nil }
        message = arguments[0]
    }
    var arguments: [String] { [message] }

    func perform(in session: Session) throws -> (any Reply)? {
        let question = try session.openQuestion()
        guard question is DraftQuestion || question is NameQuestion else { return DraftReply.over }
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        try session.closeChoice()
        if let draft = question as? DraftQuestion { _ = try draft.named(line.text, in: session) }
        if let pin = question as? NameQuestion { try pin.named(line.text, in: session) }
        return nil
    }
}

enum NameOrKindReply: Reply {
    case which(String), look(String), name(String)

    var wording: Wording {
        switch self {
        case .which(let words):
            Wording(
                "nameOrKind.which", "*{words}*: is that what you look for, or the name of the pin?",
                ["words": .text(words)])
        case .look(let words): Wording("nameOrKind.look", "Look for {words}", ["words": .text(words)])
        case .name(let words): Wording("nameOrKind.name", "Name the pin {words}", ["words": .text(words)])
        }
    }
}
