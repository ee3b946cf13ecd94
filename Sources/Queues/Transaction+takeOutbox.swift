package import Core
package import Foundation
import GRDB
package import Store

extension Transaction {
    /// Marks rows as `sending` and gives them; that must be on disk before the first request leaves.
    ///
    /// Replies and notices of a chat go one by one in the order of their commits. Answers and broadcasts stand
    /// outside that order, and no chat has more than one row on its way besides answers. Between chats the class
    /// decides, then the order of commits. What has expired is dropped.
    /// - Parameter allows: the messenger's limits; asked once for each row that could go, in order.
    package func takeOutbox(
        now: Date, limit: Int, allows: (ChatRef, OutboxClass) -> Bool = { _, _ in true }
    ) throws -> [OutboxRow] {
        try dropStale(now: now)
        var taken: [OutboxRow] = []
        var busy: Set<ChatID> = []
        for row in try ready(now: now) where taken.count < limit {
            guard let row = try readable(row, now: now) else { continue }
            let isAnswer = row.outboxClass == .answer
            guard isAnswer || !busy.contains(row.chat.id), allows(row.chat.ref, row.outboxClass) else { continue }
            if !isAnswer { busy.insert(row.chat.id) }
            try db.execute(literal: "UPDATE outbox SET state = 'sending' WHERE id = \(row.id)")
            taken.append(row)
        }
        return taken
    }

    /// When the earliest row that is being held back may go; nil where none is held back by time.
    package func nextOutboxMoment(now: Date) throws -> Date? {
        try Double.fetchOne(
            db,
            literal: "SELECT min(notBefore) FROM outbox WHERE state = 'waiting' AND notBefore > \(now.stored)"
        ).map(Date.init(stored:))
    }

    /// At start: nobody knows whether rows that were on their way arrived. They are sent again; each new message
    /// among them is counted as "maybe twice" and named to the operator.
    package func recoverSending(now: Date) throws {
        let rows = try Row.fetchAll(db, literal: "SELECT id, kind FROM outbox WHERE state = 'sending' ORDER BY id")
        for row in rows {
            let isNew = ["message", "card"].contains(row["kind"] as String)
            try sendAgain(row["id"], maybeTwice: isNew, notBefore: nil, reason: "stopped while sending", now: now)
        }
    }

    private func ready(now: Date) throws -> [Row] {
        try Row.fetchAll(
            db,
            literal: """
                SELECT * FROM outbox AS o WHERE state = 'waiting' AND (notBefore IS NULL OR notBefore <= \(now.stored))
                AND (class = 'answer' OR NOT EXISTS (
                    SELECT 1 FROM outbox WHERE chat = o.chat AND state = 'sending' AND class <> 'answer'))
                AND (class IN ('answer', 'broadcast') OR NOT EXISTS (
                    SELECT 1 FROM outbox WHERE chat = o.chat AND id < o.id AND class IN ('reply', 'notice')))
                ORDER BY CASE class WHEN 'answer' THEN 0 WHEN 'reply' THEN 1 WHEN 'notice' THEN 2 ELSE 3 END, id
                """)
    }

    /// What came too late, and what would change a message that will never be there.
    private func dropStale(now: Date) throws {
        try db.execute(
            literal: """
                DELETE FROM outbox WHERE state = 'waiting' AND (expiresAt <= \(now.stored)
                OR kind IN ('edit', 'retire') AND (SELECT message IS NULL FROM card WHERE id = outbox.card)
                    AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.card = outbox.card AND o.kind = 'card'))
                """)
    }

    /// A row that cannot be read is dropped and named, so that it does not block its chat for ever.
    private func readable(_ row: Row, now: Date) throws -> OutboxRow? {
        do {
            return try OutboxRow(row, db)
        } catch let error as DatabaseError {
            throw error
        } catch {
            let id: ID<OutboxRow> = row["id"]
            try db.execute(literal: "DELETE FROM outbox WHERE id = \(id)")
            try keepFailure("outbox", reference: "\(id)", reason: "\(error)", payload: row["payload"], now: now)
            return nil
        }
    }
}
