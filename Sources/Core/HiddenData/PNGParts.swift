/// A PNG in its chunks.
///
/// Source: Portable Network Graphics, third edition, sections 5 and 11.
struct PNGParts {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Of the chunks that may be left out, those that change how the picture looks or moves.
    private static let needed: Set<String> = [
        "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT",
    ]

    /// The picture alone, with its turn.
    let bare: [UInt8]
    let exif: [UInt8]?

    /// nil where the bytes are no whole PNG.
    init?(_ bytes: [UInt8]) {
        var kept = Self.signature
        var exif: [UInt8]?
        var index = Self.signature.count
        while index + 12 <= bytes.count {
            let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - index - 12 else { return nil }
            let name = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
            let end = index + 12 + length
            if name == "eXIf" { exif = [UInt8](bytes[index + 8..<end - 4]) }
            if name == "IEND" {
                let turn = exif.flatMap { ExifBlock($0)?.turn } ?? 1
                bare = kept + (turn == 1 ? [] : Self.chunk("eXIf", ExifBlock.bare(turn: turn))) + bytes[index..<end]
                self.exif = exif
                return
            }
            // A capital first letter says that the picture cannot be shown without.
            let isCritical = bytes[index + 4] & 0x20 == 0
            if isCritical || Self.needed.contains(name) { kept += bytes[index..<end] }
            index = end
        }
        return nil
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = [UInt8](name.utf8) + body
        return fourBytes(UInt32(body.count)) + named + fourBytes(checksum(named))
    }

    private static func fourBytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } }

    /// CRC-32 (ISO 3309), as annex D has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return ~sum
    }
}
