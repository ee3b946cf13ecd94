package import Core

/// Where one comes to or goes away from at an occasion, as its words say it: "Billa" of "get to Billa", "Billa
/// verlassen".
package struct OccasionSite: Hashable, Sendable {
    /// Empty where one word says both: "heimkommen".
    package let words: String
    package let move: OccasionMove
    private let language: LanguageID
    /// What tells the place, in its plain forms.
    private let stems: [String]

    /// nil where more is said than that somebody comes to something, is near it or goes away from it. What has no word for
    /// either is come to by who is there, and left by who does something afterwards.
    package init?(_ name: String, _ relation: OccasionRelation?, language: LanguageID) {
        let words = LanguageTables.tables(for: language).checkIns
        let line = LineReader.read(name, language: language)
        let tokens = line.tokens
        let near = tokens.indices.lazy.compactMap { words.beside.end(in: tokens, at: $0, limit: tokens.count) }.first
        let said = tokens.indices.dropFirst(near ?? 0).filter { !words.saysOnlyThat(tokens[$0].key) }
        let meaning = OccasionMeaning(name, words)
        guard !meaning.stems.isEmpty,
            let move = near == nil ? Self.move(meaning.motion, relation) : .arrive
        else { return nil }
        self.words = said.first.map { line.string(line.bytes(ofTokens: $0..<said[said.count - 1] + 1)) } ?? ""
        self.move = move
        self.language = language
        stems = near == nil ? meaning.stems : OccasionMeaning(self.words, words).stems
    }

    /// A place of that name is where it is: "Zuhause" of "heimkommen".
    package func isAt(placeNamed name: String) -> Bool {
        OccasionMeaning(name, LanguageTables.tables(for: language).checkIns).stems == stems
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
