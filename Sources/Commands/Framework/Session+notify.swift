import Actions
import Core
import Language
import Store

extension Session {
    /// Shows a card to somebody else, in their own chat with the bot and in their language, as their settings have it;
    /// nothing where they cannot be reached. The note is said above the card this once.
    /// - Returns: whether it goes there now, rather than after quiet hours or not at all.
    @discardableResult
    func notify(
        _ person: PersonID, _ card: some Card, as kind: NoticeKind, note: (any Reply)? = nil, isSilent: Bool = false
    ) throws -> Bool {
        guard let chat = try transaction.noticeChat(of: person.owner) else { return false }
        let account = try transaction.account(of: person.owner)
        let preface = note.map { Outgoing(LanguageTables.voice(for: account.settings.language).say($0.wording)) }
        let policy = try NoticePolicy(transaction.noticeSettings(of: account), zone: account.settings.timeZone)
        switch policy.verdict(on: kind, at: now) {
        case .now(let isSetSilent):
            try notify(
                chat.id, subject: card.subject, code: card.code, preface: preface, isSilent: isSilent || isSetSilent)
            return true
        case .hold(let moment):
            try hold(
                kind, for: person.owner, subject: card.subject, code: card.code, preface: preface, until: moment)
        case .drop: break
        }
        return false
    }

    /// The same of what the actor asks or shares by themselves: nothing comes to whoever has muted them.
    @discardableResult
    func approach(
        _ person: PersonID, _ card: some Card, as kind: NoticeKind, note: (any Reply)? = nil, isSilent: Bool = false
    ) throws -> Bool {
        guard try !isMuted(by: person) else { return false }
        return try notify(person, card, as: kind, note: note, isSilent: isSilent)
    }

    /// Whether that very card lives in somebody else's chat; whatever marks it then shows them what is new.
    func showsLive(_ card: some Card, to person: PersonID) throws -> Bool {
        guard let chat = try transaction.noticeChat(of: person.owner) else { return false }
        return try hasLiveCard(of: card.subject, code: card.code, in: chat.id)
    }
}
