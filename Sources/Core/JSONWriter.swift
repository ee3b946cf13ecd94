/// Writes JSON piece by piece into one buffer.
///
/// Source: RFC 8259; only what must be escaped is.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    private var needsComma = false

    package init() { bytes.reserveCapacity(256) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func object(_ members: (inout JSONWriter) -> Void) { enclose("{", "}", members) }

    package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        enclose("[", "]") { json in
            for element in elements {
                json.separate()
                write(&json, element)
                json.needsComma = true
            }
        }
    }

    package mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
        separate()
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
        value(&self)
        needsComma = true
    }

    package mutating func member(_ name: String, _ value: String) { member(name) { $0.string(value) } }

    /// A number, true, false or null.
    package mutating func literal(_ text: String) { bytes += text.utf8 }

    package mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: control(byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func control(_ byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private mutating func separate() { if needsComma { bytes.append(UInt8(ascii: ",")) } }

    private mutating func enclose(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: open))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: close))
    }
}
