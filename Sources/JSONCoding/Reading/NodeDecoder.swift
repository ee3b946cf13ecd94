/// One value of a tape, as a decoder and as its own container.
struct NodeDecoder: Decoder, SingleValueDecodingContainer {
    let tape: JSONTape
    let node: Int

    var codingPath: [any CodingKey] { tape.path(to: node) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.kind(at: node) == .object else { throw tape.mismatch([String: Any].self, node) }
        return KeyedDecodingContainer(ObjectReader(tape: tape, node: node))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard tape.kind(at: node) == .list else { throw tape.mismatch([Any].self, node) }
        return ListReader(tape: tape, node: node)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { tape.kind(at: node) == .null }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try tape.value(type, at: node) }
    func decode(_ type: Bool.Type) throws -> Bool { try tape.bool(at: node) }
    func decode(_ type: String.Type) throws -> String { try tape.string(at: node) }
    func decode(_ type: Double.Type) throws -> Double { try tape.double(at: node) }
    func decode(_ type: Float.Type) throws -> Float { try tape.float(at: node) }
    func decode(_ type: Int.Type) throws -> Int { try tape.integer(at: node) }
    func decode(_ type: Int8.Type) throws -> Int8 { try tape.integer(at: node) }
    func decode(_ type: Int16.Type) throws -> Int16 { try tape.integer(at: node) }
    func decode(_ type: Int32.Type) throws -> Int32 { try tape.integer(at: node) }
    func decode(_ type: Int64.Type) throws -> Int64 { try tape.integer(at: node) }
    func decode(_ type: UInt.Type) throws -> UInt { try tape.integer(at: node) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try tape.integer(at: node) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try tape.integer(at: node) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try tape.integer(at: node) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try tape.integer(at: node) }
}
