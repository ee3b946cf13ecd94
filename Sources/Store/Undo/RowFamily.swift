import Core
import GRDB

/// A row and all that a cascade would take away with it.
struct RowFamily {
    private let session: Session
    private var db: Database { session.db }

    init(_ session: Session) { self.session = session }

    /// True where the row and every row that hangs on it are the actor's own work.
    func isOwn(_ table: JournaledTable, _ id: Int64) throws -> Bool {
        guard try belongs(table, id) else { return false }
        let changes = try RowChange.all(where: "tableName = \(table.name) AND rowID = \(id)", db)
        guard Authorship(of: changes).isOnly(by: session.actor.rawValue) else { return false }
        return try children(of: table.name, id).allSatisfy { try isOwn($0.table, $0.id) }
    }

    private func belongs(_ table: JournaledTable, _ id: Int64) throws -> Bool {
        let owner = try OwnerID.fetchOne(
            db, sql: "SELECT \(table.owner) FROM \(table.name) WHERE id = ?", arguments: [id])
        return owner == session.viewer || owner == session.actor.owner
    }

    private func children(of parent: String, _ id: Int64) throws -> [(table: JournaledTable, id: Int64)] {
        try Journal.tables.flatMap { table in
            let keys = try db.foreignKeys(on: table.name).filter { $0.destinationTable == parent }
            return try keys.compactMap(\.mapping.first?.origin).flatMap { column in
                try Int64.fetchAll(
                    db, sql: "SELECT id FROM \(table.name) WHERE \(column.quotedDatabaseIdentifier) = ?",
                    arguments: [id]
                ).map { (table, $0) }
            }
        }
    }
}
