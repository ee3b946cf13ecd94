package import Core
package import Foundation
package import GRDB

extension ID: DatabaseValueConvertible, StatementColumnConvertible {}

extension ID {
    /// Stands for the id of a row that is not inserted yet; SQLite never gives it.
    package static var unsaved: ID { ID(0) }
}

/// One record type for one table: columns are the properties, dates are seconds since 1970.
package protocol StoreRecord: Codable, Sendable, Hashable, FetchableRecord, PersistableRecord {}

extension StoreRecord {
    package static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .timeIntervalSince1970
    }

    package static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSince1970
    }

    /// Inserts the row under a new id, whatever `id` says, and gives it back as it then is.
    package func insertedAnew(_ db: Database) throws -> Self {
        var values = try databaseDictionary
        values["id"] = nil
        let columns = values.keys.sorted()
        let sql = """
            INSERT INTO \(Self.databaseTableName) (\(columns.joined(separator: ", "))) \
            VALUES (\(databaseQuestionMarks(count: columns.count))) RETURNING *
            """
        let row = try Self.fetchOne(
            db.cachedStatement(sql: sql), arguments: StatementArguments(columns.map { values[$0] ?? .null }))
        guard let row else { throw RecordError.recordNotFound(databaseTableName: Self.databaseTableName, key: [:]) }
        return row
    }
}

extension Date {
    /// As the store keeps it: seconds since 1970.
    package var stored: Double { timeIntervalSince1970 }
    package init(stored: Double) { self.init(timeIntervalSince1970: stored) }
}
