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
        let line = UnsafeRawBufferPointer(start: buffer, count: count)
        if line.starts(with: "HTTP/".utf8) { fields = HTTPFields() }
        hasWholeHead = line.allSatisfy { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
        if let field = Self.field(line) { fields.append(field) }
        return count
    }

    /// nil where the line is no header field.
    private static func field(_ line: UnsafeRawBufferPointer) -> HTTPField? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
            let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
        else { return nil }
        var value = line[colon...].dropFirst()
        while let first = value.first, isSpace(first) { value = value.dropFirst() }
        while let last = value.last, isSpace(last) { value = value.dropLast() }
        return HTTPField(name: name, value: String(decoding: value, as: UTF8.self))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
}
