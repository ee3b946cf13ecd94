import Foundation

/// The lines of a calendar as they were before folding (RFC 5545, 3.1), each with its number.
///
/// Works on bytes, since folds of careless programs may lie within a character. Lines may end as they like.
struct ICSLines: Sequence, IteratorProtocol {
    struct Line {
        /// Of its first part, counted from 1.
        let number: Int
        let bytes: [UInt8]
        /// More of it was there than is kept.
        let isCut: Bool
    }

    /// Bytes of a line that are kept.
    static let longest = 200_000

    private let bytes: [UInt8]
    private var index = 0
    private var number = 0
    /// The first line feed from `index` on, once it was looked for: a file may have none.
    private var feed = -1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Line? {
        while index < bytes.count {
            let first = number + 1
            var part = take()
            guard !part.isEmpty else { continue }
            if !isFold { return Line(number: first, bytes: cut(part), isCut: part.count > Self.longest) }
            var line = cut(part)
            var isCut = part.count > Self.longest
            while isFold {
                index += 1
                part = take()
                let room = Self.longest - line.count
                if part.count > room { isCut = true }
                line += bytes[part.prefix(Swift.max(0, room))]
            }
            return Line(number: first, bytes: line, isCut: isCut)
        }
        return nil
    }

    private func cut(_ part: Range<Int>) -> [UInt8] { Array(bytes[part.prefix(Self.longest)]) }

    /// The next part goes on with this one.
    private var isFold: Bool { index < bytes.count && (bytes[index] == 0x20 || bytes[index] == 0x09) }

    /// One line as it stands in the file.
    private mutating func take() -> Range<Int> {
        let start = index
        number += 1
        let end = endOfLine(start)
        index = end
        if index < bytes.count, bytes[index] == 0x0D { index += 1 }
        if index < bytes.count, bytes[index] == 0x0A, index == end || bytes[index - 1] == 0x0D { index += 1 }
        return start..<end
    }

    /// `memchr` is many times faster than a loop over a large file.
    private mutating func endOfLine(_ start: Int) -> Int {
        if feed < start { feed = first(0x0A, in: start..<bytes.count) ?? bytes.count }
        return first(0x0D, in: start..<feed) ?? feed
    }

    private func first(_ byte: Int32, in range: Range<Int>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return nil }
            return memchr(base + range.lowerBound, byte, range.count).map { base.distance(to: $0) }
        }
    }
}
