package import Core
package import Foundation
package import GRDB

extension ID: DatabaseValueConvertible {}

extension ID {
    /// Stands for the id of a row that is not inserted yet; SQLite never gives it.
    package static var unsaved: ID { ID(0) }
}

/// What a query's row is read as: columns are the properties, dates are seconds since 1970.
package protocol StoreRow: Decodable, Sendable {}

/// One record type for one table.
package protocol StoreRecord: StoreRow, Encodable, Hashable {
    static var databaseTableName: String { get }
}

extension StoreRecord {
    /// Inserts the row under a new id, whatever `id` says, and gives it back as it then is.
    package func insertedAnew(_ db: Database) throws -> Self {
        let id = try insertAnew(db), table = Self.databaseTableName
        guard let row = try Self.fetchOne(db, literal: "SELECT * FROM \(sql: table) WHERE id = \(id)") else {
            throw ColumnError.unsupported
        }
        return row
    }

    /// Inserts the row under a new id, whatever `id` says, and gives that.
    @discardableResult
    package func insertAnew(_ db: Database) throws -> Int64 {
        let columns = try ColumnEncoder.columns(of: self).filter { $0.name != "id" }
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        let sql = """
            INSERT INTO \(Self.databaseTableName) (\(columns.map(\.name).joined(separator: ", "))) \
            VALUES (\(places))
            """
        try db.run(Query(sql: sql, values: columns.map(\.value)))
        return db.newID
    }
}

extension Date {
    /// As the store keeps it: seconds since 1970.
    package var stored: Double { timeIntervalSince1970 }
    package init(stored: Double) { self.init(timeIntervalSince1970: stored) }
}
