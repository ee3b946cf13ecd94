import Core
import Foundation

/// Finds links and the point that a map's link shows.
enum LinkReader {
    /// Where a link that begins at `start` ends; nil where none begins.
    static func end(in text: ScalarText, at start: Int) -> Int? {
        guard firstLetters.contains(text.scalars[start].value | 0x20),
            starts.contains(where: { begins(text, start, with: $0) })
        else { return nil }
        var end = start
        while let scalar = text[end], !scalar.isSpace, scalar.kind != .lineBreak,
            !"<>\"".unicodeScalars.contains(scalar)
        { end += 1 }
        while end > start, ".,;:!?)]}'’".unicodeScalars.contains(text.scalars[end - 1]) { end -= 1 }
        return end
    }

    /// The point of a geo: URI (RFC 5870) or of a link to a known map; nil for any other link.
    static func point(of link: String) -> Found.Value? {
        let lower = link.prefix(4).lowercased()
        if lower == "geo:" { return GeoURI.point(of: link.dropFirst(4)) }
        return ShortMapLink.point(of: link) ?? MapLink(link)?.pointOrProblem
    }

    /// What such a link calls its point; nil where it has no name in it.
    static func name(of link: String) -> String? {
        link.prefix(4).lowercased() == "geo:" ? GeoURI.name(of: link.dropFirst(4)) : MapLink(link)?.name
    }

    private static let starts: [[Unicode.Scalar]] = ["https://", "http://", "geo:", "www."].map {
        Array($0.unicodeScalars)
    }

    private static let firstLetters = starts.compactMap { $0.first?.value }

    private static func begins(_ text: ScalarText, _ start: Int, with prefix: [Unicode.Scalar]) -> Bool {
        // Most words that begin so are none: "how", "get", "why".
        guard let second = text[start + 1], !second.isASCII || second.value | 0x20 == prefix[1].value | 0x20,
            let after = text[start + prefix.count], !after.isSpace, after.kind != .lineBreak
        else { return false }
        if prefix.count == 4, prefix.last == ":", !after.isDigit, after != "-", after != "+" { return false }
        return prefix.indices.allSatisfy { index in
            let scalar = text.scalars[start + index]
            return scalar == prefix[index] || Folding.fold(scalar) == String(prefix[index])
        }
    }
}
