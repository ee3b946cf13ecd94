import Foundation

/// Takes a record apart into its columns, named by its keys.
final class ColumnEncoder: Encoder {
    private(set) var columns: [(name: String, value: SQLValue)] = []
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func columns(of record: some Encodable) throws -> [(name: String, value: SQLValue)] {
        let encoder = ColumnEncoder()
        try record.encode(to: encoder)
        return encoder.columns
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Container<Key>(encoder: self))
    }

    /// A record has keys; whatever has none is one column's value.
    func unkeyedContainer() -> any UnkeyedEncodingContainer { preconditionFailure("a column holds one value") }
    func singleValueContainer() -> any SingleValueEncodingContainer { preconditionFailure("a record has columns") }

    private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: ColumnEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { put(.null, key) }

        func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
            if let date = value as? Date { return put(.real(date.stored), key) }
            guard let column = value as? any ColumnValue else { throw ColumnError.unsupported }
            put(column.sqlValue, key)
        }

        private func put(_ value: SQLValue, _ key: Key) { encoder.columns.append((key.stringValue, value)) }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> { preconditionFailure("a column holds one value") }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            preconditionFailure("a column holds one value")
        }
        func superEncoder() -> any Encoder { encoder }
        func superEncoder(forKey key: Key) -> any Encoder { encoder }
    }
}
