/// Bytes of a file of which only what is named is kept: everything stays at its place, so that no pointer needs changing.
struct KeptBytes {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// An unsigned number, the highest byte first; nil outside of the file, and where it is beyond all files.
    func number(at index: Int, size: Int) -> Int? {
        guard index >= 0, size >= 0, size <= 8, index <= bytes.count - size else { return nil }
        let number = bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }

    mutating func write(_ new: [UInt8], at index: Int) {
        bytes.replaceSubrange(index..<index + new.count, with: new)
    }

    /// Zeros in place of what is in the range; what lies outside of the file is left out.
    mutating func clear(_ range: Range<Int>) {
        let range = range.clamped(to: bytes.indices)
        bytes.withUnsafeMutableBufferPointer { buffer in
            buffer[range].update(repeating: 0)
        }
    }

    /// Zeros in place of all that is in some ranges and in none of the kept ones, which lie within them.
    mutating func clear(_ ranges: [Range<Int>], but kept: [Range<Int>]) {
        let whole = bytes
        for range in ranges { clear(range) }
        bytes.withUnsafeMutableBufferPointer { buffer in
            for part in kept.joined { _ = buffer[part].update(fromContentsOf: whole[part]) }
        }
    }
}

extension KeptBytes {
    /// The bytes from the sum of some offsets on; nil where that lies outside of the file.
    func range(_ offsets: Int..., length: Int) -> Range<Int>? {
        var start = 0
        for offset in offsets {
            guard offset <= bytes.count - start else { return nil }
            start += offset
        }
        return length <= bytes.count - start ? start..<start + length : nil
    }
}

extension [Range<Int>] {
    private var rising: [Range<Int>] { sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) } }

    /// The same bytes in as few ranges as can be, rising: a file may name the same bytes any number of times.
    var joined: [Range<Int>] {
        rising.reduce(into: []) { result, part in
            if let last = result.last, part.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, part.upperBound)
            } else {
                result.append(part)
            }
        }
    }

    /// Each lies within one of some rooms, which do not touch each other.
    func lie(within rooms: [Range<Int>]) -> Bool {
        var rooms = rooms.rising[...]
        return joined.allSatisfy { part in
            rooms = rooms.drop { $0.upperBound < part.upperBound }
            return rooms.first?.contains(part) == true
        }
    }
}

/// Reads numbers one behind the other.
struct NumberReader {
    private let file: KeptBytes
    private var index: Int
    private let end: Int

    init(_ file: KeptBytes, in range: Range<Int>) {
        (self.file, index, end) = (file, range.lowerBound, range.upperBound)
    }

    /// The next number of so many bytes, 0 of none; nil at the end.
    mutating func next(_ size: Int) -> Int? {
        guard size > 0 else { return 0 }
        guard size <= end - index, let number = file.number(at: index, size: size) else { return nil }
        index += size
        return number
    }
}
