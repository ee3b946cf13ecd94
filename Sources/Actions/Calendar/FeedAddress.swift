package import Core
package import Store

extension Session {
    /// The secret under which programs read the viewer's calendar; nil where there is none.
    package func feedToken() throws -> String? {
        try String.fetchOne(db, literal: "SELECT token FROM feedAddress WHERE owner = \(viewer)")
    }

    /// A first secret, or a new one, with which the old one is dead at once. Undo knows nothing of it: what was given
    /// away by mistake must not come back.
    package func renewFeed() throws {
        try db.run(
            """
            INSERT INTO feedAddress (owner, token, createdAt) VALUES (\(viewer), \(random.token()), \(now.stored))
            ON CONFLICT (owner) DO UPDATE SET token = excluded.token, createdAt = excluded.createdAt
            """)
        try mark("calendars:\(viewer)")
    }

    package func endFeed() throws {
        try db.run("DELETE FROM feedAddress WHERE owner = \(viewer)")
        try mark("calendars:\(viewer)")
    }
}

extension Transaction {
    /// Whose calendar a secret opens; nil for any other.
    package func owner(ofFeed token: String) throws -> OwnerID? {
        try OwnerID.fetchOne(db, literal: "SELECT owner FROM feedAddress WHERE token = \(token)")
    }
}
