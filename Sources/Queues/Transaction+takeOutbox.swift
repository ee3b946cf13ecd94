package import Core
package import Foundation
package import Store

/// What a look at the outbox gave.
package struct Departures: Sendable {
    package let rows: [OutboxRow]
    package let held: HeldChats

    package init(rows: [OutboxRow] = [], held: HeldChats = HeldChats()) {
        self.rows = rows
        self.held = held
    }
}

/// Chats with something to send that could not go yet, for want of places, for limits or for its moment.
package struct HeldChats: Sendable, Equatable {
    /// With a reply or an answer.
    package var urgent: [ChatID] = []
    package var others: [ChatID] = []

    package init(urgent: [ChatID] = [], others: [ChatID] = []) {
        self.urgent = urgent
        self.others = others
    }
}

extension Transaction {
    /// Marks rows as `sending` and gives them; that must be on disk before the first request leaves. Only the chats
    /// held before and those touched in this transaction are looked at.
    ///
    /// Replies and notices of a chat go one by one in the order of their commits. Answers and broadcasts stand
    /// outside that order, and no chat has more than one row on its way besides answers. Between chats the class
    /// decides, then the order given. What has expired is dropped.
    /// `allows` holds the messenger's limits; it is asked once for each row that could go, in order.
    package func takeOutbox(
        held: HeldChats, now: Date, limit: Int,
        allows: (ChatRef, _ isGroup: Bool, OutboxClass) -> Bool = { _, _, _ in true }
    ) throws -> Departures {
        try db.run("DELETE FROM outbox WHERE expiresAt <= \(now.stored) AND state = 'waiting'")
        var chats = CandidateChats(held: held, touched: touched)
        var rows: [OutboxRow] = []
        // A long queue is not looked through for a few free places, nor while the limits let nothing go.
        var refusals = 0
        while rows.count < limit, refusals < 2, let some = chats.next(max(limit, 64)) {
            var heads = try some.map { (chat: $0, heads: try OutboxHeads(of: $0, in: self, now: now)) }
            let before = rows.count
            for outboxClass in OutboxClass.allCases {
                for index in heads.indices {
                    rows += try take(outboxClass, from: &heads[index].heads, limit: limit - rows.count, now, allows)
                }
            }
            for (chat, heads) in heads { chats.put(heads, of: chat) }
            refusals = rows.count > before ? 0 : refusals + 1
        }
        return Departures(rows: rows, held: chats.held)
    }

    private func take(
        _ outboxClass: OutboxClass, from heads: inout OutboxHeads, limit: Int, _ now: Date,
        _ allows: (ChatRef, Bool, OutboxClass) -> Bool
    ) throws -> [OutboxRow] {
        var rows: [OutboxRow] = []
        while rows.count < limit, let head = heads.ready.first, head.outboxClass == outboxClass {
            heads.ready.removeFirst()
            guard let row = try read(head.id, now: now), allows(row.chat.ref, row.chat.isGroup, outboxClass) else {
                heads.hold()
                continue
            }
            try db.run("UPDATE outbox SET state = 'sending' WHERE id = \(row.id)")
            rows.append(row)
        }
        return rows
    }

    /// All chats that something waits for, in the order of its commits: for the first look.
    package func chatsWithOutbox() throws -> HeldChats {
        HeldChats(
            others: try ChatID.fetchAll(
                db, literal: "SELECT chat FROM outbox WHERE state = 'waiting' GROUP BY chat ORDER BY min(id)"))
    }

    /// Waiting rows that show a card, oldest first; without those that cannot be read.
    package func waitingCards() throws -> [OutboxRow] {
        try ID<OutboxRow>.fetchAll(
            db, literal: "SELECT id FROM outbox WHERE state = 'waiting' AND kind IN ('card', 'edit') ORDER BY id"
        ).compactMap { try? OutboxRow.read($0, in: self) }
    }

    /// At start: nobody knows whether rows that were on their way arrived. They are sent again; each new message
    /// among them is counted as "maybe twice" and named to the operator.
    package func recoverSending(now: Date) throws {
        let rows = try SQLRow.fetchAll(db, literal: "SELECT id, kind FROM outbox WHERE state = 'sending' ORDER BY id")
        for row in rows {
            let isNew = ["message", "card"].contains(row["kind"] as String)
            try sendAgain(row["id"], maybeTwice: isNew, notBefore: nil, reason: "stopped while sending", now: now)
            try doubtLooks(after: row["id"])
        }
    }

    /// A row that cannot be read is dropped and named, so that it does not block its chat for ever.
    private func read(_ id: ID<OutboxRow>, now: Date) throws -> OutboxRow? {
        do {
            return try OutboxRow.read(id, in: self)
        } catch let error where error is DecodingError || error is OutboxError {
            let payload = try String.fetchOne(db, literal: "SELECT payload FROM outbox WHERE id = \(id)")
            try db.run("DELETE FROM outbox WHERE id = \(id)")
            try keepFailure("outbox", reference: "\(id)", reason: "\(error)", payload: payload, now: now)
            return nil
        }
    }
}
