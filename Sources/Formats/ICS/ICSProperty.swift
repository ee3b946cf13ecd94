import Foundation

/// One line of a calendar taken apart: `NAME;PARAMETER=VALUE:value` (RFC 5545, 3.1).
struct ICSProperty {
    /// Upper case.
    let name: String
    /// By their names in upper case; the first value of each.
    let parameters: [String: String]
    /// As it stands there.
    let value: String
    let line: Int

    /// In upper case; empty where the line has none.
    static func name(of bytes: [UInt8]) -> String {
        let end = bytes.firstIndex { $0 == colon || $0 == semicolon } ?? 0
        guard end <= 60 else { return "" }
        let name = String(decoding: bytes[..<end], as: UTF8.self)
        // As nearly all are written, which is worth a look in a large file.
        let isPlain = bytes[..<end].allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x2D }
        return isPlain ? name : name.trimmed.uppercased()
    }

    /// nil for a line without a value.
    init?(_ line: ICSLines.Line, name: String) {
        let scanner = ParameterScanner(line.bytes)
        guard !name.isEmpty, let value = scanner.valueIndex else { return nil }
        self.name = name
        parameters = scanner.parameters
        self.value = Self.text(line.bytes[value...])
        self.line = line.number
    }

    /// UTF-8; what is none is taken for Windows-1252, and what controls a printer is left out.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(validating: bytes, as: UTF8.self) ?? String(data: Data(bytes), encoding: .windowsCP1252)
        guard let text else { return String(decoding: bytes, as: UTF8.self) }
        guard bytes.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }

    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let semicolon = UInt8(ascii: ";")
}

/// Reads the parameters of a line; a value in quotes may hold any sign.
private struct ParameterScanner {
    private(set) var parameters: [String: String] = [:]
    /// Where the value begins; nil where there is none.
    private(set) var valueIndex: Int?
    private let bytes: [UInt8]
    private var index: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.firstIndex { $0 == ICSProperty.colon || $0 == ICSProperty.semicolon } ?? bytes.count
        let start = index
        while index < bytes.count, bytes[index] == ICSProperty.semicolon {
            index += 1
            takeParameter()
        }
        if index < bytes.count {
            valueIndex = index + 1
        } else if start < bytes.count, let colon = bytes[start...].firstIndex(of: ICSProperty.colon) {
            // A quote that nothing closes: the first colon ends it.
            valueIndex = colon + 1
        }
    }

    private mutating func takeParameter() {
        let name = String(decoding: take(until: "=:;"), as: UTF8.self)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return }
        var isFirst = true
        repeat {
            index += 1
            let value = takeValue()
            if isFirst { parameters[name.trimmed.uppercased()] = value }
            isFirst = false
        } while index < bytes.count && bytes[index] == UInt8(ascii: ",")
    }

    private mutating func takeValue() -> String {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return Self.decode(take(until: ",:;")) }
        index += 1
        let value = take(until: "\"")
        // What stands between the closing quote and the next sign is of no value.
        _ = take(until: ",:;")
        return Self.decode(value)
    }

    private mutating func take(until signs: String) -> ArraySlice<UInt8> {
        let stops = Array(signs.utf8)
        let start = index
        while index < bytes.count, !stops.contains(bytes[index]) { index += 1 }
        return bytes[start..<index]
    }

    /// `^n`, `^'` and `^^` (RFC 6868).
    private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        let caret = UInt8(ascii: "^")
        guard bytes.contains(caret) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = [], rest = bytes
        while let byte = rest.popFirst() {
            let sign = byte == caret ? signs[rest.first ?? 0] : nil
            result.append(sign ?? byte)
            if sign != nil { rest.removeFirst() }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let signs: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "'"): UInt8(ascii: "\""), UInt8(ascii: "^"): UInt8(ascii: "^"),
    ]
}
