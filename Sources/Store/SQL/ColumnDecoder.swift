import Foundation

/// Reads a record out of the row that a cursor stands at: its keys are the columns' names.
struct ColumnDecoder: Decoder {
    let cursor: Cursor
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(ColumnContainer<Key>(cursor: cursor))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ColumnError.unsupported }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw ColumnError.unsupported }
}

/// A column that is missing or holds another type: a mistake of the program, or a row from a newer one.
enum ColumnError: Error {
    case mismatch(column: String)
    case unsupported
}

private final class ColumnContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let cursor: Cursor
    /// The column that was read last: the next key is mostly that one's or the next one's.
    private var last = 0

    init(cursor: Cursor) { self.cursor = cursor }

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { cursor.names.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { index(of: key) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { cursor.handle.isNull(at: try column(of: key)) }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try read(key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try read(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try read(key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try read(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try read(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if type == Date.self, let date = Date(stored: try read(key)) as? T { return date }
        if type == Data.self, let data = try read(key) as Data as? T { return data }
        return try T(from: OneColumn(name: key.stringValue, value: try value(key)))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw ColumnError.unsupported }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw ColumnError.unsupported
    }
    func superDecoder() throws -> any Decoder { throw ColumnError.unsupported }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw ColumnError.unsupported }

    private func index(of key: Key) -> Int? {
        let names = cursor.names, name = key.stringValue
        for index in last..<min(last + 2, names.count) where names[index] == name {
            last = index
            return index
        }
        guard let index = names.firstIndex(of: name) else { return nil }
        last = index
        return index
    }

    private func column(of key: Key) throws -> Int32 {
        guard let index = index(of: key) else { throw ColumnError.mismatch(column: key.stringValue) }
        return Int32(index)
    }

    private func value(_ key: Key) throws -> SQLValue { cursor.handle.value(at: try column(of: key)) }

    private func read<T: ColumnValue>(_ key: Key) throws -> T {
        guard let value = T(try value(key)) else { throw ColumnError.mismatch(column: key.stringValue) }
        return value
    }
}

/// One value, for ids and for enums with a raw value.
private struct OneColumn: Decoder, SingleValueDecodingContainer {
    let name: String
    let value: SQLValue
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ColumnError.unsupported }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw ColumnError.unsupported
    }

    func decodeNil() -> Bool { value == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try read() }
    func decode(_ type: String.Type) throws -> String { try read() }
    func decode(_ type: Double.Type) throws -> Double { try read() }
    func decode(_ type: Int.Type) throws -> Int { try read() }
    func decode(_ type: Int64.Type) throws -> Int64 { try read() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

    private func read<T: ColumnValue>() throws -> T {
        guard let value = T(value) else { throw ColumnError.mismatch(column: name) }
        return value
    }
}
