package import Core
package import Foundation
package import Store

/// A raw update that waits to be read.
package struct InboxRow: Sendable, Hashable {
    package let id: ID<InboxRow>
    package let messenger: MessengerName
    package let update: RawUpdate
    package let receivedAt: Date

    init(id: ID<InboxRow>, messenger: MessengerName, update: RawUpdate, receivedAt: Date) {
        self.id = id
        self.messenger = messenger
        self.update = update
        self.receivedAt = receivedAt
    }

    /// An update that was settled and is taken once more; no row of the inbox stands behind it.
    package init(again update: RawUpdate, from messenger: MessengerName, receivedAt: Date) {
        self.init(id: ID(0), messenger: messenger, update: update, receivedAt: receivedAt)
    }
}

extension Transaction {
    /// Stores a batch and its cursor, so that the next poll confirms only what is on disk.
    ///
    /// Ids are never compared by size, since a messenger may start anew below the old ones; an update is the same
    /// only where id and bytes are those of one still kept (`purge`).
    package func store(batch: PolledBatch, messenger: MessengerName, now: Date) throws {
        for update in batch.updates where try !isKept(update, of: messenger) {
            try db.run(
                """
                INSERT INTO inbox (messenger, updateID, json, receivedAt)
                VALUES (\(messenger.rawValue), \(update.id), \(update.json), \(now.stored))
                """)
        }
        try db.run(
            """
            INSERT INTO cursor (messenger, value) VALUES (\(messenger.rawValue), \(batch.cursor))
            ON CONFLICT (messenger) DO UPDATE SET value = excluded.value
            """)
    }

    private func isKept(_ update: RawUpdate, of messenger: MessengerName) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM inbox
                    WHERE messenger = \(messenger.rawValue) AND updateID = \(update.id) AND json = \(update.json))
                """) == true
    }

    /// What the next poll hands to the messenger; nil before the first batch.
    package func cursor(_ messenger: MessengerName) throws -> String? {
        try String.fetchOne(db, literal: "SELECT value FROM cursor WHERE messenger = \(messenger.rawValue)")
    }

    /// Updates that wait, in the order in which they came; those behind `last` where it is given.
    package func waitingUpdates(limit: Int, after last: ID<InboxRow>? = nil) throws -> [InboxRow] {
        try db.rows(
            """
            SELECT id, messenger, updateID, json, receivedAt FROM inbox
            WHERE state = 'waiting' AND id > \(last?.rawValue ?? 0) ORDER BY id LIMIT \(limit)
            """
        ) { row in
            try InboxRow(
                id: row.next(), messenger: MessengerName(rawValue: row.next()),
                update: RawUpdate(id: row.next(), json: row.next()), receivedAt: Date(stored: row.next()))
        }
    }

    /// Goes into the same commit as the updates' effects.
    package func finish(_ updates: [ID<InboxRow>]) throws {
        guard !updates.isEmpty else { return }
        try db.run("UPDATE inbox SET state = 'done' WHERE id IN (\(list: updates))")
    }

    /// The piece of this update threw; its reason is kept among the failures.
    package func fail(_ update: ID<InboxRow>, reason: String, now: Date) throws {
        try settle(update, as: "failed")
        try keepFailure("inbox", reference: "\(update)", reason: reason, now: now)
    }

    /// The process died of it three times: it is not tried again.
    package func setAside(_ update: ID<InboxRow>, reason: String, now: Date) throws {
        try settle(update, as: "aside")
        try keepFailure("inbox", reference: "\(update)", reason: reason, now: now)
    }

    /// Updates behind `last` that were dealt with and came before a date, in their order; one whose failure stands is kept
    /// for a replay.
    package func oldUpdates(before date: Date, after last: ID<InboxRow>? = nil, limit: Int) throws -> [ID<InboxRow>] {
        try ID<InboxRow>.fetchAll(
            db,
            literal: """
                SELECT id FROM inbox WHERE id > \(last?.rawValue ?? 0) AND state <> 'waiting'
                    AND receivedAt < \(date.stored) AND (state = 'done' OR NOT EXISTS
                    (SELECT 1 FROM failure WHERE source = 'inbox' AND reference = CAST(inbox.id AS TEXT)))
                ORDER BY id LIMIT \(limit)
                """)
    }

    /// Forgets updates that were dealt with.
    package func purge(_ updates: [ID<InboxRow>]) throws {
        try db.run("DELETE FROM inbox WHERE id IN (\(list: updates)) AND state <> 'waiting'")
    }

    private func settle(_ update: ID<InboxRow>, as state: String) throws {
        try db.run("UPDATE inbox SET state = \(state) WHERE id = \(update)")
    }
}
