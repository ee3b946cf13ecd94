import Foundation
import GRDB
import GRDBSQLite

/// A column's value on its way into the database.
enum Cell {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    static func int(_ value: some BinaryInteger) -> Cell { .integer(Int64(value)) }
    static func optional(_ value: String?) -> Cell { value.map { .text($0) } ?? .null }
    static func optional(_ value: Int?) -> Cell { value.map { .integer(Int64($0)) } ?? .null }

    /// The value of a row that was read, as it is.
    static func of(_ row: Row, _ index: Int) -> Cell {
        let value: DatabaseValue = row[index]
        switch value.storage {
        case .null: return .null
        case .int64(let number): return .integer(number)
        case .double(let number): return .real(number)
        case .string(let text): return .text(text)
        case .blob(let data): return .blob([UInt8](data))
        }
    }
}

/// An INSERT that is run a million times, on SQLite's own interface: a library's rows would be most of its cost.
struct RowWriter {
    private let statement: Statement
    private let handle: OpaquePointer

    init(_ db: Database, into table: String, columns: Int) throws {
        let marks = Array(repeating: "?", count: columns).joined(separator: ",")
        statement = try db.makeStatement(sql: "INSERT INTO \(table) VALUES (\(marks))")
        handle = statement.sqliteStatement
    }

    func write(_ cells: Cell...) throws {
        for (index, cell) in cells.enumerated() { bind(cell, at: Int32(index + 1)) }
        defer { sqlite3_reset(handle) }
        let code = sqlite3_step(handle)
        guard code == SQLITE_DONE else {
            let message = sqlite3_db_handle(handle).map { String(cString: sqlite3_errmsg($0)) }
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: statement.sql)
        }
    }

    private func bind(_ cell: Cell, at index: Int32) {
        switch cell {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(var text):
            text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    _ = sqlite3_bind_text(handle, index, $0.baseAddress ?? Self.nothing, Int32($0.count), Self.copied)
                }
            }
        case .blob(let bytes):
            bytes.withUnsafeBytes {
                _ = sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count), Self.copied)
            }
        }
    }

    /// An empty text may have no address, which would bind NULL.
    private static var nothing: UnsafePointer<CChar> {
        UnsafeRawPointer(empty.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    private static let empty: StaticString = ""
    /// SQLITE_TRANSIENT: SQLite takes a copy.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

extension Row {
    /// The shape that a column holds; nil for NULL.
    /// - Throws: `ShapeCoder.Damaged`.
    func shape(at index: Int) throws -> FixedShape? {
        try withUnsafeData(atIndex: index) { data in try data?.withUnsafeBytes { try ShapeCoder.decode($0) } }
    }
}
