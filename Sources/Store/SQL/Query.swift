package import Foundation

/// One SQL statement with its values: `"SELECT * FROM note WHERE id = \(id)"` binds the id, and never writes it into
/// the text.
///
/// Source: the same idea as GRDB's `SQL`, without its generality; the hot path builds dozens of these an update.
package struct Query: Sendable, ExpressibleByStringInterpolation {
    private(set) var sql: String
    private(set) var values: [SQLValue]

    package init(stringLiteral sql: String) {
        self.sql = sql
        values = []
    }

    package init(stringInterpolation: StringInterpolation) {
        sql = stringInterpolation.sql
        values = stringInterpolation.values
    }

    init(sql: String, values: [SQLValue]) {
        self.sql = sql
        self.values = values
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sql = ""
        fileprivate var values: [SQLValue] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            sql.reserveCapacity(literalCapacity + interpolationCount)
            values.reserveCapacity(interpolationCount)
        }

        package mutating func appendLiteral(_ text: String) { sql += text }

        package mutating func appendInterpolation(_ value: some ColumnValue) {
            sql += "?"
            values.append(value.sqlValue)
        }

        package mutating func appendInterpolation(_ value: (some ColumnValue)?) {
            sql += "?"
            values.append(value?.sqlValue ?? .null)
        }

        /// A part of a statement, with its values.
        package mutating func appendInterpolation(_ part: Query) {
            sql += part.sql
            values += part.values
        }

        /// Several values with commas between, as `IN (...)` takes them.
        package mutating func appendInterpolation(list: [some ColumnValue]) {
            for (index, value) in list.enumerated() {
                sql += index == 0 ? "?" : ", ?"
                values.append(value.sqlValue)
            }
        }

        /// Text of our own, such as a table's name; never a person's words.
        package mutating func appendInterpolation(sql text: String) { sql += text }
    }
}

/// A value as SQLite keeps it.
package enum SQLValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}
