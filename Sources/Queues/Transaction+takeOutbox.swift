package import Core
package import Foundation
package import Store

/// What a look at the outbox gave.
package struct Departures: Sendable {
    /// The rows of a line go one after the other, each when the one before it has arrived.
    package let lines: [[OutboxRow]]
    package let held: HeldChats
    /// Some were not looked at, since the limits let none of many others go.
    package let isCut: Bool

    package init(lines: [[OutboxRow]] = [], held: HeldChats = HeldChats(), isCut: Bool = false) {
        self.lines = lines
        self.held = held
        self.isCut = isCut
    }
}

/// Chats with something to send that could not go yet, for want of places or for limits.
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
    /// Portions of chats in a row of which nothing goes.
    private static let mostRefusals = 2

    /// Marks rows as `sending` and gives them, in at most `limit` lines; that must be on disk before the first request
    /// leaves. Only the chats held before and those touched in this transaction are looked at.
    ///
    /// Replies and notices of a chat go one by one in the order of their commits, some of them in one line, where new
    /// messages go before changes of old ones. Answers and
    /// broadcasts stand outside that order, each a line of its own, and no chat has more than one line on its way
    /// besides answers. Between chats the class decides, then the order given. What has expired is dropped.
    /// `allows` holds the messenger's limits; it is asked once for each row that could go, in order.
    package func takeOutbox(
        held: HeldChats, now: Date, limit: Int,
        allows: (ChatRef, _ isGroup: Bool, OutboxClass) -> Bool = { _, _, _ in true }
    ) throws -> Departures {
        try db.run("DELETE FROM outbox WHERE expiresAt <= \(now.stored) AND state = 'waiting'")
        var chats = CandidateChats(held: held, touched: touched)
        var lines: [[OutboxRow]] = []
        // A long queue is not looked through for a few free places, nor while the limits let nothing go.
        var refusals = 0
        while lines.count < limit, refusals < Self.mostRefusals, let some = chats.next(max(limit, 64)) {
            var heads = try some.map { (chat: $0, heads: try OutboxHeads(of: $0, in: self)) }
            let before = lines.count
            for outboxClass in OutboxClass.allCases {
                for index in heads.indices {
                    lines += try take(outboxClass, from: &heads[index].heads, limit: limit - lines.count, now, allows)
                }
            }
            for (chat, heads) in heads { chats.put(heads, of: chat) }
            refusals = lines.count > before ? 0 : refusals + 1
        }
        return Departures(lines: lines, held: chats.held, isCut: refusals == Self.mostRefusals && !chats.isEmpty)
    }

    private func take(
        _ outboxClass: OutboxClass, from heads: inout OutboxHeads, limit: Int, _ now: Date,
        _ allows: (ChatRef, Bool, OutboxClass) -> Bool
    ) throws -> [[OutboxRow]] {
        var lines: [[OutboxRow]] = []
        while lines.count < limit, let line = heads.ready.first, line.outboxClass == outboxClass {
            heads.ready.removeFirst()
            let rows = try take(line, now, allows)
            if rows.count < line.ids.count { heads.hold() }
            if !rows.isEmpty { lines.append(rows) }
        }
        return lines
    }

    /// The rows of a line up to the first that cannot go.
    private func take(
        _ line: OutboxHeads.Line, _ now: Date, _ allows: (ChatRef, Bool, OutboxClass) -> Bool
    ) throws -> [OutboxRow] {
        var rows: [OutboxRow] = []
        for id in line.ids {
            guard let row = try read(id, now: now), allows(row.chat.ref, row.chat.isGroup, row.outboxClass) else {
                break
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

    /// A row that waits; nil where there is none of that id, or it cannot be read.
    package func waitingRow(_ id: ID<OutboxRow>) throws -> OutboxRow? {
        let state = try String.fetchOne(db, literal: "SELECT state FROM outbox WHERE id = \(id)")
        return state == "waiting" ? try? OutboxRow.read(id, in: self) : nil
    }

    /// At start: nobody knows whether rows that were on their way arrived. They are sent again; each new message
    /// among them is counted as "maybe twice" and named to the operator. Of a line only the first two can have left.
    /// - Returns: all that were on their way.
    package func recoverSending(now: Date) throws -> [ID<OutboxRow>] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT id, chat, class, kind FROM outbox WHERE state = 'sending'
                ORDER BY kind NOT IN ('message', 'card'), id
                """)
        var counts: [ChatID: Int] = [:]
        for row in rows {
            let chat: ChatID = row["chat"], isInLine = row["class"] != OutboxClass.answer.rawValue
            if isInLine { counts[chat, default: 0] += 1 }
            guard !isInLine || counts[chat, default: 0] <= OutboxHeads.atOnce else {
                try putBack(row["id"])
                continue
            }
            let isNew = ["message", "card"].contains(row["kind"] as String)
            try sendAgain(row["id"], maybeTwice: isNew, reason: "stopped while sending", now: now)
            try doubtLooks(after: row["id"])
        }
        return rows.map { $0["id"] }
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
