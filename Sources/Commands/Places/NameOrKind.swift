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
            [LookInstead(id).button(NameOrKindReply.look(words), voice)],
            [NameWaiting(id).button(NameOrKindReply.name(words), voice)],
        ]
        offered = rows.compactMap { $0.first?.pressCode }
        try say(Outgoing(voice.say(NameOrKindReply.which(words)), buttons: rows))
        return true
    }
}

extension Session {
    /// "great place", "send this to Ben", said while a nameless pin waits: asks whether that is its name. False where it
    /// surely is.
    func asksWhetherName(_ spoken: Spoken, isAside: Bool) throws -> Bool {
        let isOther = isAside && spoken.text.first?.isUppercase != true
        guard isOther || spoken.isDoubtfulName else { return false }
        let id = spoken.message.ref.id, words = spoken.text.trimmed
        let name = NameWaiting(id).button(NameOrKindReply.name(words.firstLine(cutAfter: 40)), voice)
        offered = [name.pressCode].compactMap(\.self)
        try offerToKeep(spoken, saying: NameOrKindReply.isName(words.firstLine(cutAfter: 60)), [[name]])
        return true
    }

    /// Something else than the name of a draft was said: what follows may be no name either.
    func leaveAside(_ draft: DraftQuestion) throws {
        var draft = draft
        draft.isAside = true
        try ask(draft)
    }
}

/// Takes a line for the name of the pin that waits for one.
struct NameWaiting: Press, OneCoded {
    static let verb = "nameIt"
    /// The messenger's id of the line.
    let about: String
    init(_ about: String) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let question = try session.openQuestion()
        guard question is DraftQuestion || question is NameQuestion else { return DraftReply.over }
        guard let line = try session.takeUnread(of: about) else { return TalkReply.lineForgotten }
        try session.closeChoice()
        if let draft = question as? DraftQuestion { _ = try draft.named(line.text, in: session) }
        if let pin = question as? NameQuestion { try pin.named(line.text, in: session) }
        return nil
    }
}

/// Looks for what a line says; the draft that waited for a name is dropped.
struct LookInstead: Press, OneCoded {
    static let verb = "lookFor"
    /// The messenger's id of the line.
    let about: String
    init(_ about: String) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let question = try session.openQuestion()
        if question is DraftQuestion || question is NameQuestion {
            try session.clearQuestion()
            try session.mark(session.draftTopic)
        }
        return try IntentPress(message: about, intent: PlaceSearchCommand.about.intent).perform(in: session)
    }
}

enum NameOrKindReply: Reply {
    case which(String), look(String), name(String), isName(String)

    var wording: Wording {
        switch self {
        case .which(let words):
            Wording(
                "nameOrKind.which", "*{words}*: is that what you look for, or the name of the pin?",
                ["words": .text(words)])
        case .isName(let words):
            Wording(
                "nameOrKind.isName", "Is “{words}” the name of the pin? Nothing is kept yet.",
                ["words": .text(words)])
        case .look(let words): Wording("nameOrKind.look", "Look for {words}", ["words": .text(words)])
        case .name(let words): Wording("nameOrKind.name", "Name the pin {words}", ["words": .text(words)])
        }
    }
}
