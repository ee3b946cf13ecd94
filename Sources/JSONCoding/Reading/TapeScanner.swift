/// Goes once through a JSON text and notes where its values are. It keeps to RFC 8259; numbers and escapes are
/// looked at as to their form, and read when they are asked for.
struct TapeScanner {
    /// Deeper ones are refused.
    static let deepest = 128

    /// Why, and at which byte, a text is no JSON.
    struct Fault: Error {
        let reason: String
        let position: Int
    }

    /// The zero at the end stops every loop.
    let bytes: [UInt8]
    var nodes: [JSONTape.Node] = []
    var position = 0

    /// - Throws: `DecodingError`.
    static func scan(_ json: some Collection<UInt8>) throws -> TapeScanner {
        var scanner = TapeScanner(json)
        do {
            try scanner.document()
            return scanner
        } catch {
            let story = "no JSON: \(error.reason) at byte \(error.position)"
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: story))
        }
    }

    private init(_ json: some Collection<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count + 1)
        bytes.append(contentsOf: json)
        bytes.append(0)
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 8 + 4)
    }

    private mutating func document() throws(Fault) {
        guard bytes.count <= Int32.max else { throw fault("too long") }
        skipSpace()
        try value(depth: 0)
        skipSpace()
        guard position == bytes.count - 1 else { throw fault("something behind the value") }
    }

    private mutating func value(depth: Int) throws(Fault) {
        switch bytes[position] {
        case UInt8(ascii: "\""): try text()
        case UInt8(ascii: "{"): try object(depth: depth + 1)
        case UInt8(ascii: "["): try list(depth: depth + 1)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "t"): try word("true", .yes)
        case UInt8(ascii: "f"): try word("false", .no)
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw fault("no value")
        }
    }

    private mutating func object(depth: Int) throws(Fault) {
        let node = try open(.object, depth)
        guard !skip(UInt8(ascii: "}")) else { return close(node) }
        repeat {
            skipSpace()
            guard bytes[position] == UInt8(ascii: "\"") else { throw fault("no name") }
            try text()
            guard skip(UInt8(ascii: ":")) else { throw fault("no colon") }
            skipSpace()
            try value(depth: depth)
        } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "}")) else { throw fault("an open object") }
        close(node)
    }

    private mutating func list(depth: Int) throws(Fault) {
        let node = try open(.list, depth)
        guard !skip(UInt8(ascii: "]")) else { return close(node) }
        repeat {
            skipSpace()
            try value(depth: depth)
        } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "]")) else { throw fault("an open list") }
        close(node)
    }

    private mutating func word(_ word: StaticString, _ kind: JSONTape.Kind) throws(Fault) {
        let start = position
        for index in 0..<word.utf8CodeUnitCount {
            guard bytes[position] == word.utf8Start[index] else { throw fault("no value") }
            position += 1
        }
        note(kind, from: start)
    }
}

extension TapeScanner {
    func fault(_ reason: String) -> Fault { Fault(reason: reason, position: position) }

    /// A value without others inside of it, up to here.
    mutating func note(_ kind: JSONTape.Kind, from start: Int) {
        let next = Int32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(.init(kind: kind, start: Int32(truncatingIfNeeded: start), end: here, next: next))
    }

    private var here: Int32 { Int32(truncatingIfNeeded: position) }

    private mutating func open(_ kind: JSONTape.Kind, _ depth: Int) throws(Fault) -> Int {
        guard depth <= Self.deepest else { throw fault("too deep") }
        note(kind, from: position)
        position += 1
        return nodes.count - 1
    }

    private mutating func close(_ node: Int) {
        nodes[node].end = here
        nodes[node].next = Int32(truncatingIfNeeded: nodes.count)
    }

    private mutating func skipSpace() {
        while bytes[position] <= 0x20 {
            guard [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) else { return }
            position += 1
        }
    }

    /// Skips the space before that character, and it.
    private mutating func skip(_ character: UInt8) -> Bool {
        skipSpace()
        guard bytes[position] == character else { return false }
        position += 1
        return true
    }
}
