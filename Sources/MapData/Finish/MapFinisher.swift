import Core
import Foundation
import GRDB

/// Brings what waits in order, near to near, and into the tables that are searched.
struct MapFinisher {
    let db: Database
    let base: Int64
    let head: ExtractHead
    let box: FixedBox

    /// Ids of the extract with that number begin here.
    static func base(_ extract: Int64) -> Int64 { extract << 32 }

    func boxes(_ table: String) throws -> RowWriter { try RowWriter(db, into: table, columns: 5) }

    /// Runs `body` with every row, in the order of the query.
    func rows(_ sql: String, _ body: (Row) throws -> Void) throws {
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() { try body(row) }
    }
}
