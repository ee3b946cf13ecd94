package import Core
package import Foundation

extension Session {
    /// When the next notice of a thing is to be given, but for those that only repeat one; nil where none waits.
    package func nextNotice(of thing: Thing) throws -> Date? {
        try Double.fetchOne(
            db,
            literal: """
                SELECT min(due) FROM timer WHERE row = \(thing.id) AND (kind = \(thing.kind.rawValue)
                    OR \(thing.kind == .reminder) AND kind = 'snooze')
                """
        ).map(Date.init(stored:))
    }
}

extension Transaction {
    /// The chat in which an owner is told what has come due, of several the one that was used last; nil where none can
    /// be reached.
    package func noticeChat(of owner: OwnerID) throws -> ChatRow? {
        try ChatRow.fetchOne(
            db,
            literal: "SELECT * FROM chat WHERE owner = \(owner) AND isReachable ORDER BY usedAt DESC, id LIMIT 1")
    }

    /// A moment of what repeats is not told, and the next one is.
    package func passOver(reminder id: Int64, due: Date) throws {
        try db.run(
            "UPDATE reminder SET toldDue = \(due.stored) WHERE id = \(id) AND rule IS NOT NULL AND NOT isAfterDone")
    }

    /// What came due while a chat could not be reached is told when it can.
    func rearmReminders(in chat: ChatID) throws {
        for timed in Schema.reminderTimers + [Schema.bundleTimer] {
            try db.run(
                Query(sql: timed.rearming(owner: "(SELECT owner FROM chat WHERE id = ?)"), values: [chat.sqlValue]))
        }
        // Served at once: what was held for its owner is judged anew.
        try db.run(
            """
            INSERT INTO timer (due, kind, row) SELECT 0, 'notices', owner FROM chat
            WHERE id = \(chat) AND owner IN (SELECT owner FROM heldNotice)
            ON CONFLICT (kind, row) DO UPDATE SET due = 0
            """)
    }
}
