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
    /// `allows` holds the messenger's limits; it is asked once for each row that could go, in order.
    package func takeOutbox(
        now: Date, limit: Int, allows: (ChatRef, _ isGroup: Bool, OutboxClass) -> Bool = { _, _, _ in true }
    ) throws -> [OutboxRow] {
        try dropStale(now: now)
        var picked: [ID<OutboxRow>] = []
        var busy: Set<ChatID> = []
        for outboxClass in OutboxClass.allCases {
            let cursor = try candidates(outboxClass, now: now)
            while picked.count < limit, let row = try cursor.next() {
                let chat: ChatID = row["chat"]
                let ref = ChatRef(messenger: MessengerName(rawValue: row["messenger"]), id: row["externalID"])
                guard outboxClass == .answer || !busy.contains(chat), allows(ref, row["isGroup"], outboxClass)
                else { continue }
                if outboxClass != .answer { busy.insert(chat) }
                picked.append(row["id"])
            }
        }
        return try picked.compactMap { try take($0, now: now) }
    }

    /// Waiting rows that show a card, oldest first; without those that cannot be read.
    package func waitingCards() throws -> [OutboxRow] {
        try Row.fetchAll(
            db, literal: "SELECT * FROM outbox WHERE state = 'waiting' AND kind IN ('card', 'edit') ORDER BY id"
        ).compactMap { try? OutboxRow($0, db) }
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

    /// Rows of one class that their chat's order lets go, read one by one: few are needed of perhaps many.
    private func candidates(_ outboxClass: OutboxClass, now: Date) throws -> RowCursor {
        let isFree: SQL = """
            NOT EXISTS (SELECT 1 FROM outbox WHERE chat = o.chat AND state = 'sending' AND class <> 'answer')
            """
        let isFirst: SQL = """
            NOT EXISTS (SELECT 1 FROM outbox WHERE chat = o.chat AND id < o.id AND class IN ('reply', 'notice'))
            """
        let order: SQL =
            switch outboxClass {
            case .answer: "1"
            case .broadcast: isFree
            case .reply, .notice: "\(literal: isFree) AND \(literal: isFirst)"
            }
        return try SQLRequest<Row>(
            literal: """
                SELECT o.id, o.chat, chat.messenger, chat.externalID, chat.isGroup FROM outbox AS o JOIN chat ON chat.id = o.chat
                WHERE state = 'waiting' AND class = \(outboxClass.rawValue)
                    AND (notBefore IS NULL OR notBefore <= \(now.stored)) AND \(literal: order)
                ORDER BY o.id
                """
        ).fetchCursor(db)
    }

    /// What came too late, and what would change a message that will never be there.
    private func dropStale(now: Date) throws {
        try db.run(
            """
            DELETE FROM outbox WHERE state = 'waiting' AND (expiresAt <= \(now.stored)
            OR kind IN ('edit', 'retire') AND (SELECT message IS NULL FROM card WHERE id = outbox.card)
                AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.card = outbox.card AND o.kind = 'card'))
            """)
    }

    /// A row that cannot be read is dropped and named, so that it does not block its chat for ever.
    private func take(_ id: ID<OutboxRow>, now: Date) throws -> OutboxRow? {
        guard let row = try Row.fetchOne(db, literal: "SELECT * FROM outbox WHERE id = \(id)") else { return nil }
        do {
            let taken = try OutboxRow(row, db)
            try db.run("UPDATE outbox SET state = 'sending' WHERE id = \(id)")
            return taken
        } catch let error as DatabaseError {
            throw error
        } catch {
            try db.run("DELETE FROM outbox WHERE id = \(id)")
            try keepFailure("outbox", reference: "\(id)", reason: "\(error)", payload: row["payload"], now: now)
            return nil
        }
    }
}
