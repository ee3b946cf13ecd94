package import Core

/// Where one comes to or goes away from at an occasion, as its words say it: "Billa" of "get to Billa", "Billa
/// verlassen".
package struct OccasionSite: Hashable, Sendable {
    package let words: String
    package let move: OccasionMove

    /// nil where more is said than that somebody comes to something or goes away from it. What has no word for either is
    /// come to by who is there, and left by who does something afterwards.
    package init?(_ name: String, _ relation: OccasionRelation?, language: LanguageID) {
        let words = LanguageTables.tables(for: language).checkIns
        let line = LineReader.read(name, language: language)
        let tokens = line.tokens
        guard let first = tokens.indices.first(where: { !words.saysOnlyThat(tokens[$0].key) }),
            let last = tokens.indices.last(where: { !words.saysOnlyThat(tokens[$0].key) }),
            let move = Self.move(OccasionMeaning(name, words).motion, relation)
        else { return nil }
        self.words = line.string(line.bytes(ofTokens: first..<last + 1))
        self.move = move
    }

    private static func move(_ motion: OccasionMotion?, _ relation: OccasionRelation?) -> OccasionMove? {
        switch (motion, relation) {
        case (.go, _), (.arrive, _), (nil, .when): .arrive
        case (.leave, _), (nil, .after): .leave
        case (.begin, _), (.end, _), (nil, .before), (nil, nil): nil
        }
    }
}

extension CheckInWords {
    /// The word is for coming or going, and not for where.
    fileprivate func saysOnlyThat(_ word: String) -> Bool {
        let isMotion = motion(of: word).map { [.go, .arrive, .leave].contains($0) } ?? false
        return isMotion || [leads, away, toward, small].contains { $0.contains(word) }
    }
}
