@testable import Core

/// Files of the MPEG-4 family and a TIFF, as small as they can be, with words and a position wherever they can stand.
extension Samples {
    private static let secret = [UInt8](HiddenDataTests.secret.utf8)

    private static func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    private static func four(_ number: Int) -> [UInt8] { two(number >> 16) + two(number & 0xFFFF) }

    static func box(_ name: String, _ body: [UInt8]) -> [UInt8] {
        four(body.count + 8) + name.unicodeScalars.map { UInt8($0.value) } + body
    }

    /// A box with a version and flags.
    private static func full(_ name: String, _ body: [UInt8], version: UInt8 = 0) -> [UInt8] {
        box(name, [version, 0, 0, 0] + body)
    }

    /// A picture, a description beside it within the same data, and one in the table itself.
    static var heic: [UInt8] {
        let head = box("ftyp", "heic".utf8 + four(0) + "mif1".utf8) + box("free", secret)
        let exif = four(6) + "Exif\0\0".utf8 + exif(turn: 1, HiddenDataTests.position.0, HiddenDataTests.position.1)
        let data = exif + secret + pixels + secret
        var table: [UInt8] = []
        // Its length does not depend on where the data begin.
        for _ in 0..<2 {
            let start = head.count + table.count + 8
            func place(_ id: Int, _ method: Int, _ start: Int, _ length: Int) -> [UInt8] {
                two(id) + two(method) + two(0) + two(1) + four(start) + four(length)
            }
            let places =
                place(1, 0, start + exif.count + secret.count, pixels.count) + place(2, 0, start, exif.count)
                + place(3, 1, 0, secret.count)
            func item(_ id: Int, _ type: String) -> [UInt8] {
                full("infe", two(id) + two(0) + [UInt8](type.utf8) + secret + [0], version: 2)
            }
            let properties = box("ipco", box("hvcC", [1]) + full("udes", secret)) + full("ipma", [0])
            table = full(
                "meta",
                full("hdlr", four(0) + "pict".utf8 + secret) + full("pitm", two(1))
                    + full("iloc", [0x44, 0] + two(3) + places, version: 1)
                    + full("iinf", two(3) + item(1, "hvc1") + item(2, "Exif") + item(3, "mime"))
                    + box("iprp", properties) + box("idat", secret) + box("uuid", secret))
        }
        return head + table + box("mdat", data) + box("mpvd", secret)
    }

    static var film: [UInt8] { film(codec: "avc1") }

    /// Pictures, a track of positions beside them in the same data, and words in every box that may have some.
    static func film(codec: String) -> [UInt8] {
        let head = box("ftyp", "qt  ".utf8 + four(0)) + box("wide", [])
        let data = secret + pixels + secret
        let start = head.count + 8
        let entry = box(codec, Array(repeating: 0, count: 42) + secret.prefix(32) + Array(repeating: 0, count: 36))
        func track(_ handler: String, _ entry: [UInt8], _ start: Int, _ length: Int) -> [UInt8] {
            let tables =
                full("stsd", four(1) + entry) + full("stts", four(1) + four(1) + four(100))
                + full("stsc", four(1) + four(1) + four(1) + four(1)) + full("stsz", four(0) + four(1) + four(length))
                + full("stco", four(1) + four(start))
            let media =
                full("mdhd", secret.prefix(8) + four(600))
                + full("hdlr", "mhlr".utf8 + [UInt8](handler.utf8) + four(0) + secret)
                + box("minf", full("vmhd", four(0)) + box("stbl", tables) + box("udta", secret))
            return box("trak", full("tkhd", secret.prefix(8) + four(1)) + box("mdia", media) + box("meta", secret))
        }
        let movie =
            full("mvhd", secret.prefix(8) + four(600)) + track("vide", entry, start + secret.count, pixels.count)
            + track("meta", box("gpmd", secret), start, secret.count) + box("udta", box("\u{A9}xyz", secret))
            + box("meta", secret)
        return head + box("mdat", data) + box("moov", movie) + box("uuid", secret)
    }

    static var tiff: [UInt8] { tiff(with: 270) }

    /// One strip, a description, and a directory with a position; `tag` refers to the words.
    static func tiff(with tag: Int) -> [UInt8] {
        let exif = exif(turn: 3, HiddenDataTests.position.0, HiddenDataTests.position.1)
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            two(tag) + two(type) + four(count) + four(value)
        }
        // The description's own directory of positions begins behind its two entries; its offsets stay right.
        let gps = 38, words = exif.count, strip = words + secret.count, start = strip + pixels.count
        let entries =
            entry(256, 4, 1, 1) + entry(257, 4, 1, 1) + entry(273, 4, 1, strip) + entry(274, 4, 1, 3)
            + entry(279, 4, 1, pixels.count) + entry(tag, 2, secret.count, words) + entry(0x8825, 4, 1, gps)
        let bytes = exif + secret + pixels + two(7) + entries + four(0) + secret
        return bytes[..<4] + four(start) + bytes[8...]
    }
}
