package import Core
import GRDB

extension Transaction {
    /// All rows that are one owner's, as JSON arrays by table: every journaled table, so that nothing is forgotten.
    ///
    /// What only the house knows of people (who looks after it, who is a guest) is left out.
    package func everything(of owner: OwnerID) throws -> [(table: String, json: String)] {
        try Journal.tables.compactMap { table in
            let columns = try db.columns(in: table.name).map(\.name).filter { $0 != "isAdministrator" }
            let pairs = columns.map { "'\($0)', \($0.quotedDatabaseIdentifier)" }.joined(separator: ", ")
            let json = try String.fetchOne(
                db,
                sql: """
                    SELECT json_group_array(json(row)) FROM
                        (SELECT json_object(\(pairs)) AS row FROM \(table.name) WHERE \(table.owner) = ? ORDER BY id)
                    """, arguments: [owner.rawValue])
            return json.flatMap { $0 == "[]" ? nil : (table.name, $0) }
        }
    }
}
