import Foundation

extension JSONOutput {
    func value<Value: Encodable>(_ value: Value) throws {
        if Value.self == Data.self, let data = value as? Data { return text(data.base64EncodedString()) }
        if Value.self == URL.self, let url = value as? URL { return text(url.absoluteString) }
        let place = open(.value)
        try value.encode(to: OutputEncoder(output: self, place: place))
        close(place)
    }

    func null() { bytes += "null".utf8 }
    func bool(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }
    func integer(_ value: some FixedWidthInteger) { bytes += String(value).utf8 }

    /// The shortest digits that are read back as the same number; whole ones without a point.
    func fraction(_ value: some BinaryFloatingPoint & LosslessStringConvertible) throws {
        guard value.isFinite else {
            fail()
            let context = EncodingError.Context(codingPath: [], debugDescription: "JSON has no \(value)")
            throw EncodingError.invalidValue(value, context)
        }
        let digits = value.description
        bytes += (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8
    }

    /// Only what must be escaped is.
    func text(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { escape($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A member's name in its spelling.
    func name(_ name: String) {
        guard naming != .asIs else { return text(name) }
        bytes.append(UInt8(ascii: "\""))
        var name = name
        name.withUTF8 { name in
            _ = naming.spell(name) { byte in
                byte.needsEscape ? bytes += Self.escape(of: byte) : bytes.append(byte)
                return true
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in text.indices where text[index].needsEscape {
            bytes.append(contentsOf: text[start..<index])
            bytes += Self.escape(of: text[index])
            start = index + 1
        }
        bytes.append(contentsOf: text[start...])
    }

    private static func escape(of byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
        case 0x08: return Array(#"\b"#.utf8)
        case 0x09: return Array(#"\t"#.utf8)
        case 0x0A: return Array(#"\n"#.utf8)
        case 0x0C: return Array(#"\f"#.utf8)
        case 0x0D: return Array(#"\r"#.utf8)
        default:
            let digits = String(byte, radix: 16)
            return Array(("\\u00" + (byte < 16 ? "0" : "") + digits).utf8)
        }
    }
}

extension UInt8 {
    fileprivate var needsEscape: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
