package import Core
package import Foundation

extension Session {
    /// Puts the next notice of a thing at a moment; its due date stays.
    package func remind(of thing: Thing, at moment: Date) throws {
        try db.run(
            """
            INSERT INTO timer (due, kind, row) VALUES (\(moment.stored), \(thing.kind.rawValue), \(thing.id))
            ON CONFLICT (kind, row) DO UPDATE SET due = excluded.due, since = NULL
            """)
    }

    /// When the next notice of a thing is to be given; nil where none waits.
    package func nextNotice(of thing: Thing) throws -> Date? {
        try Double.fetchOne(
            db, literal: "SELECT due FROM timer WHERE kind = \(thing.kind.rawValue) AND row = \(thing.id)"
        ).map(Date.init(stored:))
    }

    /// The notice is given in this transaction.
    package func stopReminding(of thing: Thing) throws {
        try db.run("DELETE FROM timer WHERE kind = \(thing.kind.rawValue) AND row = \(thing.id)")
    }
}

extension Transaction {
    /// The chat in which an owner is told what has come due; nil where none can be reached.
    package func noticeChat(of owner: OwnerID) throws -> ChatRow? {
        try ChatRow.fetchOne(
            db, literal: "SELECT * FROM chat WHERE owner = \(owner) AND isReachable ORDER BY id LIMIT 1")
    }

    /// Whose reminder a timer is about; nil when it is gone.
    package func ownerOfReminder(_ id: Int64) throws -> OwnerID? {
        try OwnerID.fetchOne(db, literal: "SELECT owner FROM reminder WHERE id = \(id)")
    }

    /// What came due while a chat could not be reached is told when it can.
    func rearmReminders(in chat: ChatID) throws {
        try db.run(
            """
            INSERT INTO timer (due, kind, row) SELECT due, 'reminder', id FROM reminder
            WHERE owner = (SELECT owner FROM chat WHERE id = \(chat)) AND noticeAt IS NULL AND NOT isDone
            ON CONFLICT (kind, row) DO NOTHING
            """)
        // Served at once: what was held for its owner is judged anew.
        try db.run(
            """
            INSERT INTO timer (due, kind, row) SELECT 0, 'notices', owner FROM chat
            WHERE id = \(chat) AND owner IN (SELECT owner FROM heldNotice)
            ON CONFLICT (kind, row) DO UPDATE SET due = 0
            """)
    }
}
