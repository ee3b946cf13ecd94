import Core
import GRDB

/// A row and all that a cascade would take away with it.
struct RowFamily {
    private let session: Session
    private let worked: Set<Int64>
    private var db: Database { session.db }

    /// The actor may work on those tasks.
    init(_ session: Session, worked: Set<Int64>) { (self.session, self.worked) = (session, worked) }

    /// True where the row and every row that hangs on it are the actor's own work.
    func isOwn(_ table: JournaledTable, _ id: Int64) throws -> Bool {
        guard try belongs(table, id) else { return false }
        let changes = try RowChange.all(where: "tableName = \(table.name) AND rowID = \(id)", db)
        guard Authorship(of: changes).isOnly(by: session.actor.rawValue) else { return false }
        return try children(of: table.name, id).allSatisfy { try isOwn($0.table, $0.id) }
    }

    /// It is the actor's; or of another's to-do, which they may work on, what they added to it, or all of it.
    private func belongs(_ table: JournaledTable, _ id: Int64) throws -> Bool {
        let row = try Row.fetchOne(
            db, sql: "SELECT \(table.owner) AS owner, \(table.task ?? "NULL") AS task FROM \(table.name) WHERE id = ?",
            arguments: [id])
        guard let row else { return false }
        if let owner: OwnerID = row["owner"], owner == session.viewer || owner == session.actor.owner { return true }
        guard let task: TaskID = row["task"] else { return false }
        guard try worked.contains(task.rawValue) || session.mayChange(.task(task)) else { return false }
        return try table.name != "task" || isAdded(task)
    }

    private func isAdded(_ task: TaskID) throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM task WHERE id = \(task) AND addedBy = \(session.actor))") == true
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
