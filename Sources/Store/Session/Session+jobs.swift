import Core
import GRDB

extension Session {
    /// Leaves work that needs the outside; its result comes back as another piece for the same person and chat.
    package func leaveJob(kind: String, payload: some Encodable) throws {
        let cause = try cause.map { try JSONText.encode($0) }
        try db.run(
            """
            INSERT INTO job (kind, payload, actor, viewer, chat, cause, createdAt)
            VALUES (\(kind), \(JSONText.encode(payload)), \(actor), \(viewer), \(chat), \(cause), \(now.stored))
            """)
    }

    /// Such a job of this chat waits to be begun.
    package func hasJob(kind: String) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM job WHERE kind = \(kind) AND chat = \(chat) AND state = 'waiting')"
        ) ?? false
    }
}
