/// A GIF in its blocks.
///
/// Source: GIF89a specification, sections 17 to 26.
struct GIFParts {
    /// The pictures alone, with how often they are repeated.
    let bare: [UInt8]

    /// nil where the bytes are no whole GIF.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 13 else { return nil }
        var index = 13 + Self.tableSize(bytes[10])
        guard index < bytes.count else { return nil }
        var kept = [UInt8](bytes[..<index])
        while index < bytes.count {
            let start = index
            switch bytes[index] {
            case 0x3B:
                bare = kept + [0x3B]
                return
            case 0x2C:
                guard index + 10 < bytes.count else { return nil }
                index += 11 + Self.tableSize(bytes[index + 9])
            case 0x21:
                guard index + 2 < bytes.count else { return nil }
                index += 2
            default: return nil
            }
            guard let end = Self.endOfBlocks(bytes, from: index) else { return nil }
            index = end
            if Self.isNeeded(bytes[start..<end]) { kept += bytes[start..<end] }
        }
        return nil
    }

    private static func isNeeded(_ block: ArraySlice<UInt8>) -> Bool {
        let bytes = [UInt8](block.prefix(14))
        guard bytes.first == 0x21, bytes.count > 1 else { return true }
        if bytes[1] == 0xF9 { return true }
        return bytes[1] == 0xFF
            && ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(String(decoding: bytes.dropFirst(3), as: UTF8.self))
    }

    /// Behind the empty block that ends a row of blocks.
    private static func endOfBlocks(_ bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < bytes.count, bytes[index] != 0 { index += 1 + Int(bytes[index]) }
        return index < bytes.count ? index + 1 : nil
    }

    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
