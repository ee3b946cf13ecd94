package import Core
import GRDB

extension Session {
    /// Writes the viewer's settings; runs inside `change`, so that it can be undone.
    package func saveSettings(_ new: Settings) throws {
        try db.run(
            """
            UPDATE \(sql: account.table) SET (\(sql: SettingsColumns.names)) = (\(SettingsColumns.values(new)))
            WHERE id = \(viewer)
            """)
        settings = new
    }

    /// True the first time it is asked for the actor, and never again.
    package func welcome() throws -> Bool {
        try db.run(
            "UPDATE person SET welcomedAt = \(now.stored) WHERE id = \(actor) AND welcomedAt IS NULL")
        return db.changesCount > 0
    }
}
