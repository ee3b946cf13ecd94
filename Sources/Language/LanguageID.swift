/// A language Wayside reads and answers in, by the primary subtag of its IETF tag: "en".
package struct LanguageID: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let english = LanguageID(rawValue: "en")

    /// The language of a tag such as "de-AT" where we have its tables, else English.
    package init(tag: String?) {
        let primary = (tag ?? "").prefix { $0.isASCII && $0.isLetter }.lowercased()
        self = LanguageTables.all.first { $0.id.rawValue == primary }?.id ?? .english
    }
}
