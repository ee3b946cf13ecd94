import Foundation
import GRDB
import GRDBSQLite

/// One run of a prepared statement on SQLite's own interface: dozens of statements make up one update, and a library's
/// rows were much of what each cost.
///
/// It holds the statement until it is finished, so a body must not run the same query again.
struct Cursor {
    let handle: OpaquePointer
    let names: [String]
    private let db: Database
    private let sql: String

    /// Prepares the query, or takes it from the connection's cache, and binds its values.
    init(_ query: Query, on db: Database) throws {
        let statement = try db.cachedStatement(sql: query.sql)
        handle = statement.sqliteStatement
        names = statement.columnNames
        sql = query.sql
        self.db = db
        for (index, value) in query.values.enumerated() { try check(handle.bind(value, at: Int32(index + 1))) }
    }

    /// True while there is a row to read.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw error(code)
        }
    }

    /// Gives the statement back to the cache.
    func finish() { sqlite3_reset(handle) }

    private func check(_ code: Int32) throws { if code != SQLITE_OK { throw error(code) } }

    private func error(_ code: Int32) -> DatabaseError {
        let message = db.sqliteConnection.map { String(cString: sqlite3_errmsg($0)) }
        return DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}

extension OpaquePointer {
    /// The value of a column of the row that a statement stands at.
    func value(at column: Int32) -> SQLValue {
        switch sqlite3_column_type(self, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(self, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(self, column))
        case SQLITE_TEXT: .text(text(at: column))
        case SQLITE_BLOB: .blob(blob(at: column))
        default: .null
        }
    }

    func isNull(at column: Int32) -> Bool { sqlite3_column_type(self, column) == SQLITE_NULL }

    private func text(at column: Int32) -> String {
        guard let bytes = sqlite3_column_text(self, column) else { return "" }
        let count = Int(sqlite3_column_bytes(self, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func blob(at column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(self, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(self, column)))
    }

    fileprivate func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(self, index)
        case .integer(let number): return sqlite3_bind_int64(self, index, number)
        case .real(let number): return sqlite3_bind_double(self, index, number)
        // An empty buffer may have no address, which would bind NULL.
        case .text(""): return sqlite3_bind_text(self, index, "", 0, Self.copied)
        case .blob(let data) where data.isEmpty: return sqlite3_bind_zeroblob(self, index, 0)
        case .text(var text):
            return text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text(self, index, $0.baseAddress, Int32($0.count), Self.copied)
                }
            }
        case .blob(let data):
            return data.withUnsafeBytes {
                sqlite3_bind_blob(self, index, $0.baseAddress, Int32($0.count), Self.copied)
            }
        }
    }

    /// SQLITE_TRANSIENT: SQLite takes a copy.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
