import Foundation
import HTTPTypes

/// An answer as it comes in.
struct CurlResponse {
    private(set) var fields = HTTPFields()
    private(set) var body = Data()
    private(set) var isTooLarge = false
    /// The empty line after the fields has come.
    private(set) var hasWholeHead = false
    private var fieldBytes = 0
    /// Bytes of the body.
    var limit = 0
    /// Bytes of all header fields together.
    private static let fieldLimit = 256 << 10

    /// How many bytes were taken; fewer than given stops the transfer.
    mutating func take(body buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard let buffer, body.count + count <= limit else {
            isTooLarge = count > 0
            return 0
        }
        body.append(Data(bytes: buffer, count: count))
        return count
    }

    /// One header line; a status line begins a new answer (after "100 Continue").
    mutating func take(field buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        fieldBytes += count
        guard let buffer, fieldBytes <= Self.fieldLimit else {
            isTooLarge = true
            return 0
        }
        let line = String(decoding: Data(bytes: buffer, count: count), as: UTF8.self)
        if line.hasPrefix("HTTP/") { fields = HTTPFields() }
        hasWholeHead = line.allSatisfy(\.isNewline)
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, let name = HTTPField.Name(String(parts[0])) {
            let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
            fields.append(HTTPField(name: name, value: value))
        }
        return count
    }
}
