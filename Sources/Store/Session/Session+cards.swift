package import Core
import GRDB

/// Where a card is shown.
package enum CardPlacement: Sendable, Hashable {
    case new
    /// Instead of what that message shows; a new one when that message carries no card.
    case inPlace(MessageRef)
}

/// A living message: what it shows is asked anew each time it is sent.
package struct CardRow: StoreRecord {
    package static let databaseTableName = "card"
    package let id: ID<CardRow>
    package let chat: ChatID
    /// What it is about: only one card of a subject lives in a chat.
    package let subject: String
    /// Which card it is, with its page and the like; what renders it reads this.
    package let code: String
    /// The message's id on the messenger; nil before it is sent.
    package let message: String?
    /// Of what the message shows now.
    package let hash: String?
    /// Only the newest card of a subject in a chat lives.
    package let isLive: Bool
}

/// What a card is about, as it is written beside it: one thing, or all of a kind.
enum CardTopic {
    /// Cards in a chat that keep up with all of a kind; one that was asked for earlier shows what was until it is
    /// pressed. Otherwise each new pin would edit every list of pins, map and search of the last years.
    static let freshLists = 2

    /// The topic is not one thing, but all that somebody has of a kind of which cards without number are asked for.
    static func isOfAll(_ topic: String) -> Bool {
        topic.lastIndex(of: ":").map { Self.kinds.contains(topic[..<$0]) } ?? false
    }

    private static let kinds: Set<Substring> = ["pins", "notes:of", "reminders", "events"]
}

extension Session {
    /// Shows a card in the piece's chat. Older living cards of the same subject there are retired.
    ///
    /// The preface is said above the card this once: its text first, its buttons last.
    package func show(
        subject: String, code: String, preface: Outgoing? = nil, as placement: CardPlacement = .new,
        class outboxClass: OutboxClass = .reply, isSilent: Bool = false
    ) throws {
        shown.append(code)
        if isHeld(outboxClass), placement == .new {
            return hold(.card(subject: subject, code: code, preface: preface))
        }
        let chat = try ownChat()
        if case .inPlace(let message) = placement, let card = try card(of: message) {
            return try reuse(card, for: subject, code: code, preface)
        }
        try showAnew(subject, code, in: chat, preface, class: outboxClass, isSilent: isSilent)
    }

    /// Shows a card in another chat, for the eyes and in the language of whoever that belongs to.
    package func notify(
        _ chat: ChatID, subject: String, code: String, preface: Outgoing? = nil, isSilent: Bool = false
    ) throws {
        try showAnew(subject, code, in: chat, preface, class: .notice, isSilent: isSilent)
    }

    private func showAnew(
        _ subject: String, _ code: String, in chat: ChatID, _ preface: Outgoing?, class outboxClass: OutboxClass,
        isSilent: Bool
    ) throws {
        try retire(subject, in: chat, except: nil)
        try db.run("INSERT INTO card (chat, subject, code) VALUES (\(chat), \(subject), \(code))")
        let card = CardRow(
            id: ID(db.newID), chat: chat, subject: subject, code: code, message: nil, hash: nil, isLive: true)
        let row = try leave(
            "card", outboxClass, in: chat, payload: preface.map { try JSONText.encode($0) }, card: card.id,
            isSilent: isSilent)
        note(.card(card, preface: preface), as: outboxClass, in: chat, isSilent: isSilent, row: row)
    }

    /// The living card of a subject in this chat gives way to what comes below it.
    package func retireCards(of subject: String) throws { try retire(subject, in: ownChat(), except: nil) }

    /// Whether a living card of the subject stands in this chat.
    package func hasLiveCard(of subject: String) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM card WHERE chat = \(ownChat()) AND subject = \(subject) AND isLive)"
        ) ?? false
    }

    /// Whether that very card lives in a chat, so that nothing new has to be shown there.
    package func hasLiveCard(of subject: String, code: String, in chat: ChatID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM card
                    WHERE chat = \(chat) AND subject = \(subject) AND code = \(code) AND isLive)
                """) ?? false
    }

    /// Something of these topics changed: every living card that shows one is asked anew, once; of those that show all
    /// of a kind only the newest of each chat.
    ///
    /// A card that is just being sent tells its topics only when it is done; `Transaction.marked` is for it.
    package func mark(_ topics: String...) throws {
        transaction.note(marks: topics)
        var stale: [ID<CardRow>: CardRow] = [:]
        // Topic by topic: of a list in the statement SQLite would make a table first.
        for topic in topics { for card in try cards(toRenewFor: topic) { stale[card.id] = card } }
        for card in stale.values.sorted(by: { $0.id < $1.id }) {
            try renew(card, class: card.chat == chat ? .reply : .notice)
        }
    }

    private func cards(toRenewFor topic: String) throws -> [CardRow] {
        let cards = try CardRow.fetchAll(
            db,
            literal: """
                SELECT card.* FROM cardTopic JOIN card ON card.id = cardTopic.card
                WHERE topic = \(topic) AND isLive ORDER BY card.id DESC
                """)
        guard CardTopic.isOfAll(topic) else { return cards }
        var counts: [ChatID: Int] = [:]
        return cards.filter { card in
            counts[card.chat, default: 0] += 1
            return counts[card.chat, default: 0] <= CardTopic.freshLists
        }
    }

    /// The card that a message carries, living or not.
    package func card(of message: MessageRef) throws -> CardRow? {
        try CardRow.fetchOne(
            db,
            literal: """
                SELECT card.* FROM card JOIN chat ON chat.id = card.chat
                WHERE chat.messenger = \(message.chat.messenger.rawValue) AND chat.externalID = \(message.chat.id)
                    AND card.message = \(message.id)
                ORDER BY card.id DESC
                """)
    }

    private func reuse(_ card: CardRow, for subject: String, code: String, _ preface: Outgoing?) throws {
        try retire(subject, in: card.chat, except: card.id)
        try db.run("UPDATE card SET subject = \(subject), code = \(code), isLive = 1 WHERE id = \(card.id)")
        try db.run("DELETE FROM cardTopic WHERE card = \(card.id)")
        try db.run(
            """
            DELETE FROM outbox WHERE card = \(card.id) AND kind IN ('edit', 'retire') AND state = 'waiting'
            """)
        try leave("edit", .reply, in: card.chat, payload: preface.map { try JSONText.encode($0) }, card: card.id)
    }

    /// An edit, unless something that will show the newest state is waiting already.
    private func renew(_ card: CardRow, class outboxClass: OutboxClass) throws {
        let isWaiting = try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM outbox
                WHERE card = \(card.id) AND state = 'waiting' AND kind IN ('card', 'edit'))
                """)
        if isWaiting != true { try leave("edit", outboxClass, in: card.chat, card: card.id) }
    }

    private func retire(_ subject: String, in chat: ChatID, except kept: ID<CardRow>?) throws {
        let old = try ID<CardRow>.fetchAll(
            db,
            literal: """
                SELECT id FROM card WHERE chat = \(chat) AND subject = \(subject) AND isLive AND id IS NOT \(kept)
                ORDER BY id
                """)
        for card in old {
            try db.run("UPDATE card SET isLive = 0 WHERE id = \(card)")
            try db.run("DELETE FROM cardTopic WHERE card = \(card)")
            try db.run("DELETE FROM outbox WHERE card = \(card) AND kind = 'edit' AND state = 'waiting'")
            try leave("retire", .notice, in: chat, card: card)
        }
    }
}

extension Transaction {
    package func card(_ id: ID<CardRow>?) throws -> CardRow? {
        try CardRow.fetchOne(db, literal: "SELECT * FROM card WHERE id = \(id)")
    }

    /// What the card showed when it was sent last.
    package func topics(of card: ID<CardRow>) throws -> [String] {
        try String.fetchAll(db, literal: "SELECT topic FROM cardTopic WHERE card = \(card) ORDER BY topic")
    }
}
