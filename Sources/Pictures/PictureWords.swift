import Foundation

/// The few words that stand in a picture or describe it.
struct PictureWords: Sendable {
    let noMap: String
    let map: String
    let you: String
    let decimalPoint: String

    /// In English where the language is none that is known here.
    init(_ language: String) {
        self = Self.tables[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()] ?? Self.english
    }

    private init(noMap: String, map: String, you: String, decimalPoint: String) {
        (self.noMap, self.map, self.you, self.decimalPoint) = (noMap, map, you, decimalPoint)
    }

    private static let english = PictureWords(
        noMap: "No map of this area", map: "Map, about {width} wide.", you: "You are on it.", decimalPoint: ".")
    private static let tables = [
        "en": english,
        "de": PictureWords(
            noMap: "Keine Karte von dieser Gegend", map: "Karte, etwa {width} breit.", you: "Du bist darauf.",
            decimalPoint: ","),
    ]
}
