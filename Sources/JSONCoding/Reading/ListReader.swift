/// The elements of a list, one after another.
struct ListReader: UnkeyedDecodingContainer {
    private let tape: JSONTape
    private let node: Int
    /// The node of the next element.
    private var position: Int
    private(set) var currentIndex = 0

    init(tape: JSONTape, node: Int) {
        self.tape = tape
        self.node = node
        position = node + 1
    }

    var codingPath: [any CodingKey] { tape.path(to: node) }
    var isAtEnd: Bool { position >= tape.nodes[node].next }

    var count: Int? {
        var count = 0
        var index = node + 1
        while index < tape.nodes[node].next {
            index = Int(tape.nodes[index].next)
            count += 1
        }
        return count
    }

    /// The next element; one that cannot be read stays the next.
    private mutating func next<Value>(_ read: (Int) throws -> Value) throws -> Value {
        guard !isAtEnd else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "the list is at its end")
            throw DecodingError.valueNotFound(Value.self, context)
        }
        let value = try read(position)
        position = Int(tape.nodes[position].next)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, tape.kind(at: position) == .null else { return false }
        return try next { _ in true }
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next { [tape] in try tape.value(type, at: $0) }
    }
    mutating func decode(_ type: Bool.Type) throws -> Bool { try next { [tape] in try tape.bool(at: $0) } }
    mutating func decode(_ type: String.Type) throws -> String { try next { [tape] in try tape.string(at: $0) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next { [tape] in try tape.double(at: $0) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next { [tape] in try tape.float(at: $0) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { [tape] in try tape.integer(at: $0) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { [tape] in try tape.integer(at: $0) } }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next { [tape] in try NodeDecoder(tape: tape, node: $0).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { [tape] in try NodeDecoder(tape: tape, node: $0).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { [tape] in NodeDecoder(tape: tape, node: $0) } }
}
