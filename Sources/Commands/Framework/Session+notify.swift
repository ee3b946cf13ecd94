import Core
import Language
import Store

extension Session {
    /// Shows a card to somebody else, in their own chat with the bot and in their language; nothing where they cannot
    /// be reached. The note is said above the card this once.
    func notify(_ person: PersonID, _ card: some Card, note: (any Reply)? = nil) throws {
        guard let chat = try transaction.noticeChat(of: person.owner) else { return }
        let voice = try LanguageTables.voice(for: transaction.account(of: person.owner).settings.language)
        let preface = note.map { Outgoing(voice.say($0.wording)) }
        try notify(chat.id, subject: card.subject, code: card.code, preface: preface)
    }

    /// Whether that very card lives in somebody else's chat; whatever marks it then shows them what is new.
    func showsLive(_ card: some Card, to person: PersonID) throws -> Bool {
        guard let chat = try transaction.noticeChat(of: person.owner) else { return false }
        return try hasLiveCard(of: card.subject, code: card.code, in: chat.id)
    }
}
