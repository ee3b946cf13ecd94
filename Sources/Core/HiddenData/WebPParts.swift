/// A WebP in its chunks.
///
/// Source: RFC 9649, section 2.
struct WebPParts {
    private static let needed: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]
    /// Bits of VP8X: there is a description of one kind or the other.
    private static let describes: UInt8 = 0x08 | 0x04

    /// The picture alone.
    let bare: [UInt8]
    let exif: [UInt8]?

    /// nil where the bytes are no whole WebP.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 12 else { return nil }
        let end = min(bytes.count, 8 + Self.number(bytes, at: 4))
        var kept: [UInt8] = []
        var exif: [UInt8]?
        var hasPicture = false
        var index = 12
        while index + 8 <= end {
            let length = Self.number(bytes, at: index + 4)
            guard length <= end - index - 8 else { return nil }
            let name = String(decoding: bytes[index..<index + 4], as: UTF8.self)
            var chunk = [UInt8](bytes[index..<index + 8 + length])
            index += 8 + length + length % 2
            if name == "EXIF" { exif = [UInt8](chunk.dropFirst(8)) }
            if name == "VP8X", length > 0 { chunk[8] &= ~Self.describes }
            guard Self.needed.contains(name) else { continue }
            hasPicture = hasPicture || ["VP8 ", "VP8L", "ANMF"].contains(name)
            kept += chunk + (length % 2 == 0 ? [] : [0])
        }
        guard hasPicture else { return nil }
        bare = [UInt8]("RIFF".utf8) + Self.fourBytes(kept.count + 4) + "WEBP".utf8 + kept
        let mark = [UInt8]("Exif\0\0".utf8)
        self.exif = exif.map { $0.starts(with: mark) ? [UInt8]($0.dropFirst(mark.count)) : $0 }
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Int {
        bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func fourBytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }
}
