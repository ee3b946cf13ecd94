package import Foundation

/// What cameras and programs write into a file beside the picture: where and when it was taken, by what, by whom.
package enum HiddenData {
    /// A picture's bytes without all that is not needed to show it; its turn stays.
    ///
    /// The pixels stay as they are, to the byte. JPEG, PNG, WebP, GIF, HEIC, AVIF, TIFF, MP4 and QuickTime can be
    /// cleared. Other bytes come back unchanged where their kind holds no position of a camera.
    /// - Returns: nil for what may hold one that cannot be taken out: raw pictures, films of other kinds, and what is
    ///   broken.
    package static func removed(from data: Data) -> Data? {
        let bytes = [UInt8](data)
        let clean: [UInt8]? =
            switch FileKind(bytes) {
            case .jpeg: JPEGParts(bytes).map(\.bare)
            case .png: PNGParts(bytes).map(\.bare)
            case .webP: WebPParts(bytes).map(\.bare)
            case .gif: GIFParts(bytes).map(\.bare)
            case .boxes: BoxParts(bytes).map(\.bare)
            case .tiff: TIFFParts(bytes).map(\.bare)
            case .mayHoldPosition: nil
            case .other: bytes
            }
        return clean.map { Data($0) }
    }

    /// Where a picture says that it was taken; nil where it does not say, or nothing that is on Earth.
    package static func position(in data: Data) -> Coordinate? {
        let bytes = [UInt8](data.prefix(longestHead))
        let block: [UInt8]? =
            switch FileKind(bytes) {
            case .jpeg: JPEGParts.exif(in: bytes)
            case .png: PNGParts([UInt8](data))?.exif
            case .webP: WebPParts([UInt8](data))?.exif
            case .boxes: BoxParts.exif(in: bytes)
            case .tiff: bytes
            case .mayHoldPosition: ExifBlock.inside(bytes)
            case .gif, .other: nil
            }
        return block.flatMap { ExifBlock($0)?.position }
    }

    /// Bytes at the beginning in which a picture's own description stands.
    private static let longestHead = 1 << 20
}

/// What kind of file some bytes are, by how they begin.
enum FileKind {
    case jpeg, png, webP, gif, boxes, tiff, mayHoldPosition, other

    init(_ bytes: [UInt8]) {
        func has(_ text: String, at index: Int) -> Bool { bytes.dropFirst(index).starts(with: text.utf8) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: PNGParts.signature) {
            self = .png
        } else if has("RIFF", at: 0), has("WEBP", at: 8) {
            self = .webP
        } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
            self = .gif
        } else if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(where: { has($0, at: 4) }) {
            self = .boxes
        } else if has("II*\0", at: 0) || has("MM\0*", at: 0) {
            self = .tiff
        } else if Self.others.contains(where: { bytes.starts(with: $0) }) || has("AVI ", at: 8)
            || has("HEAPCCDR", at: 6) || bytes.starts(with: [0x47]) && bytes.dropFirst(188).first == 0x47
        {
            self = .mayHoldPosition
        } else {
            self = .other
        }
    }

    /// How raw pictures and films begin that are not read: Matroska, Windows Media, Flash, MPEG, Fuji, Olympus,
    /// Panasonic, Minolta, Sigma; large TIFF; JPEG 2000 and XL; Photoshop.
    private static let others: [[UInt8]] =
        [
            [0x1A, 0x45, 0xDF, 0xA3], [0x30, 0x26, 0xB2, 0x75], [0, 0, 1, 0xBA], [0, 0, 1, 0xB3], [0xFF, 0x0A],
            [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20], [0xFF, 0x4F, 0xFF, 0x51],
        ]
        + ["FLV\u{1}", "FUJIFILM", "IIRO", "IIRS", "MMOR", "IIU\0", "\0MRM", "FOVb", "II+\0", "MM\0+", "8BPS", "FORM"]
        .map { [UInt8]($0.utf8) }
}
