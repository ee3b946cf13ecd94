/// Marks that messengers and people put around words to set them off: "*buy* milk", "__now__".
package enum Emphasis {
    private static let marks = ["**", "__", "*", "_"]
    private static let opening = Set("(\"'“„[*_")
    private static let closing = Set(".,;:!?…)\"'”“]*_")

    /// The text without them; a mark that has no partner in its line stays.
    package static func removed(from text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            marks.reduce(String(line)) { removed($1, from: $0) }
        }.joined(separator: "\n")
    }

    private static func removed(_ mark: String, from line: String) -> String {
        var result = "", rest = Array(line)[...]
        let mark = Array(mark)
        while let first = rest.first {
            if opens(mark, rest, after: result.last), let end = end(of: mark, in: rest) {
                result += String(rest[(rest.startIndex + mark.count)..<end])
                rest = rest[(end + mark.count)...]
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func opens(_ mark: [Character], _ rest: ArraySlice<Character>, after last: Character?) -> Bool {
        guard rest.starts(with: mark), isFree(last, opening) else { return false }
        let next = rest.dropFirst(mark.count).first
        return next.map { !$0.isWhitespace && !mark.contains($0) } == true
    }

    private static func end(of mark: [Character], in rest: ArraySlice<Character>) -> Int? {
        (rest.startIndex + mark.count + 1..<rest.endIndex).first { place in
            guard rest[place...].starts(with: mark), !rest[place - 1].isWhitespace else { return false }
            let next = rest[(place + mark.count)...].first
            return isFree(next, closing) && next.map(mark.contains) != true
        }
    }

    /// Links and names with such marks inside keep them.
    private static func isFree(_ beside: Character?, _ signs: Set<Character>) -> Bool {
        beside.map { $0.isWhitespace || signs.contains($0) } ?? true
    }
}
