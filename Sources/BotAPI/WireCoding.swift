import Foundation

/// The Bot API's spelling: `snake_case` outside, `camelCase` with capital `ID` inside.
enum WireCoding {
    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        // The same request gives the same bytes.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            WireKey(stringValue: memberName(of: path.last?.stringValue ?? ""))
        }
        return decoder
    }()

    /// "file_unique_id" is `fileUniqueID`.
    static func memberName(of field: String) -> String {
        guard field.contains("_") else { return field }
        let words = field.split(separator: "_")
        return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
            name += word == "id" ? "ID" : word.capitalized
        }
    }
}

private struct WireKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
