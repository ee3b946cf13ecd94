/// The part of a text that is read, as scalars, each with its place in the original.
struct ScalarText {
    /// A line is read so far; text slots keep all of it.
    static let limit = 4096

    let scalars: [Unicode.Scalar]
    /// UTF-8 offset of each scalar, and of the end.
    let offsets: [Int]
    /// The text goes on after what is read.
    let isCut: Bool

    init(_ text: String) {
        var scalars: [Unicode.Scalar] = []
        var offsets = [0]
        var rest = text.unicodeScalars.makeIterator()
        var offset = 0
        while scalars.count < Self.limit, let scalar = rest.next() {
            scalars.append(scalar)
            offset += UTF8.width(scalar)
            offsets.append(offset)
        }
        self.scalars = scalars
        self.offsets = offsets
        isCut = rest.next() != nil
    }

    var count: Int { scalars.count }
    subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

    /// UTF-8 offsets in the original of a range of scalars.
    func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

    /// The words of a range of UTF-8 offsets at which scalars begin and end.
    func string(bytes range: Range<Int>) -> String {
        guard let start = offsets.firstIndex(of: range.lowerBound), let end = offsets.firstIndex(of: range.upperBound)
        else { return "" }
        return string(start..<end)
    }

    func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }
}
