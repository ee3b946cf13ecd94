/// The part of a text that is read, as scalars, each with its place in the original.
struct ScalarText {
    /// A line is read so far; text slots keep all of it.
    static let limit = 4096

    let scalars: [Unicode.Scalar]
    private let text: String
    /// UTF-8 offset of each scalar, and of the end.
    let offsets: [Int]
    /// The text goes on after what is read.
    let isCut: Bool
    /// False where there surely is no digit of any script.
    let mayHaveDigits: Bool

    init(_ text: String) {
        var scalars: [Unicode.Scalar] = []
        var offsets = [0]
        scalars.reserveCapacity(min(text.utf8.count, Self.limit))
        offsets.reserveCapacity(min(text.utf8.count, Self.limit) + 1)
        var rest = text.unicodeScalars.makeIterator()
        var offset = 0
        var mayHaveDigits = false
        while scalars.count < Self.limit, let scalar = rest.next() {
            scalars.append(scalar)
            if !scalar.isASCII || scalar.isDigit { mayHaveDigits = true }
            offset += UTF8.width(scalar)
            offsets.append(offset)
        }
        self.text = text
        self.scalars = scalars
        self.offsets = offsets
        self.mayHaveDigits = mayHaveDigits
        isCut = rest.next() != nil
    }

    var count: Int { scalars.count }
    subscript(index: Int) -> Unicode.Scalar? {
        Effort.step()
        return scalars.indices.contains(index) ? scalars[index] : nil
    }

    /// UTF-8 offsets in the original of a range of scalars.
    func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

    func string(_ range: Range<Int>) -> String { text.string(atBytes: bytes(range)) }

    /// The original words of a range of UTF-8 offsets.
    func string(bytes range: Range<Int>) -> String { text.string(atBytes: range) }
}

extension String {
    /// The part at a range of UTF-8 offsets, which lie between scalars.
    func string(atBytes range: Range<Int>) -> String {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }
}
