package import Core
package import Foundation
package import Store

/// What a look at the outbox gave.
package struct Departures: Sendable {
    package let rows: [OutboxRow]
    /// Chats with more to send, held back by limits, by a moment or for want of places; to be asked for again.
    package let held: [ChatID]

    package init(rows: [OutboxRow], held: [ChatID]) {
        self.rows = rows
        self.held = held
    }
}

extension Transaction {
    /// Marks rows of these chats as `sending` and gives them; that must be on disk before the first request leaves.
    ///
    /// Replies and notices of a chat go one by one in the order of their commits. Answers and broadcasts stand
    /// outside that order, and no chat has more than one row on its way besides answers. Between chats the class
    /// decides, then the order given. What has expired is dropped.
    /// `allows` holds the messenger's limits; it is asked once for each row that could go, in order.
    package func takeOutbox(
        of chats: [ChatID], now: Date, limit: Int,
        allows: (ChatRef, _ isGroup: Bool, OutboxClass) -> Bool = { _, _, _ in true }
    ) throws -> Departures {
        try db.run("DELETE FROM outbox WHERE expiresAt <= \(now.stored) AND state = 'waiting'")
        let heads = try chats.map { (chat: $0, heads: try OutboxHeads(of: $0, in: self, now: now)) }
        var held = Set(heads.filter(\.heads.isHeld).map(\.chat))
        var rows: [OutboxRow] = []
        for outboxClass in OutboxClass.allCases {
            for (chat, heads) in heads {
                for head in heads.ready where head.outboxClass == outboxClass {
                    guard let row = try read(head.id, now: now) else { held.insert(chat); continue }
                    guard rows.count < limit, allows(row.chat.ref, row.chat.isGroup, outboxClass) else {
                        held.insert(chat)
                        continue
                    }
                    try db.run("UPDATE outbox SET state = 'sending' WHERE id = \(row.id)")
                    rows.append(row)
                }
            }
        }
        return Departures(rows: rows, held: chats.filter(held.contains))
    }

    /// Chats that something waits for, in the order of its commits.
    package func chatsWithOutbox() throws -> [ChatID] {
        try ChatID.fetchAll(
            db, literal: "SELECT chat FROM outbox WHERE state = 'waiting' GROUP BY chat ORDER BY min(id)")
    }

    /// When the earliest row that is being held back may go; nil where none is held back by time.
    package func nextOutboxMoment(now: Date) throws -> Date? {
        try Double.fetchOne(
            db,
            literal: "SELECT min(notBefore) FROM outbox WHERE state = 'waiting' AND notBefore > \(now.stored)"
        ).map(Date.init(stored:))
    }

    /// Waiting rows that show a card, oldest first; without those that cannot be read.
    package func waitingCards() throws -> [OutboxRow] {
        try ID<OutboxRow>.fetchAll(
            db, literal: "SELECT id FROM outbox WHERE state = 'waiting' AND kind IN ('card', 'edit') ORDER BY id"
        ).compactMap { try? OutboxRow($0, in: self) }
    }

    /// At start: nobody knows whether rows that were on their way arrived. They are sent again; each new message
    /// among them is counted as "maybe twice" and named to the operator.
    package func recoverSending(now: Date) throws {
        let rows = try SQLRow.fetchAll(db, literal: "SELECT id, kind FROM outbox WHERE state = 'sending' ORDER BY id")
        for row in rows {
            let isNew = ["message", "card"].contains(row["kind"] as String)
            try sendAgain(row["id"], maybeTwice: isNew, notBefore: nil, reason: "stopped while sending", now: now)
        }
    }

    /// A row that cannot be read is dropped and named, so that it does not block its chat for ever.
    private func read(_ id: ID<OutboxRow>, now: Date) throws -> OutboxRow? {
        do {
            return try OutboxRow(id, in: self)
        } catch let error where error is DecodingError || error is OutboxError {
            let payload = try String.fetchOne(db, literal: "SELECT payload FROM outbox WHERE id = \(id)")
            try db.run("DELETE FROM outbox WHERE id = \(id)")
            try keepFailure("outbox", reference: "\(id)", reason: "\(error)", payload: payload, now: now)
            return nil
        }
    }
}
