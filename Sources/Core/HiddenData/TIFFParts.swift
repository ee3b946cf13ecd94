/// A TIFF in its directories: one for each page.
///
/// Everything stays where it is; directories lose the entries that are not needed to show the page, and zeros take the
/// place of all bytes that no entry refers to any more.
///
/// Source: TIFF 6.0, sections 2, 8 and 15.
struct TIFFParts {
    /// The pages alone.
    let bare: [UInt8]

    /// nil where the bytes are no whole TIFF, or one that has more than pages in it: a raw picture.
    init?(_ bytes: [UInt8]) {
        var pages = Pages(bytes)
        guard pages.readAll() else { return nil }
        bare = pages.bare
    }
}

private struct Pages {
    /// Size, form, colours, turn, how it is packed; never words.
    private static let shown: Set<Int> = [
        254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290,
        291, 292, 293, 296, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 338, 339, 340, 341, 342, 347, 529,
        530, 531, 532, 34675,
    ]
    /// Directories below a page, a raw picture's mark, an old way of JPEG whose data stand elsewhere.
    private static let refused: Set<Int> = [330, 512, 513, 50706]
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8]
    private static let mostPages = 10_000

    private let bytes: [UInt8]
    private let isLittle: Bool
    private var kept: KeptBytes
    private var parts: [Range<Int>] = [0..<8]
    /// Entries may all refer to the same bytes, but no program writes more numbers than there are bytes.
    private var numbersLeft: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isLittle = bytes.first == 0x49
        numbersLeft = bytes.count
        kept = KeptBytes(bytes)
    }

    var bare: [UInt8] {
        var kept = kept
        kept.clear([bytes.indices], but: parts)
        return kept.bytes
    }

    mutating func readAll() -> Bool {
        guard bytes.count >= 8, bytes.dropFirst(8).prefix(2) != [0x43, 0x52], var next = number(at: 4, size: 4) else {
            return false
        }
        var seen: Set<Int> = []
        while next != 0 {
            guard seen.insert(next).inserted, seen.count <= Self.mostPages, let further = readPage(at: next) else {
                return false
            }
            next = further
        }
        return !seen.isEmpty
    }

    /// - Returns: where the next page's directory is, 0 for none; nil where this one is broken or not to be shown.
    private mutating func readPage(at start: Int) -> Int? {
        guard let count = number(at: start, size: 2), let next = number(at: start + 2 + 12 * count, size: 4) else {
            return nil
        }
        var entries: [UInt8] = []
        var values: [Int: [Int]] = [:]
        for index in 0..<count {
            let at = start + 2 + 12 * index
            guard let tag = number(at: at, size: 2), !Self.refused.contains(tag) else { return nil }
            guard Self.shown.contains(tag) else { continue }
            guard let numbers = keepValue(at: at) else { return nil }
            values[tag] = numbers
            entries += bytes[at..<at + 12]
        }
        guard keepData(values), values[259]?.first != 6 else { return nil }
        let ending = Array(bytes[start + 2 + 12 * count..<start + 6 + 12 * count])
        let directory = digits(entries.count / 12) + entries + ending
        kept.write(directory, at: start)
        parts.append(start..<start + directory.count)
        return next
    }

    /// Keeps what an entry refers to.
    /// - Returns: its whole numbers, where it has such; nil where they lie outside of the file.
    private mutating func keepValue(at entry: Int) -> [Int]? {
        guard let type = number(at: entry + 2, size: 2), let size = Self.sizes[type],
            let count = number(at: entry + 4, size: 4), count <= bytes.count / size
        else { return nil }
        var start = entry + 8
        if size * count > 4 {
            guard let place = number(at: start, size: 4), place <= bytes.count - size * count else { return nil }
            start = place
            parts.append(start..<start + size * count)
        }
        guard type == 3 || type == 4 else { return [] }
        numbersLeft -= count
        guard numbersLeft >= 0 else { return nil }
        return (0..<count).compactMap { number(at: start + $0 * size, size: size) }
    }

    /// Keeps the strips or tiles; a page has the one or the other.
    private mutating func keepData(_ values: [Int: [Int]]) -> Bool {
        let starts = values[273] ?? values[324] ?? [], counts = values[279] ?? values[325] ?? []
        guard !starts.isEmpty, starts.count == counts.count else { return false }
        for (start, count) in zip(starts, counts) {
            guard start <= bytes.count - count else { return false }
            parts.append(start..<start + count)
        }
        return true
    }

    private func number(at index: Int, size: Int) -> Int? {
        guard index >= 0, index <= bytes.count - size else { return nil }
        let digits = bytes[index..<index + size]
        return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }

    private func digits(_ number: Int) -> [UInt8] {
        let two = [UInt8(number >> 8), UInt8(number & 255)]
        return isLittle ? two.reversed() : two
    }
}
