package import Core

/// What a line tells of a place that it names or that was spoken of before it.
extension ReadLine {
    private static let mostOfName = 4, leastOfNumber = 5

    /// The places that the line begins with, each alone called exactly so, the longest name first, and what is said of it:
    /// the vet's and "is closed in August" of "the vet is closed in August".
    package func placesNamedFirst(among names: Names) -> [(id: Int64, said: String)] {
        let determiners = wishWords.determiners
        let start = tokens.prefix { determiners.contains($0.key) || isArticle($0) }.count
        guard start + 1 < tokens.count else { return [] }
        var finder = NameFinder(line: self, names: names)
        return (start + 1...min(start + Self.mostOfName, tokens.count - 1)).reversed().compactMap { end in
            guard let match = finder.match(start..<end, as: .place), match.isExact, match.alternatives.isEmpty else {
                return nil
            }
            return match.id.map { ($0, text(from: end)) }
        }
    }

    /// "is closed in August", "hours: mon-fri 9-17", "hat Mo-Fr 8-12 offen", "closed down", behind the name of a place: when it
    /// is open, and nothing else.
    package var tellsHoursOfNamed: Bool {
        let said = tokens.drop { means($0.key, .being) || means($0.key, .stating) || $0.isSoft }
        let rest = LineReader.read(withoutTimes, language: language).tokens
        guard !hasQuestionMark, said.count > 1, let first = said.first, let last = said.last,
            rest.contains(where: { means($0.key, .opening) && !$0.isQuoted }),
            means(first.key, .opening) || means(last.key, .opening) && !timeValues.isEmpty
        else { return false }
        let deeds = titleWords.deeds
        return rest.allSatisfy { token in
            token.kind != .word || [.opening, .stating].contains { means(token.key, $0) }
                || token.isOfEveryDay && !deeds.contains(token.key)
        }
    }

    /// "phone 01 234567", "address: Main Street 5": a number or an address without whose it is.
    package var tellsDetail: Bool {
        let determiners = wishWords.determiners
        var said = tokens.drop { determiners.contains($0.key) || isArticle($0) }
        // "opening hours"
        if let next = said.dropFirst().first, [.detail, .opening].allSatisfy({ means(next.key, $0) }) {
            said = said.dropFirst()
        }
        guard !asks, !hasQuestionMark, said.count > 1, let first = said.first, means(first.key, .detail),
            case let rest = said.dropFirst(), let next = rest.first
        else { return false }
        if next.key == ":" { return rest.count > 1 }
        let value = means(next.key, .stating) ? rest.dropFirst() : rest
        let digits = value.reduce(0) { $0 + $1.key.count(where: \.isNumber) }
        if means(first.key, .opening) {
            return digits > 1 && value.count(where: { $0.kind == .word }) <= Self.mostOfName
        }
        return digits >= Self.leastOfNumber && value.allSatisfy { $0.kind != .word }
    }

    /// "it's on the 3rd floor", "it has wifi": how what was spoken of is, but not "it's on Friday".
    package var tellsOfIt: Bool {
        guard tokens.count > 2, beginsWithIt, !asks, !hasQuestionMark, let last = tokens.last,
            !timeValues.contains(where: { $0.range.contains(last.range.lowerBound) })
        else { return false }
        return !means(tokens[0].key, .it) || [.stating, .past].contains { means(tokens[1].key, $0) }
    }

    /// "it", "it's"
    var beginsWithIt: Bool {
        guard let first = tokens.first else { return false }
        let whole = Lexicon.of(language).tables.contractions[first.key]?.first ?? first.key
        return means(whole, .it) && !means(whole, .there)
    }

    /// "code 4455", "locker 12": a word or two and a figure at the end.
    package var endsInFigure: Bool {
        guard (2...Self.mostOfName).contains(tokens.count), let last = tokens.last, timeValues.isEmpty else {
            return false
        }
        return last.kind == .number && tokens.dropLast().allSatisfy { $0.kind == .word || $0.isSoft } && !asks
    }

    /// "lovely", "has no sign" of "was lovely": how a named thing is or was.
    package var tellsStateOfNamed: Bool {
        guard let first = tokens.first, tokens.count > 1, !hasQuestionMark, timeValues.isEmpty else { return false }
        return means(first.key, .stating) || means(first.key, .past)
    }

    /// "cafe" of "is a cafe too": the one word for what a named thing is.
    package var kindTold: String? {
        let said = tokens.filter { !$0.isSoft && !means($0.key, .alone) }
        guard said.count == 3, means(said[0].key, .stating), isArticle(said[1]), said[2].kind == .word else {
            return nil
        }
        return string(said[2].range)
    }

    /// The point of "it's now at 48.2104, 16.3655", which says nothing else than where something is from now on.
    package var newPoint: Coordinate? {
        guard beginsWithIt, !asks, !hasQuestionMark else { return nil }
        let points = found.compactMap { found in
            if case .coordinate(let point) = found.value { (point, found.tokens) } else { nil }
        }
        let says = tokens.contains { token in [.moved, .lying, .atPresent].contains { means(token.key, $0) } }
        guard points.count == 1, says, case let (point, range) = points[0] else { return nil }
        let others = tokens.indices.filter { !range.contains($0) && tokens[$0].kind == .word }
        return others.dropFirst().allSatisfy { tokens[$0].isOfEveryDay || means(tokens[$0].key, .moved) } ? point : nil
    }

    /// Coordinates, as maps give them, stand before anything else.
    package var beginsWithPoint: Bool {
        found.contains { found in
            if case .coordinate = found.value { found.isCertain && found.tokens.lowerBound == 0 } else { false }
        }
    }
}
