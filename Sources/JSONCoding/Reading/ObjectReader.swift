/// The members of an object; each is looked for where it stands.
struct ObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let tape: JSONTape
    let node: Int

    var codingPath: [any CodingKey] { tape.path(to: node) }

    var allKeys: [Key] {
        var keys: [Key] = []
        var index = node + 1
        while index < tape.nodes[node].next {
            let name = tape.name(at: index)
            if let key = Key(stringValue: name) ?? Key(stringValue: tape.naming.name(of: name)) { keys.append(key) }
            index = Int(tape.nodes[index + 1].next)
        }
        return keys
    }

    func contains(_ key: Key) -> Bool { tape.member(key.stringValue, of: node) != nil }

    /// The node of the member's value.
    private func find(_ key: some CodingKey) throws -> Int {
        guard let value = tape.member(key.stringValue, of: node) else { throw tape.missing(key, in: node) }
        return value
    }

    /// The same, where it is there and not null.
    private func present(_ key: Key) -> Int? {
        guard let value = tape.member(key.stringValue, of: node), tape.kind(at: value) != .null else { return nil }
        return value
    }

    func decodeNil(forKey key: Key) throws -> Bool { tape.kind(at: try find(key)) == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try tape.value(type, at: find(key))
    }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try tape.bool(at: find(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try tape.string(at: find(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try tape.double(at: find(key)) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try tape.float(at: find(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try tape.integer(at: find(key)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try tape.integer(at: find(key)) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try tape.integer(at: find(key)) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try tape.integer(at: find(key)) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try tape.integer(at: find(key)) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try tape.integer(at: find(key)) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try tape.integer(at: find(key)) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try tape.integer(at: find(key)) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try tape.integer(at: find(key)) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try tape.integer(at: find(key)) }

    // The library's own way looks for a member three times; of the other types it is left so.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        if let node = present(key) { try tape.value(type, at: node) } else { nil }
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        if let node = present(key) { try tape.bool(at: node) } else { nil }
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        if let node = present(key) { try tape.string(at: node) } else { nil }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        if let node = present(key) { try tape.double(at: node) } else { nil }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        if let node = present(key) { try tape.integer(at: node) } else { nil }
    }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        if let node = present(key) { try tape.integer(at: node) } else { nil }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try NodeDecoder(tape: tape, node: find(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try NodeDecoder(tape: tape, node: find(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        NodeDecoder(tape: tape, node: try find(TapeKey(stringValue: "super")))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { NodeDecoder(tape: tape, node: try find(key)) }
}
