/// HTML without comments, scripts and styles; one that never ends stays.
///
/// The bytes are gone through once: an end that is not found behind one beginning is not looked for behind the next.
struct ShownHTML {
    private struct Part {
        let beginning: [UInt8]
        let end: [UInt8]
        /// A name, which ends where the word does.
        let isTag: Bool

        init(_ beginning: String, _ end: String, isTag: Bool) {
            (self.beginning, self.end, self.isTag) = (Array(beginning.utf8), Array(end.utf8), isTag)
        }
    }

    private static let parts = [
        Part("<!--", "-->", isTag: false), Part("<script", "</script", isTag: true),
        Part("<style", "</style", isTag: true),
    ]

    private let bytes: [UInt8]
    private var endless: Set<Int> = []

    static func text(of html: String) -> String {
        var html = ShownHTML(bytes: Array(html.utf8))
        return html.shown()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func shown() -> String {
        var shown: [UInt8] = [], index = 0
        while index < bytes.count {
            if let end = endOfPart(at: index) {
                index = end
            } else {
                shown.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// Behind the part that begins there; nil where none does, or it never ends.
    private mutating func endOfPart(at index: Int) -> Int? {
        guard bytes[index] == UInt8(ascii: "<"),
            let number = Self.parts.firstIndex(where: { has($0.beginning, at: index) }), !endless.contains(number)
        else { return nil }
        let part = Self.parts[number], inside = index + part.beginning.count
        guard !part.isTag || !isWord(at: inside) else { return nil }
        for place in inside..<max(inside, bytes.count) {
            if let end = end(of: part, at: place) { return end }
        }
        endless.insert(number)
        return nil
    }

    private func end(of part: Part, at index: Int) -> Int? {
        guard has(part.end, at: index) else { return nil }
        let behind = index + part.end.count
        guard part.isTag else { return behind }
        let close = bytes[behind...].firstIndex { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
        return close.flatMap { bytes[$0] == UInt8(ascii: ">") ? $0 + 1 : nil }
    }

    /// A mark in small letters, however it is written there.
    private func has(_ mark: [UInt8], at index: Int) -> Bool {
        guard mark.count <= bytes.count - index else { return false }
        return mark.indices.allSatisfy {
            let byte = bytes[index + $0]
            return mark[$0] == ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
    }

    private func isWord(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        let letter = Character(Unicode.Scalar(bytes[index]))
        return bytes[index] >= 0x80 || letter.isLetter || letter.isNumber || letter == "_"
    }
}
