/// `&lt;`, `&#60;`, `&#x3c;`: the few names that Telegram knows, and all numbers.
enum HTMLCharacterReference {
    private static let names: [(String, UInt32)] = [("lt", 0x3C), ("gt", 0x3E), ("amp", 0x26), ("quot", 0x22)]

    /// Moves past the reference at `position` and gives its character (a surrogate too); nil where there is none.
    static func read(_ source: [UInt8], _ position: inout Int) -> UInt32? {
        let rest = source[(position + 1)...]
        if rest.first == UInt8(ascii: "#") { return number(source, &position) }
        for (name, scalar) in names where rest.starts(with: name.utf8) {
            var end = position + 1 + name.utf8.count
            if end < source.count, source[end].isASCIIAlphanumeric { continue }
            if end < source.count, source[end] == UInt8(ascii: ";") { end += 1 }
            position = end
            return scalar
        }
        return nil
    }

    private static func number(_ source: [UInt8], _ position: inout Int) -> UInt32? {
        var end = position + 2
        let isHex = end < source.count && source[end] == UInt8(ascii: "x")
        if isHex { end += 1 }
        let begin = end
        var value: UInt32 = 0
        while end < source.count, value < 0x110000,
            let digit = Character(Unicode.Scalar(source[end])).hexDigitValue, isHex || digit < 10
        {
            value = value * (isHex ? 16 : 10) + UInt32(digit)
            end += 1
        }
        guard end > begin, value > 0, value < 0x10FFFF, end - position < 10 else { return nil }
        if end < source.count, source[end] == UInt8(ascii: ";") { end += 1 }
        position = end
        return value
    }
}
