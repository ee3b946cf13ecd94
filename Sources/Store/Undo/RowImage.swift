import Core
import GRDB

/// One row of a journaled table by column name, as the journal writes it.
///
/// Kept and live rows are read through the same JSON, so that equal values compare equal to the last digit.
struct RowImage: Equatable {
    var values: [String: DatabaseValue]

    subscript(column: String) -> DatabaseValue { values[column] ?? .null }

    init?(json: String?, _ db: Database) throws {
        guard let json else { return nil }
        values = [:]
        let cursor = try Row.fetchCursor(db, sql: "SELECT key, atom FROM json_each(?)", arguments: [json])
        while let row = try cursor.next() {
            let value: DatabaseValue = row["atom"]
            values[row["key"]] = value
        }
    }

    /// The row as it is now; nil where there is none.
    static func live(_ table: String, _ id: Int64, _ db: Database) throws -> RowImage? {
        let image = JournalTriggers.image(of: try db.columns(in: table), row: table)
        let json = try String.fetchOne(db, sql: "SELECT \(image) FROM \(table) WHERE id = ?", arguments: [id])
        return try RowImage(json: json, db)
    }

    /// The columns in which this row differs from `other`, of those that both know; sorted.
    func columns(differingFrom other: RowImage) -> [String] {
        values.keys.filter { other.values.keys.contains($0) && self[$0] != other[$0] }.sorted()
    }
}

/// One change of an entry.
struct RowChange {
    let table: JournaledTable
    let rowID: Int64
    let actor: Int64
    let at: Double
    let old: RowImage?
    let new: RowImage?

    /// The thing that the row is, and those that it belongs or belonged to: their cards show it.
    var things: Set<Thing> {
        var things: Set<Thing> = []
        if let kind = ThingKind(rawValue: table.name) { things.insert(Thing(kind: kind, id: rowID)) }
        for kind in ThingKind.allCases {
            for case let id? in [old, new].map({ Int64.fromDatabaseValue($0?[kind.rawValue] ?? .null) }) {
                things.insert(Thing(kind: kind, id: id))
            }
        }
        if let thing = shared { things.insert(thing) }
        return things
    }

    /// The thing that a row of sharing names by kind and id.
    private var shared: Thing? {
        guard let row = new ?? old, let kind = String.fromDatabaseValue(row["kind"]).flatMap(ThingKind.init),
            let id = Int64.fromDatabaseValue(row["thing"])
        else { return nil }
        return Thing(kind: kind, id: id)
    }

    /// Changes in the order in which they were made; those of tables that are gone are left out.
    static func all(where condition: Query, _ db: Database) throws -> [RowChange] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT change.*, entry.actor AS actor, entry.at AS at FROM change JOIN entry ON entry.id = change.entry
                WHERE \(condition) ORDER BY change.id
                """)
        return try rows.compactMap { row in
            guard let table = Journal.table(named: row["tableName"]) else { return nil }
            return RowChange(
                table: table, rowID: row["rowID"], actor: row["actor"], at: row["at"],
                old: try RowImage(json: row["old"], db),
                new: try RowImage(json: row["new"], db))
        }
    }
}
