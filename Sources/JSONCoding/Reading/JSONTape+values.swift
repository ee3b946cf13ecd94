import Foundation

extension JSONTape {
    func value<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
        if type == Data.self, let data = try data(at: node) as? Value { return data }
        if type == URL.self, let url = try url(at: node) as? Value { return url }
        return try Value(from: NodeDecoder(tape: self, node: node))
    }

    func bool(at node: Int) throws -> Bool {
        switch kind(at: node) {
        case .yes: true
        case .no: false
        default: throw mismatch(Bool.self, node)
        }
    }

    func string(at node: Int) throws -> String {
        switch kind(at: node) {
        case .text: return slice(nodes[node])
        case .escapedText:
            guard let text = unescaped(nodes[node]) else { throw corrupted("half a surrogate pair", node) }
            return text
        default: throw mismatch(String.self, node)
        }
    }

    /// The text of a node as it stands.
    func slice(_ node: Node) -> String { String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self) }

    private func data(at node: Int) throws -> Data {
        guard let data = Data(base64Encoded: try string(at: node)) else { throw corrupted("no base64", node) }
        return data
    }

    private func url(at node: Int) throws -> URL {
        guard let url = URL(string: try string(at: node)) else { throw corrupted("no URL", node) }
        return url
    }
}

extension JSONTape {
    /// nil where half a surrogate pair stands alone.
    func unescaped(_ node: Node) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(Int(node.end - node.start))
        var position = Int(node.start)
        while position < node.end {
            if bytes[position] == UInt8(ascii: "\\") {
                guard escape(at: &position, into: &text) else { return nil }
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func escape(at position: inout Int, into text: inout [UInt8]) -> Bool {
        let letter = bytes[position + 1]
        guard letter == UInt8(ascii: "u") else {
            text.append(Self.character(of: letter))
            position += 2
            return true
        }
        let first = unit(at: position)
        position += 6
        guard UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) else { return append([first], to: &text) }
        guard UTF16.isLeadSurrogate(first), bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u"), UTF16.isTrailSurrogate(unit(at: position))
        else { return false }
        defer { position += 6 }
        return append([first, unit(at: position)], to: &text)
    }

    private func append(_ units: [UInt16], to text: inout [UInt8]) -> Bool {
        text += String(decoding: units, as: UTF16.self).utf8
        return true
    }

    /// Of the `\uXXXX` there.
    private func unit(at position: Int) -> UInt16 {
        bytes[(position + 2)..<(position + 6)].reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }
    }

    private static func character(of letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }
}
