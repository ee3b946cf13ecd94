/// Reads `a=b&c=d` with percent signs and plus signs.
enum FormReader {
    /// The first of several with the same name wins, as on Telegram's server.
    static func read(_ text: some StringProtocol) -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = decode(parts[0])
            if result[name] == nil { result[name] = parts.count == 2 ? decode(parts[1]) : "" }
        }
        return result
    }

    /// A percent sign that no two hexadecimal digits follow stays.
    static func decode(_ text: some StringProtocol, plusIsSpace: Bool = true) -> String {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let high = digit(source[index + 1]), let low = digit(source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(plusIsSpace && source[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : source[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
