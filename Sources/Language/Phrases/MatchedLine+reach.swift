/// How far what begins at a token may go.
extension MatchedLine {
    /// Words that an unknown name may have.
    static let unknownWords = 6
    /// Tokens that a new name may have.
    static let nameTokens = 24
    /// Characters.
    private static let nameLength = 100

    /// What goes as far as it can: to the end of the line, to where only politeness follows, or as far as a name may.
    enum Reach: Int, CaseIterable {
        case askedPlaces, places
        /// A street with a house number.
        case address
        /// A city that a time zone is known by.
        case zone
    }

    func findReach(_ kind: Reach, from position: Int) -> Int? {
        switch kind {
        case .askedPlaces: return placesEnd(from: position, .asked)
        case .places: return placesEnd(from: position, .standing)
        case .address:
            let reader = StreetReader(tokens: tokens)
            return line.ends.last { $0 > position && reader.isAddress(position..<$0) }
        case .zone:
            return nameEnds(from: position).last {
                $0 - position <= Self.unknownWords && TimeZoneReader.isCity(tokens[position..<$0], line.language)
            }
        }
    }

    /// Behind the last word for places no wish for one begins.
    private func placesEnd(from position: Int, _ freedom: PlaceWishReader.Freedom) -> Int? {
        guard position <= lastPlace else { return nil }
        return line.ends.last {
            $0 > position && $0 - position <= Self.nameTokens && wish(position..<$0, freedom) != nil
        }
    }

    /// Letters and digits without a blank between them are one word: "1234abcd".
    func wordEnd(from position: Int) -> Int {
        var end = position
        while end < tokens.count, tokens[end].kind == .word || tokens[end].kind == .number {
            guard end == position || tokens[end - 1].range.upperBound == tokens[end].range.lowerBound else { break }
            end += 1
        }
        return end
    }

    /// After a word, on the same line, before a polite ending.
    func findNameEnds(from position: Int) -> [Int] {
        if let quoted = quoted(at: position) { return isShort(quoted.tokens) ? [quoted.tokens.upperBound] : [] }
        guard tokens[position].kind != .punctuation else { return [] }
        let limit = line.ends.first { $0 > position } ?? tokens.count
        let most = max(position + 1, min(limit, position + Self.nameTokens))
        var result: [Int] = []
        result.reserveCapacity(most - position)
        for end in position + 1...most {
            let kind = tokens[end - 1].kind
            guard kind != .lineBreak, !tokens[end - 1].isQuoted, kind != .link else { break }
            guard isShort(position..<end) else { break }
            if kind != .punctuation || Self.closing.contains(tokens[end - 1].key) { result.append(end) }
        }
        return result
    }

    private func isShort(_ range: Range<Int>) -> Bool {
        let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
        return bytes.count <= Self.nameLength || line.string(bytes).count <= Self.nameLength
    }

    private static let closing: WordSet = [")", "]"]
}

extension ReadLine {
    /// A word of the line is one for places.
    var mayWishForPlaces: Bool { tokens.contains { $0.traits.contains(.place) } }
}
