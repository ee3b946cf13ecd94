import Core

/// Words that are a street with a house number: "42 quai jean-charles rey", "Hauptstr. 3, Ostrand".
struct StreetReader {
    private static let longest = 9

    let tokens: [Token]

    /// Whether all of some tokens are such an address.
    func isAddress(_ range: Range<Int>) -> Bool {
        let words = range.filter { tokens[$0].kind == .word || tokens[$0].kind == .number }
        guard words.count >= 2, words.count <= Self.longest, words.count(where: isNumber) <= 3,
            range.allSatisfy({ tokens[$0].kind != .link && tokens[$0].kind != .lineBreak })
        else { return false }
        return beginsWithNumber(words) || hasStreet(words) || hasWayBefore(words)
    }

    /// "42 quai jean-charles rey", "10 downing street", "221b baker st, london"
    private func beginsWithNumber(_ words: [Int]) -> Bool {
        guard let first = words.first, isNumber(first) else { return false }
        let isLettered = words.count > 2 && tokens[words[1]].key.count == 1
        let rest = Array(words.dropFirst(isLettered ? 2 : 1))
        guard let next = rest.first, rest.count > 1 else { return rest.first.map(isStreetByEnding) ?? false }
        if StreetWords.leading.contains(tokens[next].key) || isStreetByEnding(next) { return true }
        // "10 downing street": the word ends the street, and only a town may follow behind a comma.
        guard let end = rest.dropFirst().prefix(4).firstIndex(where: { StreetWords.trailing.contains(tokens[$0].key) })
        else {
            return false
        }
        let isLast = end == rest.count - 1
        return isLast || tokens[rest[end] + 1].key == "," || tokens[rest[end] + 1].key == "."
    }

    /// "Hauptstraße 3", "Lange Gasse 12 Wien"
    private func hasStreet(_ words: [Int]) -> Bool {
        for (place, index) in words.enumerated().prefix(4) where place + 1 < words.count {
            // "in der", "pin": no part of a street's name.
            if tokens[index].traits.contains(.common) || tokens[index].traits.contains(.stop) { return false }
            let isWhole = place == 0 || tokens[index - 1].key == "-"
            guard isWhole && isStreetByEnding(index) || place > 0 && StreetWords.endings.contains(tokens[index].key)
            else {
                continue
            }
            if isNumber(words[place + 1]) { return true }
        }
        return false
    }

    /// "rue du phare 12"
    private func hasWayBefore(_ words: [Int]) -> Bool {
        guard let first = words.first, StreetWords.leading.contains(tokens[first].key), words.count > 2 else {
            return false
        }
        return words.dropFirst(2).prefix(4).contains(where: isNumber)
    }

    private func isNumber(_ index: Int) -> Bool { tokens[index].kind == .number && tokens[index].key.count <= 5 }

    /// "hauptstrasse", "hauptstr", "lindengasse"
    private func isStreetByEnding(_ index: Int) -> Bool {
        let key = tokens[index].key
        return StreetWords.endings.contains { key.count > $0.count + 2 && key.hasSuffix($0) }
    }

    /// A line of these tokens may be one: it has a number, and not many words.
    static func mayHold(_ tokens: [Token]) -> Bool {
        tokens.contains { $0.kind == .number }
            && tokens.contains { token in
                StreetWords.leading.contains(token.key) || StreetWords.trailing.contains(token.key)
                    || StreetWords.endings.contains { token.key.hasSuffix($0) }
            }
    }
}
