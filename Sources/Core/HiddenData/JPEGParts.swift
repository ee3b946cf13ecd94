/// A JPEG in its segments.
///
/// Source: ITU-T T.81, annex B; Exif 2.32, section 4.7; CIPA DC-007 for the further pictures that follow the first.
struct JPEGParts {
    private static let exifMark = [UInt8]("Exif\0\0".utf8)

    /// The picture alone, with a colour profile and its turn.
    let bare: [UInt8]

    /// nil where the bytes are no whole JPEG.
    init?(_ bytes: [UInt8]) {
        var kept: [UInt8] = [0xFF, 0xD8]
        var turn = 1
        var index = 2
        var hasPicture = false
        while let marker = Self.marker(bytes, &index) {
            if marker == 0xD9 {
                guard hasPicture else { return nil }
                bare = Self.withTurn(turn, kept + [0xFF, 0xD9])
                return
            }
            guard let length = Self.length(bytes, index) else { return nil }
            let body = bytes[index + 2..<index + length]
            if marker == 0xE1, body.starts(with: Self.exifMark) {
                turn = ExifBlock([UInt8](body.dropFirst(Self.exifMark.count)))?.turn ?? turn
            }
            if Self.isNeeded(marker, body) { kept += [0xFF, marker] + bytes[index..<index + length] }
            index += length
            guard marker == 0xDA else { continue }
            let end = Self.endOfScan(bytes, from: index)
            kept += bytes[index..<end]
            (index, hasPicture) = (end, true)
        }
        return nil
    }

    /// The description alone, from the beginning of a file that may be cut.
    static func exif(in bytes: [UInt8]) -> [UInt8]? {
        var index = 2
        while let marker = marker(bytes, &index), marker != 0xDA, marker != 0xD9 {
            guard let length = length(bytes, index) else { return nil }
            let body = bytes[index + 2..<index + length]
            if marker == 0xE1, body.starts(with: exifMark) { return [UInt8](body.dropFirst(exifMark.count)) }
            index += length
        }
        return nil
    }

    /// Tables and frames; of what applications add only what changes how the picture looks.
    private static func isNeeded(_ marker: UInt8, _ body: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xE0: body.starts(with: "JFIF\0".utf8) && body.count == 14
        case 0xE2: body.starts(with: "ICC_PROFILE\0".utf8)
        case 0xEE: body.starts(with: "Adobe".utf8) && body.count == 12
        case 0xC0...0xCF, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xDF: true
        default: false
        }
    }

    /// The next marker, past fill bytes; the index then stands behind it.
    private static func marker(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
        guard index + 1 < bytes.count, bytes[index] == 0xFF else { return nil }
        while index < bytes.count, bytes[index] == 0xFF { index += 1 }
        guard index < bytes.count else { return nil }
        defer { index += 1 }
        return bytes[index]
    }

    private static func length(_ bytes: [UInt8], _ index: Int) -> Int? {
        guard index + 1 < bytes.count else { return nil }
        let length = Int(bytes[index]) << 8 | Int(bytes[index + 1])
        return length >= 2 && index + length <= bytes.count ? length : nil
    }

    /// Where coded data end: at the first marker that is none of theirs.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == 0xFF, bytes[index + 1] != 0, !(0xD0...0xD7).contains(bytes[index + 1]) { return index }
            index += 1
        }
        return bytes.count
    }

    /// The turn stands in a description of its own, behind JFIF's segment where there is one.
    private static func withTurn(_ turn: Int, _ bytes: [UInt8]) -> [UInt8] {
        guard turn != 1 else { return bytes }
        let body = exifMark + ExifBlock.bare(turn: turn)
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        let hasJFIF = bytes[2] == 0xFF && bytes[3] == 0xE0
        let start = hasJFIF ? 4 + (Int(bytes[4]) << 8 | Int(bytes[5])) : 2
        return bytes[..<start] + segment + bytes[start...]
    }
}
