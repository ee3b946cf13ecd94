import Foundation

/// Writes texts into the query of an address.
enum QueryText {
    private static let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics.intersection(asciiSet))
    private static let asciiSet = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")

    /// As one value of a query (RFC 3986, 2.3: everything but the unreserved characters is written in hexadecimal).
    static func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
}
