/// A wish for places goes on to the end of the line, or to where only politeness follows.
extension ProgramMatcher {
    mutating func places(_ node: PhraseGraph.Node, _ position: Int, _ freedom: PlaceWishReader.Freedom) -> Cell {
        for end in line.ends.reversed() where end > position && end - position <= Self.nameTokens {
            if wish(position..<end, freedom) != nil { return onward(node, end, Gain.places(tokens: end - position)) }
        }
        return Cell()
    }

    /// A street with a house number.
    mutating func address(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        let reader = StreetReader(tokens: line.tokens)
        for end in line.ends.reversed() where end > position && reader.isAddress(position..<end) {
            return onward(node, end, Gain.places(tokens: end - position))
        }
        return Cell()
    }

    /// A city that a time zone is known by.
    mutating func zone(_ node: PhraseGraph.Node, _ position: Int) -> Cell {
        for end in nameEnds(from: position).reversed() where end - position <= Self.unknownWords {
            guard TimeZoneReader.isCity(line.tokens[position..<end], line.language) else { continue }
            return onward(node, end, Gain.places(tokens: end - position))
        }
        return Cell()
    }

    /// What some tokens wish for.
    func wish(_ tokens: Range<Int>, _ freedom: PlaceWishReader.Freedom) -> PlaceWish? {
        var reader = PlaceWishReader(line, freedom: freedom, names: names.names)
        return reader.read(tokens)
    }
}

extension ReadLine {
    /// A word of the line is one for places.
    var mayWishForPlaces: Bool { tokens.contains { $0.traits.contains(.place) } }
}
