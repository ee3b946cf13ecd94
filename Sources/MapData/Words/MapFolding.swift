import Foundation

/// Names as they are compared: small letters without accents, words with one space between.
enum MapFolding {
    /// "Café de l'Église" is "cafe de leglise"; what is neither letter, digit nor apostrophe parts words.
    static func fold(_ text: some StringProtocol) -> String {
        if let quick = foldASCII(text) { return quick }
        return joined(text.unicodeScalars.lazy.flatMap { Self.folded($0).unicodeScalars })
    }

    /// All the ways in which a name may be typed, each folded: with "ü" as "u" and as "ue", with "l'" joined and apart.
    static func variants(_ name: String) -> [String] {
        var variants = [fold(name)]
        if name.unicodeScalars.contains(where: { umlauts[$0] != nil }) {
            variants.append(joined(name.unicodeScalars.lazy.flatMap { (umlauts[$0] ?? folded($0)).unicodeScalars }))
        }
        if name.unicodeScalars.contains(where: apostrophes.contains) {
            variants.append(
                fold(
                    String(
                        String.UnicodeScalarView(
                            name.unicodeScalars.map { apostrophes.contains($0) ? " " : $0 }))))
        }
        return variants
    }

    private static func joined(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView(), hasGap = false
        for scalar in scalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if hasGap, !result.isEmpty { result.append(" ") }
                hasGap = false
                result.append(scalar)
            } else if !scalar.properties.isGraphemeExtend, !apostrophes.contains(scalar) {
                hasGap = true
            }
        }
        return String(result)
    }

    private static func foldASCII(_ text: some StringProtocol) -> String? {
        var result: [UInt8] = [], hasGap = false
        for byte in text.utf8 {
            switch byte {
            case 0x80...: return nil
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                if hasGap, !result.isEmpty { result.append(UInt8(ascii: " ")) }
                hasGap = false
                result.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if hasGap, !result.isEmpty { result.append(UInt8(ascii: " ")) }
                hasGap = false
                result.append(byte | 0x20)
            case UInt8(ascii: "'"): break
            default: hasGap = true
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func folded(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII { return scalar.properties.lowercaseMapping }
        if let special = specials[scalar] { return special }
        let base = scalar.properties.lowercaseMapping.decomposedStringWithCompatibilityMapping.lowercased()
        return String(String.UnicodeScalarView(base.unicodeScalars.filter { !$0.properties.isGraphemeExtend }))
    }

    private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "‘", "ʼ", "´", "`"]

    private static let umlauts: [Unicode.Scalar: String] = [
        "ä": "ae", "Ä": "ae", "ö": "oe", "Ö": "oe", "ø": "oe", "Ø": "oe", "ü": "ue", "Ü": "ue", "å": "aa", "Å": "aa",
    ]

    private static let specials: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d",
        "ð": "d", "Ð": "d", "ł": "l", "Ł": "l", "þ": "th", "Þ": "th", "ı": "i", "ħ": "h", "Ħ": "h", "ς": "σ",
    ]
}
