package import GRDB

extension Database {
    /// Runs one statement, prepared once for each connection.
    package func run(_ query: Query) throws {
        let cursor = try Cursor(query, on: self)
        defer { cursor.finish() }
        while try cursor.step() {}
    }

    /// How many rows the latest INSERT, UPDATE or DELETE changed.
    package var changed: Int { changesCount }

    /// The id that the latest INSERT gave.
    package var newID: Int64 { lastInsertedRowID }

    /// What `read` makes of the columns of every row: for what is read so often that looking for names is too much.
    package func rows<T>(_ query: Query, _ read: (inout Columns) throws -> T) throws -> [T] {
        try all(query) { cursor in
            var row = Columns(cursor)
            return try read(&row)
        }
    }

    /// What `read` makes of the first row; nil where there is none.
    func first<T>(_ query: Query, _ read: (Cursor) throws -> T?) throws -> T? {
        let cursor = try Cursor(query, on: self)
        defer { cursor.finish() }
        return try cursor.step() ? read(cursor) : nil
    }

    /// What `read` makes of every row.
    func all<T>(_ query: Query, _ read: (Cursor) throws -> T?) throws -> [T] {
        let cursor = try Cursor(query, on: self)
        defer { cursor.finish() }
        var values: [T] = []
        while try cursor.step() { if let value = try read(cursor) { values.append(value) } }
        return values
    }
}

extension ColumnValue {
    /// The first column of the first row; nil where there is no row, or it holds NULL.
    package static func fetchOne(_ db: Database, literal query: Query) throws -> Self? {
        try db.first(query) { Self($0.handle.value(at: 0)) }
    }

    /// The first column of every row; NULL is left out.
    package static func fetchAll(_ db: Database, literal query: Query) throws -> [Self] {
        try db.all(query) { Self($0.handle.value(at: 0)) }
    }
}

extension StoreRow {
    package static func fetchOne(_ db: Database, literal query: Query) throws -> Self? {
        try db.first(query) { try Self(from: ColumnDecoder(cursor: $0)) }
    }

    package static func fetchAll(_ db: Database, literal query: Query) throws -> [Self] {
        try db.all(query) { try Self(from: ColumnDecoder(cursor: $0)) }
    }
}

extension SQLRow {
    package static func fetchOne(_ db: Database, literal query: Query) throws -> SQLRow? {
        try db.first(query) { SQLRow($0) }
    }

    package static func fetchAll(_ db: Database, literal query: Query) throws -> [SQLRow] {
        try db.all(query) { SQLRow($0) }
    }
}
