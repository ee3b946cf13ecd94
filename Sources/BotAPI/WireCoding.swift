import JSONCoding

/// The Bot API's spelling: `snake_case` outside, `camelCase` with capital `ID` inside.
enum WireCoding {
    static let coder = JSONCoder(naming: .snakeCase)
}
