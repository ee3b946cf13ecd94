package import Core
package import Foundation
package import Store

/// What came of sending a row.
package enum OutboxResult: Sendable, Hashable {
    /// nil where no message came of it.
    case sent(MessageRef?)
    /// It did not arrive, and is sent again.
    case retry
    /// It never left, and waits as before.
    case putBack
    /// It may have arrived, and is sent again.
    case maybeTwice
    /// The message to change is gone: a reply becomes a new message, what nobody waits for is dropped.
    case messageGone
    /// The message was taken away, since it cannot show what the card is now: a new one takes its place.
    case replaced
    /// Too late, or nothing to do; no failure.
    case obsolete
    /// It can never be sent; named to the operator.
    case drop(reason: String)
    case unreachable
    case migrated(to: ChatRef)
}

extension Transaction {
    /// Settles a row that `takeOutbox` gave.
    ///
    /// `hash` is of what a card's message shows now, `topics` what it shows, so that `Session.mark` finds it; it is
    /// outdated where one of them was marked while it was on its way. `pinsNext` says that the new message is to stay on
    /// top of its chat: the row becomes an edit of it, which asks for that.
    package func settle(
        _ row: OutboxRow, _ result: OutboxResult, hash: String? = nil, topics: Set<String> = [],
        isOutdated: Bool = false, pinsNext: Bool = false, now: Date
    ) throws {
        touch(row.chat.id)
        switch result {
        case .sent(let message):
            if pinsNext {
                try db.run("UPDATE outbox SET kind = 'edit', state = 'waiting' WHERE id = \(row.id)")
            } else {
                try remove(row)
            }
            if case .message(let outgoing) = row.work, let thing = outgoing.about, let message {
                try remember(thing, as: message, in: row.chat.id)
            }
            guard let card = row.card else { return }
            try sent(card, row.work, message, hash: hash, topics: topics)
            if isOutdated { try leaveEdit(of: card, as: row.outboxClass, now: now) }
        case .putBack: try putBack(row.id)
        case .retry: try sendAgain(row.id, maybeTwice: false, reason: "", now: now)
        case .maybeTwice:
            try sendAgain(row.id, maybeTwice: row.isNewMessage, reason: "no answer came", now: now)
            try doubtLooks(after: row.id)
        case .messageGone: try messageGone(row)
        case .replaced: try sendAnew(row)
        case .obsolete: try remove(row)
        case .drop(let reason): try drop(row, reason, now: now)
        case .unreachable:
            try remove(row)
            try setReachable(row.chat.id, false)
        case .migrated(let chat):
            try sendAgain(row.id, maybeTwice: false, reason: "", now: now)
            try migrate(chat: row.chat.ref, to: chat)
        }
    }

    /// Back to waiting, at its old place in the chat's order. The operator hears once that it may come more than once.
    func sendAgain(_ id: ID<OutboxRow>, maybeTwice: Bool, reason: String, now: Date) throws {
        let row = try SQLRow.fetchOne(
            db,
            literal: """
                UPDATE outbox SET state = 'waiting', tries = tries + 1, maybeTwice = maybeTwice + \(maybeTwice)
                WHERE id = \(id) RETURNING chat, maybeTwice
                """)
        guard let row else { return }
        touch(row["chat"])
        if maybeTwice, (row["maybeTwice"] as Int) == 1 {
            try keepFailure("maybe twice", reference: "outbox \(id)", reason: reason, now: now)
        }
    }

    /// Never sent: back to waiting as it was.
    func putBack(_ id: ID<OutboxRow>) throws {
        let chat = try ChatID.fetchOne(
            db, literal: "UPDATE outbox SET state = 'waiting' WHERE id = \(id) RETURNING chat")
        if let chat { touch(chat) }
    }

    /// Nobody knows whether a card's message shows what that row was to make it show: what it is to show next is sent,
    /// even if that is what it showed before.
    func doubtLooks(after row: ID<OutboxRow>) throws {
        try db.run(
            "UPDATE card SET hash = hash || '?' WHERE id = (SELECT card FROM outbox WHERE id = \(row) AND kind = 'edit')"
        )
    }

    /// While it was on its way its chat may have become another's, which may go on now.
    private func remove(_ row: OutboxRow) throws {
        // SQLite makes a table for what is returned, which costs more than the rest.
        try db.run("DELETE FROM outbox WHERE id = \(row.id) AND chat = \(row.chat.id)")
        guard db.changed == 0 else { return }
        let chat = try ChatID.fetchOne(db, literal: "DELETE FROM outbox WHERE id = \(row.id) RETURNING chat")
        if let chat { touch(chat) }
    }

    private func remember(_ thing: Thing, as message: MessageRef, in chat: ChatID) throws {
        try db.run(
            """
            INSERT OR IGNORE INTO origin (chat, message, kind, thing)
            VALUES (\(chat), \(message.id), \(thing.kind.rawValue), \(thing.id))
            """)
    }

    private func sent(
        _ card: CardRow, _ work: OutboxRow.Work, _ message: MessageRef?, hash: String?, topics: Set<String>
    ) throws {
        try db.run(
            """
            UPDATE card SET message = coalesce(\(message?.id), message), hash = \(hash) WHERE id = \(card.id)
            """)
        if case .retire = work { return }
        try db.run("DELETE FROM cardTopic WHERE card = \(card.id)")
        for topic in topics.sorted() {
            try db.run(
                """
                INSERT INTO cardTopic (topic, card) SELECT \(topic), id FROM card WHERE id = \(card.id) AND isLive
                """)
        }
    }

    /// The card is asked anew, unless something that will show its newest state is waiting already.
    private func leaveEdit(of card: CardRow, as outboxClass: OutboxClass, now: Date) throws {
        try db.run(
            """
            INSERT INTO outbox (chat, class, kind, card, createdAt)
            SELECT chat, \(outboxClass.rawValue), 'edit', id, \(now.stored) FROM card
            WHERE id = \(card.id) AND isLive AND NOT EXISTS (
                SELECT 1 FROM outbox WHERE card = \(card.id) AND state = 'waiting' AND kind IN ('card', 'edit'))
            """)
    }

    private func messageGone(_ row: OutboxRow) throws {
        guard case .edit(let card) = row.work else { return try remove(row) }
        if row.outboxClass == .reply { try sendAnew(row) } else { try bury(card) }
    }

    private func sendAnew(_ row: OutboxRow) throws {
        guard case .edit(let card) = row.work else { return try remove(row) }
        try db.run("UPDATE card SET message = NULL, hash = NULL WHERE id = \(card.id)")
        try db.run("UPDATE outbox SET kind = 'card', state = 'waiting' WHERE id = \(row.id)")
    }

    private func drop(_ row: OutboxRow, _ reason: String, now: Date) throws {
        try remove(row)
        if case .card(let card) = row.work { try bury(card) }
        try keepFailure("outbox", reference: "\(row.id)", reason: reason, now: now)
    }

    /// A card whose message never was or is no more.
    private func bury(_ card: CardRow) throws {
        try db.run("DELETE FROM card WHERE id = \(card.id)")
    }
}
