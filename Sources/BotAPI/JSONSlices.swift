import Foundation

/// Finds the pieces of a JSON text without reading them, so that one broken piece harms no other
/// and each can be kept byte for byte.
struct JSONSlices {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The elements of an array; nil where the text is no array or ends too soon.
    static func elements(of array: Data) -> [Data]? {
        let ranges = array.withUnsafeBytes { bytes in
            var slices = JSONSlices(bytes)
            return slices.list(from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { slices in slices.value() }
        }
        return ranges?.map { array.piece($0) }
    }

    /// The members of an object by their names (escapes in names are not resolved).
    static func members(of object: Data) -> [String: Data]? {
        let ranges = object.withUnsafeBytes { bytes in
            var slices = JSONSlices(bytes)
            return slices.list(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { slices in slices.member() }
        }
        let members = ranges?.map { name, value in
            (String(decoding: object.piece(name).dropFirst().dropLast(), as: UTF8.self), object.piece(value))
        }
        return members.map { Dictionary($0) { first, _ in first } }
    }
}

extension JSONSlices {
    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    /// Skips that character and the space around it.
    private mutating func skip(_ character: UInt8) -> Bool {
        skipSpace()
        guard current == character else { return false }
        position += 1
        skipSpace()
        return true
    }

    /// A whole text that is a list of items and nothing else.
    private mutating func list<Item>(from open: UInt8, to close: UInt8, item: (inout JSONSlices) -> Item?) -> [Item]? {
        guard skip(open) else { return nil }
        var items: [Item] = []
        if !skip(close) {
            repeat {
                guard let next = item(&self) else { return nil }
                items.append(next)
            } while skip(UInt8(ascii: ","))
            guard skip(close) else { return nil }
        }
        return current == nil ? items : nil
    }

    private mutating func member() -> (name: Range<Int>, value: Range<Int>)? {
        guard current == UInt8(ascii: "\""), let name = value(), skip(UInt8(ascii: ":")) else { return nil }
        return value().map { (name, $0) }
    }

    /// One whole value: brackets are counted, texts jumped over.
    private mutating func value() -> Range<Int>? {
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
        return depth == 0 ? start..<position : nil
    }

    /// Whether the value that began at `start` is over, once no bracket is open.
    private func isAtEnd(from start: Int) -> Bool {
        guard let byte = current else { return true }
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): return true
        default: break
        }
        switch byte {
        case ...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
        default: return false
        }
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

extension Data {
    /// Those bytes, counted from the first one.
    fileprivate func piece(_ range: Range<Int>) -> Data {
        self[(startIndex + range.lowerBound)..<(startIndex + range.upperBound)]
    }
}
