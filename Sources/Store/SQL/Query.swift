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
        sql = String(decoding: stringInterpolation.text, as: UTF8.self)
        values = stringInterpolation.values
    }

    init(sql: String, values: [SQLValue]) {
        self.sql = sql
        self.values = values
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        /// In UTF-8: a string that grows piece by piece costs several times as much.
        fileprivate var text: [UInt8] = []
        fileprivate var values: [SQLValue] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount)
            values.reserveCapacity(interpolationCount)
        }

        package mutating func appendLiteral(_ text: String) { self.text += text.utf8 }

        package mutating func appendInterpolation(_ value: some ColumnValue) { append(value.sqlValue) }

        package mutating func appendInterpolation(_ value: (some ColumnValue)?) { append(value?.sqlValue ?? .null) }

        /// A part of a statement, with its values.
        package mutating func appendInterpolation(_ part: Query) {
            text += part.sql.utf8
            values += part.values
        }

        /// Several values with commas between, as `IN (...)` takes them: each length would be a statement of its own, so
        /// that the last value fills the list up to one of few lengths.
        package mutating func appendInterpolation(list: [some ColumnValue]) {
            let count = Self.lengths.first { $0 >= list.count } ?? list.count
            for index in 0..<count {
                if index > 0 { text += ", ".utf8 }
                append(list[min(index, list.count - 1)].sqlValue)
            }
        }

        private static let lengths = [0, 1, 2, 4, 8, 16, 32, 64]

        /// Text of our own, such as a table's name; never a person's words.
        package mutating func appendInterpolation(sql text: String) { self.text += text.utf8 }

        private mutating func append(_ value: SQLValue) {
            text.append(UInt8(ascii: "?"))
            values.append(value)
        }
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
