import Actions
import Core
import Language
import Store

/// "I meant this": does a line that was not clear as one of the intents that it may have.
struct IntentPress: Press {
    static let verb = "meant"
    /// The messenger's id of the line.
    let message: String
    let intent: String

    init(message: String, intent: String) {
        self.message = message
        self.intent = intent
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, Self.name(of: arguments[1]) != nil else { return nil }
        self.init(message: arguments[0], intent: arguments[1])
    }

    var arguments: [String] { [message, intent] }

    /// The intent itself, or where its thing can be seen as long as it has no words of its own.
    static func built(_ intent: String) -> String {
        guard name(of: intent) == nil else { return intent }
        let family = intent.prefix { $0 != "." }
        return [
            "reminder": "reminder.list", "settings": "settings.show", "people": "people.find",
            "profile": "profile.show", "template": "template.search",
        ][family] ?? intent
    }

    /// What an intent is called on a button; nil for what is no wish.
    static func name(of intent: String) -> Wording? {
        if intent == TaskCommand.about.intent { return TalkReply.keepAsTask.wording }
        return ComingPart(intent: intent)?.name
            ?? CommandCatalog.command(of: intent)?.about.wording
    }

    func perform(in session: Session) throws -> (any Reply)? {
        if let part = ComingPart(intent: intent) { return DoubtReply.later(part) }
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        guard let command = try session.command(for: intent, of: line, sentAs: message) else { return nil }
        try session.closeChoice()
        try command.perform(in: session)
        return nil
    }
}

extension Session {
    /// What a line that waits under a button says when it is taken for an intent.
    func command(
        for intent: String, of line: UnreadLine, sentAs message: String
    ) throws -> (any Command)? {
        guard let spoken = spoken(line, sentAs: message) else { return nil }
        return try Understanding.command(for: intent, of: spoken, names: names())
    }

    /// A line that waits under a button, as it was typed.
    func spoken(_ line: UnreadLine, sentAs message: String) -> Spoken? {
        guard let chat = (pressed ?? cause)?.chat else { return nil }
        let sent = Incoming.Message(ref: MessageRef(chat: chat, id: message), text: line.text)
        return Spoken(message: sent, line: LineReader.read(line.text, language: language))
    }
}
