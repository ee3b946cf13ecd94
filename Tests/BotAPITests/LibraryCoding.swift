import Foundation

/// The Bot API's spelling by the library's coders, to compare with.
enum LibraryCoding {
    static func encoded(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return try encoder.encode(value)
    }

    static func decoded<Value: Decodable>(_ type: Value.Type, from json: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            Name(stringValue: memberName(of: path.last?.stringValue ?? ""))
        }
        return try decoder.decode(type, from: json)
    }

    /// "file_unique_id" is `fileUniqueID`.
    static func memberName(of field: String) -> String {
        guard field.contains("_") else { return field }
        let words = field.split(separator: "_")
        return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
            name += word == "id" ? "ID" : word.capitalized
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
