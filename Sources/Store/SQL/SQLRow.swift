/// A row that no record type stands for, read by column name.
package struct SQLRow: Sendable {
    private let names: [String]
    private let values: [SQLValue]

    init(_ cursor: Cursor) {
        names = cursor.names
        values = names.indices.map { cursor.handle.value(at: Int32($0)) }
    }

    /// A column that is NOT NULL. Another type or a missing column is a mistake of the program.
    package subscript<T: ColumnValue>(_ name: String) -> T {
        guard let value: T = self[name] else { preconditionFailure("column \(name) holds no \(T.self)") }
        return value
    }

    package subscript<T: ColumnValue>(_ name: String) -> T? {
        names.firstIndex(of: name).flatMap { T(values[$0]) }
    }
}
