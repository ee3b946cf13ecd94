import Foundation

/// Runs a type's own decoding with made-up values and notes what it asked for: its self-description.
final class ShapeDecoder: Decoder {
    struct Field: Hashable {
        let name: String
        let type: String
        var isOptional = false
    }

    /// The fields of every type that was met, by its name.
    final class Shapes { var byType: [String: [Field]] = [:] }

    let shapes: Shapes
    let typeName: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    private init(_ typeName: String, _ shapes: Shapes) {
        self.typeName = typeName
        self.shapes = shapes
    }

    static func shapes(of types: [any Decodable.Type]) throws -> [String: [Field]] {
        let shapes = Shapes()
        for type in types { _ = try make(type, shapes) }
        return shapes.byType
    }

    static func make<Value: Decodable>(_ type: Value.Type, _ shapes: Shapes) throws -> Value {
        let simple: [Any] = [true, "", 0.5, 1, Int64(1)]
        if let value = simple.lazy.compactMap({ $0 as? Value }).first { return value }
        return try Value(from: ShapeDecoder(String(describing: type), shapes))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        shapes.byType[typeName] = []
        return KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { OneElement(decoder: self) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no field of \(typeName)"))
    }
}

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ShapeDecoder
    let optional = Box()
    final class Box { var name: String? }

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    /// Only asked for optional fields, right before they are decoded.
    func contains(_ key: Key) -> Bool {
        optional.name = key.stringValue
        return true
    }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let isOptional = optional.name == key.stringValue
        decoder.shapes.byType[decoder.typeName]?.append(
            .init(name: key.stringValue, type: String(describing: type), isOptional: isOptional))
        return try ShapeDecoder.make(type, decoder.shapes)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try any(type, key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try any(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try any(type, key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try any(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try any(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try any(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try any(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try any(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try any(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try any(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try any(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try any(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try any(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try any(type, key) }

    private func any<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        try decode(type as any Decodable.Type, key) as? Value ?? { throw Unsupported() }()
    }

    private func decode(_ type: any Decodable.Type, _ key: Key) throws -> Any {
        func open<Value: Decodable>(_ type: Value.Type) throws -> Any {
            let generic: (Value.Type, Key) throws -> Value = { try self.decode($0, forKey: $1) }
            return try generic(type, key)
        }
        return try open(type)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    { throw Unsupported() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Unsupported() }
    func superDecoder() throws -> any Decoder { throw Unsupported() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Unsupported() }
}

private struct Unsupported: Error {}

/// An array of one element.
private struct OneElement: UnkeyedDecodingContainer {
    let decoder: ShapeDecoder
    var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    var isAtEnd: Bool { currentIndex == 1 }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex = 1
        return try ShapeDecoder.make(type, decoder.shapes)
    }

    mutating func decodeNil() -> Bool { false }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
        -> KeyedDecodingContainer<Nested>
    { throw Unsupported() }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unsupported() }
    mutating func superDecoder() throws -> any Decoder { throw Unsupported() }
}
