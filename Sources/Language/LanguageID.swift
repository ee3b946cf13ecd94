/// A language Wayside reads and answers in, by the primary subtag of its IETF tag: "en".
package struct LanguageID: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let english = LanguageID(rawValue: "en")

    /// The language that a word names in any language: "German", "deutsch"; nil for one that we do not speak.
    package init?(named word: String) {
        let word = Folding.fold(word)
        guard let tables = LanguageTables.all.first(where: { $0.names.contains(word) || $0.id.rawValue == word }) else {
            return nil
        }
        self = tables.id
    }

    /// The language of a tag such as "de-AT" where we have its tables, else English.
    package init(tag: String?) { self = Self.all.first { $0.rawValue == tag } ?? Self(primaryOf: tag ?? "") }

    private init(primaryOf tag: String) {
        let primary = tag.prefix { $0.isASCII && $0.isLetter }.lowercased()
        self = Self.all.first { $0.rawValue == primary } ?? .english
    }

    /// Of all languages that we speak, without handing their tables about.
    private static let all = LanguageTables.all.map(\.id)
}
