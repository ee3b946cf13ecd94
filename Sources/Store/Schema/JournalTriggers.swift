import GRDB

/// The triggers that write `change`, generated from the columns that the tables have at the moment.
enum JournalTriggers {
    private static let prefix = "journal_"

    /// Makes the triggers that are missing or no longer fit their table. Cheap when all is in order.
    static func install(in db: Database) throws {
        let present = try Dictionary(
            uniqueKeysWithValues: installed(in: db).map { ($0["name"] as String, $0["sql"] as String) })
        var wanted: [String: String] = [:]
        for table in Journal.tables where try db.tableExists(table.name) {
            wanted.merge(try triggers(for: table, in: db)) { _, new in new }
        }
        guard present != wanted else { return }
        try removeAll(from: db)
        for sql in wanted.values.sorted() { try db.execute(sql: sql) }
    }

    /// Before a migration, so that a trigger never stands in the way of a changed table.
    static func removeAll(from db: Database) throws {
        for row in try installed(in: db) {
            let name: String = row["name"]
            try db.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)")
        }
    }

    /// The row as JSON by column name. A number keeps 17 digits, since json_object would cut it to 15.
    static func image(of columns: [ColumnInfo], row: String) -> String {
        let members = columns.map { column in
            let value = "\(row).\(column.name.quotedDatabaseIdentifier)"
            let json =
                column.type == "REAL" ? "iif(\(value) IS NULL, NULL, json(printf('%!.17g', \(value))))" : value
            return "'\(column.name)', \(json)"
        }
        return "json_object(\(members.joined(separator: ", ")))"
    }

    private static func installed(in db: Database) throws -> [Row] {
        try Row.fetchAll(
            db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB ?",
            arguments: [prefix + "*"])
    }

    private static func triggers(for table: JournaledTable, in db: Database) throws -> [String: String] {
        let all = try db.columns(in: table.name)
        let columns = all.filter { !table.unjournaled.contains($0.name) }
        let old = image(of: columns, row: "OLD")
        let new = image(of: columns, row: "NEW")
        let names = columns.map(\.name.quotedDatabaseIdentifier)
        let differs = names.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
        var events = [
            trigger("update", on: table, of: " OF \(names.joined(separator: ", "))", id: "NEW.id", (old, new), differs)
        ]
        if !table.isUpdateOnly {
            events.append(trigger("insert", on: table, id: "NEW.id", ("NULL", new)))
            events.append(trigger("delete", on: table, id: "OLD.id", (image(of: all, row: "OLD"), "NULL")))
        }
        return Dictionary(uniqueKeysWithValues: events)
    }

    /// AFTER triggers: a cascade's children are then written before their parent, so that undo, which goes
    /// backwards, meets the parent first.
    private static func trigger(
        _ event: String, on table: JournaledTable, of columns: String = "", id: String, _ images: (String, String),
        _ condition: String = "1"
    ) -> (name: String, sql: String) {
        let name = "\(prefix)\(table.name)_\(event)"
        let sql = """
            CREATE TRIGGER \(name) AFTER \(event.uppercased())\(columns) ON \(table.name) \
            WHEN NOT (SELECT isPaused FROM journal) AND (\(condition)) BEGIN
            SELECT RAISE(ABORT, 'journal: \(table.name) changed while no entry is open') \
            WHERE (SELECT current FROM journal) IS NULL;
            INSERT INTO change (entry, tableName, rowID, old, new)
            SELECT current, '\(table.name)', \(id), \(images.0), \(images.1) FROM journal;
            END
            """
        return (name, sql)
    }
}
