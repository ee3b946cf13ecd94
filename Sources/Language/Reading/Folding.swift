/// How letters are made equal for comparing: case, accents and typographic forms fall away.
enum Folding {
    /// The folded form of one scalar; empty for accents that stand alone.
    static func fold(_ scalar: Unicode.Scalar) -> String {
        if let index = tableIndex(of: scalar) { return table[index] }
        if isAccent(scalar) || scalar.properties.isVariationSelector { return "" }
        if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
            return fold(narrow)
        }
        return scalar.properties.lowercaseMapping
    }

    /// The other usual spelling of an umlaut and its like, in ASCII: "ue" for "ü"; nil where there is none.
    static func variant(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ä", "Ä", "æ", "Æ": "ae"
        case "ö", "Ö", "ø", "Ø": "oe"
        case "ü", "Ü": "ue"
        case "å", "Å": "aa"
        default: nil
        }
    }

    /// A word folded without looking at its parts, for tables and lookups.
    static func fold(_ text: some StringProtocol) -> String {
        if text.utf8.allSatisfy(isPlain) { return String(text) }
        var result = ""
        for scalar in text.unicodeScalars { result += fold(scalar) }
        return result
    }

    /// A letter or mark of ASCII that is folded already; most words are of these.
    private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && !(0x41...0x5A).contains(byte) }

    /// The same for words of people's own, where "müll", "muell" and "mull" are one: what stands for an umlaut is its vowel.
    static func spelled(_ text: some StringProtocol) -> String {
        ["ae", "oe", "ue"].reduce(fold(text)) { $0.replacing($1, with: $1.prefix(1)) }
    }

    static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x0591...0x05BD, 0x064B...0x065F, 0x1AB0...0x1AFF, 0x20D0...0x20FF: true
        default: false
        }
    }

    /// Latin, Greek, Cyrillic and their additions: what is typed most is looked up.
    private static let table: [String] = {
        let bases = FoldedLetters.bases
        return (Array(0..<0x600) + Array(0x1E00..<0x2000)).map { (value: UInt32) in
            guard let scalar = Unicode.Scalar(value), !isAccent(scalar) else { return "" }
            let small = scalar.properties.lowercaseMapping.unicodeScalars.filter { !isAccent($0) }
            return small.map { bases[$0] ?? String($0) }.joined()
        }
    }()

    private static func tableIndex(of scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0..<0x600: Int(scalar.value)
        case 0x1E00..<0x2000: Int(scalar.value) - 0x1E00 + 0x600
        default: nil
        }
    }
}

extension StringProtocol {
    /// Its words without marks between and round them, folded.
    var foldedWords: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { Folding.fold($0) } }
}
