import Foundation

/// What a picture says of itself in its bytes.
enum PNGDescription {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let longest = 10_000

    /// The text "Description" of a PNG; nil where it has none (PNG specification: tEXt and iTXt).
    static func text(in bytes: Data) -> String? {
        guard bytes.starts(with: signature) else { return nil }
        var rest = bytes.dropFirst(signature.count)
        while let length = rest.prefix(4).number, length <= rest.count - 12 {
            let kind = rest.dropFirst(4).prefix(4), body = rest.dropFirst(8).prefix(length)
            if kind.elementsEqual("IDAT".utf8) || kind.elementsEqual("IEND".utf8) { return nil }
            if let text = words(kind, body, keyword: "Description") { return String(text.prefix(longest)) }
            rest = rest.dropFirst(12 + length)
        }
        return nil
    }

    private static func words(_ kind: Data.SubSequence, _ body: Data.SubSequence, keyword: String) -> String? {
        guard body.starts(with: Array(keyword.utf8) + [0]) else { return nil }
        let value = body.dropFirst(keyword.utf8.count + 1)
        if kind.elementsEqual("tEXt".utf8) { return String(data: value, encoding: .isoLatin1) }
        // A flag and a method of compression, a language, a translated keyword; only plain words are read.
        guard kind.elementsEqual("iTXt".utf8), value.starts(with: [0, 0]) else { return nil }
        let parts = value.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(data: Data(parts[2]), encoding: .utf8) : nil
    }
}

extension Data {
    /// Four bytes as a number, the highest first; nil where they are fewer.
    fileprivate var number: Int? { count == 4 ? reduce(0) { $0 << 8 | Int($1) } : nil }
}
