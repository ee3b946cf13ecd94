package import Core
package import Foundation
import GRDB

/// Which rows of the outbox go first between chats, in this order.
package enum OutboxClass: String, Sendable, Codable, CaseIterable {
    /// To a pressed button; goes before all else and outside a chat's order.
    case answer
    case reply
    case notice
    /// Outside a chat's order.
    case broadcast
}

/// The answer to a pressed button.
package struct PressAnswer: Hashable, Sendable, Codable {
    package let queryID: String
    /// nil only stops the client's waiting sign.
    package let text: String?
    /// Shown as a dialog rather than as a passing line.
    package let isAlert: Bool

    package init(queryID: String, text: String?, isAlert: Bool) {
        self.queryID = queryID
        self.text = text
        self.isAlert = isAlert
    }
}

extension Session {
    /// Leaves a message in the outbox of this transaction. Nothing is left for a chat that cannot be reached.
    ///
    /// Without `chat` it goes to the piece's own; where there is none, `SessionError.noChat` is thrown. A silent one
    /// does not ring.
    package func say(
        _ outgoing: Outgoing, class outboxClass: OutboxClass = .reply, to chat: ChatID? = nil, expires: Date? = nil,
        isSilent: Bool = false
    ) throws {
        if isHeld(outboxClass), chat == nil { return hold(.message(outgoing)) }
        if chat == nil { buttonsSaid = outgoing.buttons.flatMap(\.self) }
        let chat = try chat ?? ownChat()
        let row = try leave(
            "message", outboxClass, in: chat, payload: JSONText.encode(outgoing), expires: expires, isSilent: isSilent)
        note(.message(outgoing), as: outboxClass, in: chat, isSilent: isSilent, row: row)
    }

    /// Answers a pressed button: sent before everything else, worth nothing after 15 seconds.
    package func answer(queryID: String, text: String? = nil, isAlert: Bool = false) throws {
        let payload = try JSONText.encode(PressAnswer(queryID: queryID, text: text, isAlert: isAlert))
        try leave("answer", .answer, in: ownChat(), payload: payload, expires: now.addingTimeInterval(15))
    }

    /// Takes a message of ours away, and the card that it carries.
    package func takeAway(_ message: MessageRef, class outboxClass: OutboxClass = .reply) throws {
        guard let chat = try transaction.chat(message.chat) else { return }
        if let card = try card(of: message) { try db.run("DELETE FROM card WHERE id = \(card.id)") }
        try leave("delete", outboxClass, in: chat.id, payload: JSONText.encode(message))
    }

    /// Takes away the living cards of a subject in this chat: what is said anew stands in their place.
    package func takeAwayCards(of subject: String, class outboxClass: OutboxClass = .reply) throws {
        let chat = try ownChat()
        guard let ref = try transaction.chat(id: chat)?.ref else { return }
        let cards = try CardRow.fetchAll(
            db, literal: "SELECT * FROM card WHERE chat = \(chat) AND subject = \(subject) AND isLive")
        for message in cards.compactMap(\.message) {
            try takeAway(MessageRef(chat: ref, id: message), class: outboxClass)
        }
    }

    /// What was left in a row of the outbox needs no reading back in this transaction.
    func note(
        _ work: Transaction.Said.Work, as outboxClass: OutboxClass, in chat: ChatID, isSilent: Bool, row: Int64?
    ) {
        guard let row else { return }
        let said = Transaction.Said(work: work, chat: chat, outboxClass: outboxClass, isSilent: isSilent, at: now)
        transaction.note(said, in: row)
    }

    func ownChat() throws -> ChatID {
        guard let chat else { throw SessionError.noChat }
        return chat
    }

    /// - Returns: the row's id; nil where the chat cannot be reached.
    @discardableResult
    func leave(
        _ kind: String, _ outboxClass: OutboxClass, in chat: ChatID, payload: String? = nil,
        card: ID<CardRow>? = nil, expires: Date? = nil, isSilent: Bool = false
    ) throws -> Int64? {
        guard try transaction.chat(id: chat)?.isReachable == true else { return nil }
        transaction.touch(chat)
        try db.run(
            """
            INSERT INTO outbox (chat, class, kind, payload, card, expiresAt, createdAt, isSilent) VALUES
                (\(chat), \(outboxClass.rawValue), \(kind), \(payload), \(card), \(expires?.stored), \(now.stored),
                \(isSilent))
            """)
        // What was taken back may have had the same id.
        transaction.note(nil, in: db.newID)
        return db.newID
    }
}
