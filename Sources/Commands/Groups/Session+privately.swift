import Actions
import Core
import Language
import Store

extension Session {
    /// Lines and characters of an answer that a group can bear.
    private static let groupLines = 12
    private static let groupLength = 900

    /// In a group a long card goes to whoever asked for it, in their private chat; false where it belongs in the group.
    func showsPrivately(_ card: some Card) throws -> Bool {
        guard isGroup, try card.goesPrivate || isLong(card) else { return false }
        guard let own = privateCard(card) else { return false }
        guard let chat = try transaction.noticeChat(of: actor.owner) else {
            let door = Button(voice.words(GroupReply.openPrivate), .invite(StartCode.fromGroup.text))
            try tellShortly(GroupReply.writeFirst, buttons: [[door]])
            return true
        }
        try notify(chat.id, subject: own.subject, code: own.code)
        try tellShortly(GroupReply.sentPrivately)
        return true
    }

    /// In a group what is for oneself alone is not kept, since all would read it for ever: it is to be told in private.
    /// What is only to be shown is the group's.
    package func sendsAway(_ spoken: Spoken) throws -> Bool {
        let line = spoken.line
        guard isGroup, line.isForOneself, !line.asks, !line.begins(with: .showing), line.tokens.count > 2 else {
            return false
        }
        let door = Button(voice.words(GroupReply.openPrivate), .invite(StartCode.fromGroup.text))
        try say(Outgoing(voice.say(GroupReply.forYouAlone), buttons: [[door]]))
        return true
    }

    private func isLong(_ card: some Card) throws -> Bool {
        guard !card.isPlain, let text = try card.render(in: self)?.outgoing.text.plain else { return false }
        return text.count { $0 == "\n" } >= Self.groupLines || text.count > Self.groupLength
    }

    /// Help is the same everywhere; all else is the group's.
    private func privateCard(_ card: some Card) -> (any Card)? {
        if let help = card as? HelpCard { return HelpCard(area: help.area) }
        return GroupCard(group: viewer, card: card)
    }

    /// One line in the group; for a pressed button its pop-up.
    private func tellShortly(_ reply: some Reply, buttons: [[Button]] = []) throws {
        if pressed == nil { try say(Outgoing(voice.say(reply), buttons: buttons)) } else { popUp = reply }
    }
}
