/// The description that a camera writes into a picture: tags in directories.
///
/// Source: Exif 2.32, sections 4.6.2 (TIFF header) and 4.6.6 (GPS attributes).
struct ExifBlock {
    private struct Entry {
        let type: Int
        let count: Int
        /// Where its value stands, from the header on.
        let offset: Int
    }

    private static let mostEntries = 512
    private let bytes: [UInt8]
    private let isLittle: Bool

    /// nil where the bytes do not begin with a TIFF header.
    init?(_ bytes: [UInt8]) {
        guard Self.begins(bytes[...]) else { return nil }
        (self.bytes, isLittle) = (bytes, bytes[0] == 0x49)
    }

    private static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count >= 8 && (bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42]))
    }

    /// How the picture must be turned to stand upright: 1...8, 1 for not at all.
    var turn: Int {
        guard let start = number(at: 4, size: 4), let entry = entries(at: start)[0x0112], entry.type == 3,
            let turn = number(at: entry.offset, size: 2), (1...8).contains(turn)
        else { return 1 }
        return turn
    }

    /// Where the picture was taken. 0, 0 is what cameras write that do not know.
    var position: Coordinate? {
        guard let start = number(at: 4, size: 4), let pointer = entries(at: start)[0x8825],
            let directory = number(at: pointer.offset, size: 4)
        else { return nil }
        let tags = entries(at: directory)
        guard let latitude = angle(tags[2], signed: tags[1], negative: "S"),
            let longitude = angle(tags[4], signed: tags[3], negative: "W"), latitude != 0 || longitude != 0
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// No more than a turn.
    static func bare(turn: Int) -> [UInt8] {
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(turn), 0, 0, 0, 0, 0, 0]
    }

    /// The first block within the bytes of a file whose own structure is not read (HEIC, TIFF).
    static func inside(_ bytes: [UInt8]) -> [UInt8]? {
        if begins(bytes[...]) { return bytes }
        let mark = [UInt8]("Exif\0\0".utf8)
        var index = 0
        while let found = bytes[index...].firstIndex(of: mark[0]) {
            if bytes[found...].starts(with: mark) {
                let block = bytes[(found + mark.count)...]
                if begins(block) { return [UInt8](block) }
            }
            index = found + 1
        }
        return nil
    }

    private func entries(at start: Int) -> [Int: Entry] {
        guard let count = number(at: start, size: 2), count <= Self.mostEntries else { return [:] }
        var result: [Int: Entry] = [:]
        for index in 0..<count {
            let at = start + 2 + index * 12
            guard let tag = number(at: at, size: 2), let type = number(at: at + 2, size: 2),
                let count = number(at: at + 4, size: 4), let value = number(at: at + 8, size: 4)
            else { return result }
            let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
            guard let size = sizes[type], count <= bytes.count else { continue }
            result[tag] = Entry(type: type, count: count, offset: size * count <= 4 ? at + 8 : value)
        }
        return result
    }

    /// Degrees, minutes and seconds as three fractions.
    private func angle(_ entry: Entry?, signed sign: Entry?, negative: Character) -> Double? {
        guard let entry, entry.type == 5, entry.count >= 1 else { return nil }
        let parts = (0..<min(3, entry.count)).map { fraction(at: entry.offset + $0 * 8) }
        guard !parts.contains(nil) else { return nil }
        let value = zip(parts.compactMap(\.self), [1.0, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
        guard let letter = sign.flatMap({ number(at: $0.offset, size: 1) }) else { return value }
        return letter == Int(negative.asciiValue ?? 0) ? -value : value
    }

    private func fraction(at index: Int) -> Double? {
        guard let top = number(at: index, size: 4), let bottom = number(at: index + 4, size: 4) else { return nil }
        guard bottom > 0 else { return top == 0 ? 0 : nil }
        return Double(top) / Double(bottom)
    }

    private func number(at index: Int, size: Int) -> Int? {
        guard index >= 0, index <= bytes.count - size else { return nil }
        let digits = bytes[index..<index + size]
        return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
}
