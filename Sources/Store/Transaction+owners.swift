package import Core

extension Transaction {
    /// Whose row of a table a timer is about; nil where it is gone.
    package func owner(of table: String, row: Int64) throws -> OwnerID? {
        try OwnerID.fetchOne(db, literal: "SELECT owner FROM \(sql: table) WHERE id = \(row)")
    }
}
