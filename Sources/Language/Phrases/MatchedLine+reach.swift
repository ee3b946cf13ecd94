/// How far what begins at a token may go.
extension MatchedLine {
    /// Words that an unknown name may have.
    static let unknownWords = 6
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
            return nameEnds(from: position).reversed().first {
                $0 - position <= Self.unknownWords && TimeZoneReader.isCity(tokens[position..<$0], line.language)
            }
        }
    }

    /// Behind the last word for places no wish for one begins.
    private func placesEnd(from position: Int, _ freedom: PlaceWishReader.Freedom) -> Int? {
        guard position <= lastPlace, mayBeginWish(at: position) else { return nil }
        return line.ends.last {
            $0 > position && $0 - position <= NameEnds.most && wish(position..<$0, freedom) != nil
        }
    }

    /// With any other word a wish for a place has no meaning.
    private func mayBeginWish(at position: Int) -> Bool {
        let kind = tokens[position].kind
        return kind == .punctuation || kind == .symbol || !values(at: position).isEmpty
            || Lexicon.of(line.language).beginsPlace(tokens[position].key)
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
    func findNameEnds(from position: Int) -> NameEnds {
        if let quoted = quoted(at: position) {
            return isShort(quoted.tokens) ? NameEnds(quoted.tokens.upperBound) : NameEnds(from: position)
        }
        var result = NameEnds(from: position)
        guard tokens[position].kind != .punctuation else { return result }
        let limit = line.ends.first { $0 > position } ?? tokens.count
        for end in position + 1...max(position + 1, min(limit, position + NameEnds.most)) {
            let kind = tokens[end - 1].kind
            guard kind != .lineBreak, !tokens[end - 1].isQuoted, kind != .link, isShort(position..<end) else { break }
            if kind != .punctuation || Self.closing.contains(tokens[end - 1].key) { result.insert(end) }
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
