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

    /// Zeros in place of all that is in the range and in none of the kept ones.
    mutating func clear(_ range: Range<Int>, but kept: [Range<Int>]) {
        var start = range.lowerBound
        for part in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.overlaps(range) {
            if start < part.lowerBound { clear(start..<part.lowerBound) }
            start = max(start, part.upperBound)
        }
        if start < range.upperBound { clear(start..<range.upperBound) }
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
