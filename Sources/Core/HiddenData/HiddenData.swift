package import Foundation

/// What cameras and programs write into a file beside the picture: where and when it was taken, by what, by whom.
package enum HiddenData {
    /// A picture's bytes without all that is not needed to show it; its turn stays.
    ///
    /// The pixels stay as they are, to the byte. JPEG, PNG, WebP and GIF can be cleared. Other bytes come back unchanged
    /// where their kind holds no position of a camera.
    /// - Returns: nil for what may hold one that cannot be taken out: HEIC, AVIF, TIFF and raw pictures, videos, and
    ///   pictures that are broken.
    package static func removed(from data: Data) -> Data? {
        let bytes = [UInt8](data)
        let clean: [UInt8]? =
            switch FileKind(bytes) {
            case .jpeg: JPEGParts(bytes).map(\.bare)
            case .png: PNGParts(bytes).map(\.bare)
            case .webP: WebPParts(bytes).map(\.bare)
            case .gif: GIFParts(bytes).map(\.bare)
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
    case jpeg, png, webP, gif, mayHoldPosition, other

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
        } else if has("ftyp", at: 4) || bytes.starts(with: [0x49, 0x49, 0x2A, 0])
            || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
            || bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) || has("RIFF", at: 0) && has("AVI ", at: 8)
            || ["moov", "mdat", "wide", "free"].contains(where: { has($0, at: 4) }) || has("FUJIFILM", at: 0)
            || has("FORM", at: 0) || has("II", at: 0) && has("HEAPCCDR", at: 6)
        {
            self = .mayHoldPosition
        } else {
            self = .other
        }
    }
}
