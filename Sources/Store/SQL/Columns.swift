/// The columns of the row that a cursor stands at, read one after another in the order of the statement.
package struct Columns {
    private let cursor: Cursor
    private var index: Int32 = 0

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// Another type is a mistake of the program, or a row from a newer one.
    package mutating func next<T: ColumnValue>() throws -> T {
        guard let value: T = nextIfAny() else { throw ColumnError.mismatch(column: cursor.names[Int(index) - 1]) }
        return value
    }

    /// nil for NULL.
    package mutating func nextIfAny<T: ColumnValue>() -> T? {
        defer { index += 1 }
        return T(cursor.handle.value(at: index))
    }

    package mutating func nextCase<T: RawRepresentable<String>>() throws -> T {
        guard let value: T = nextCaseIfAny() else { throw ColumnError.mismatch(column: cursor.names[Int(index) - 1]) }
        return value
    }

    /// nil for NULL, and for a case that a newer program wrote.
    package mutating func nextCaseIfAny<T: RawRepresentable<String>>() -> T? {
        let text: String? = nextIfAny()
        return text.flatMap(T.init(rawValue:))
    }
}
