package import Core
import GRDB

extension Session {
    /// Writes the viewer's settings; runs inside `change`, so that it can be undone.
    package func saveSettings(_ new: Settings) throws {
        let table = try transaction.settingsTable(of: viewer)
        let assignments = SettingsColumns.names.map { "\($0) = ?" }.joined(separator: ", ")
        try db.execute(
            sql: "UPDATE \(table) SET \(assignments) WHERE id = ?",
            arguments: SettingsColumns(new).arguments + [viewer])
        settings = new
    }

    /// True the first time it is asked for the actor, and never again.
    package func welcome() throws -> Bool {
        try db.run(
            "UPDATE person SET welcomedAt = \(now.stored) WHERE id = \(actor) AND welcomedAt IS NULL")
        return db.changesCount > 0
    }
}
