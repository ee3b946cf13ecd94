package import Foundation

/// Finds the pieces of a JSON text without reading them, so that one broken piece harms no other
/// and each can be kept byte for byte.
package struct JSONSlices {
    private let data: Data
    private var position: Data.Index

    private init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    /// The elements of an array; nil where the text is no array or ends too soon.
    package static func elements(of array: Data) -> [Data]? {
        var slices = JSONSlices(array)
        return slices.list(from: "[", to: "]") { slices in slices.value() }
    }

    /// The members of an object by their names (escapes in names are not resolved).
    package static func members(of object: Data) -> [String: Data]? {
        var slices = JSONSlices(object)
        let members = slices.list(from: "{", to: "}") { slices -> (String, Data)? in
            guard slices.current == UInt8(ascii: "\""), let name = slices.value(), slices.skip(":") else { return nil }
            return slices.value().map { (String(decoding: name.dropFirst().dropLast(), as: UTF8.self), $0) }
        }
        return members.map { Dictionary($0) { first, _ in first } }
    }
}

extension JSONSlices {
    private var current: UInt8? { position < data.endIndex ? data[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    /// Skips that character and the space after it.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        skipSpace()
        return true
    }

    private mutating func list<Item>(
        from open: Unicode.Scalar, to close: Unicode.Scalar, item: (inout JSONSlices) -> Item?
    ) -> [Item]? {
        guard skip(open) else { return nil }
        if skip(close) { return [] }
        var items: [Item] = []
        repeat {
            guard let next = item(&self) else { return nil }
            items.append(next)
        } while skip(",")
        return skip(close) ? items : nil
    }

    /// One whole value: brackets are counted, texts jumped over.
    private mutating func value() -> Data? {
        let start = position
        var depth = 0
        repeat {
            guard let byte = current else { return nil }
            switch byte {
            case UInt8(ascii: "\""): guard skipText() else { return nil }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1; position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1; position += 1
            default: position += 1
            }
        } while depth > 0 || (depth == 0 && !isAtEnd(from: start))
        return depth == 0 ? data[start..<position] : nil
    }

    /// Whether the value that began at `start` is over, once no bracket is open.
    private func isAtEnd(from start: Data.Index) -> Bool {
        guard let byte = current else { return true }
        let first = data[start]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return true }
        return byte <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
    }

    private mutating func skipText() -> Bool {
        position += 1
        while let byte = current {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return true }
        }
        return false
    }
}
