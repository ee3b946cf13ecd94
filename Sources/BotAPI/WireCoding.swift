import Foundation
import JSONCoding

/// The Bot API's spelling: `snake_case` outside, `camelCase` with capital `ID` inside.
enum WireCoding {
    private static let coder = JSONCoder(naming: .snakeCase)

    static func data(of value: some Encodable) throws -> Data { try coder.data(of: value) }

    /// - Throws: `DecodingError`.
    static func read<Value: Decodable>(_ type: Value.Type, from json: Data) throws -> Value {
        try coder.read(type, from: json)
    }
}
