/// A part of a file of the MPEG-4 family: its name, its length and what is in it, which may be boxes again.
///
/// Source: ISO/IEC 14496-12, section 4.2; QuickTime File Format, "Atoms".
struct Box {
    /// Four characters, also beyond ASCII ("©xyz").
    let name: String
    let start: Int
    /// What it holds, behind the length and the name.
    let body: Range<Int>

    /// The boxes that fill a range one behind the other; nil where they do not.
    static func all(in range: Range<Int>, of file: KeptBytes) -> [Box]? {
        let boxes = whole(in: range, of: file)
        return (boxes.last?.body.upperBound ?? range.lowerBound) == range.upperBound ? boxes : nil
    }

    /// The boxes of a range up to the first that is broken or cut.
    static func whole(in range: Range<Int>, of file: KeptBytes) -> [Box] {
        var result: [Box] = []
        var index = range.lowerBound
        while index < range.upperBound, let box = Box(at: index, within: range, of: file) {
            result.append(box)
            index = box.body.upperBound
        }
        return result
    }

    private init?(at start: Int, within range: Range<Int>, of file: KeptBytes) {
        guard let short = file.number(at: start, size: 4), start + 8 <= range.upperBound else { return nil }
        var head = 8, length = short
        if short == 1 {
            guard let long = file.number(at: start + 8, size: 8) else { return nil }
            (head, length) = (16, long)
        } else if short == 0 {
            length = range.upperBound - start
        }
        guard length >= head, length <= range.upperBound - start else { return nil }
        name = String(String.UnicodeScalarView(file.bytes[start + 4..<start + 8].map { Unicode.Scalar($0) }))
        self.start = start
        body = start + head..<start + length
    }
}

extension KeptBytes {
    /// In its place stands room that nothing uses.
    mutating func blank(_ box: Box) {
        write([UInt8]("free".utf8), at: box.start + 4)
        clear(box.body)
    }

    /// Clears what is in the boxes of a range but those that are named, and gives these; nil where the range is broken.
    mutating func keep(_ names: Set<String>, in range: Range<Int>) -> [Box]? {
        guard let boxes = Box.all(in: range, of: self) else { return nil }
        for box in boxes where !names.contains(box.name) { blank(box) }
        return boxes.filter { names.contains($0.name) }
    }

    /// Clears the words of a handler ("Core Media Data Handler", a camera's name), not its kind.
    mutating func clearName(ofHandler box: Box) { clear(box.body.dropFirst(12)) }

    /// The kind of data that a handler is for: "vide", "soun", "pict".
    func kind(ofHandler box: Box) -> String {
        String(decoding: bytes[box.body].dropFirst(8).prefix(4), as: UTF8.self)
    }
}
