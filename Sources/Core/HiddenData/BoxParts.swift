/// A picture or film of the MPEG-4 family: HEIC, AVIF, MP4, QuickTime.
///
/// Everything stays where it is. Zeros take the place of what is not known to be needed to show it: descriptions, tracks
/// of anything but pictures and sound, times, names, and all bytes among the pictures' that no picture refers to.
struct BoxParts {
    /// The pictures and the sound alone.
    let bare: [UInt8]

    /// nil where the bytes are no whole file, or one of a kind that is not known: in pieces, raw, with other codecs.
    init?(_ bytes: [UInt8]) {
        var file = KeptBytes(bytes)
        guard let boxes = Box.all(in: bytes.indices, of: file), !Self.isRaw(boxes, bytes) else { return nil }
        var kept: [Range<Int>] = [], rooms: [Range<Int>] = []
        var exif: Range<Int>?
        for box in boxes {
            switch box.name {
            case "ftyp": continue
            case "mdat": rooms.append(box.body)
            case "moov":
                guard let data = file.clearMovie(box) else { return nil }
                kept += data
            case "meta":
                guard let items = ItemTable(box, of: file), let data = file.clear(items) else { return nil }
                exif = items.exif
                kept += data
                rooms += items.rooms
            case "moof", "mfra", "sidx", "styp": return nil
            default: file.blank(box)
            }
        }
        guard !kept.isEmpty, kept.lie(within: rooms) else { return nil }
        file.clear(rooms, but: kept)
        if let exif, exif.count >= Self.bareExif.count, rooms.contains(where: { $0.contains(exif) }) {
            file.write(Self.bareExif, at: exif.lowerBound)
        }
        bare = file.bytes
    }

    /// What the camera wrote about a picture, from the beginning of a file that may be cut.
    static func exif(in bytes: [UInt8]) -> [UInt8]? {
        let file = KeptBytes(bytes)
        guard let box = Box.whole(in: bytes.indices, of: file).first(where: { $0.name == "meta" }),
            let range = ItemTable(box, of: file)?.exif, let skipped = file.number(at: range.lowerBound, size: 4)
        else { return nil }
        return range.upperBound <= bytes.count ? [UInt8](bytes[range].dropFirst(4 + skipped)) : nil
    }

    /// No tag at all; readers expect a header there.
    private static let bareExif: [UInt8] = [0, 0, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

    private static func isRaw(_ boxes: [Box], _ bytes: [UInt8]) -> Bool {
        boxes.first.map { $0.name == "ftyp" && bytes[$0.body].starts(with: "crx ".utf8) } ?? true
    }
}
