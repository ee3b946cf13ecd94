import Core

/// Reads a coordinate at one place of a line, in the notations people copy and type.
///
/// Plain numbers must have decimals like a coordinate's: prices, versions, dates and telephone numbers are none.
struct CoordinateReader {
    struct Reading {
        let value: Found.Value
        let isCertain: Bool
        let range: Range<Int>
    }

    let text: ScalarText
    let lexicon: Lexicon

    func read(at index: Int) -> Reading? {
        guard canBegin(at: index) else { return nil }
        for decimal: Unicode.Scalar in [".", ","] {
            let reader = AngleReader(text: text, lexicon: lexicon, decimal: decimal)
            guard let first = reader.read(at: index), let start = separator(after: first, decimal),
                let second = reader.read(at: start), endsCleanly(second)
            else { continue }
            if let reading = judge(first, second, gap: first.range.upperBound..<start) { return reading }
        }
        return nil
    }

    private func canBegin(at index: Int) -> Bool {
        let scalar = text.scalars[index]
        guard scalar.isDigit || scalar == "+" || scalar == "-" || scalar == "−" || mayBeWord(index) else {
            return false
        }
        guard let before = text[index - 1] else { return true }
        switch before.kind {
        case .letter, .digit: return false
        case .punctuation: return !"./,-+−%€$£¥_:'′″\"".unicodeScalars.contains(before) || isList(before, index)
        case .symbol: return before != "€" && before != "°"
        default: return !isMoney(text[index - 2])
        }
    }

    /// A direction's letter alone, or the beginning of "lat" or "lon".
    private func mayBeWord(_ index: Int) -> Bool {
        guard let scalar = text[index], scalar.isASCII, scalar.isLetter else { return false }
        let small = Unicode.Scalar(UInt8(scalar.value) | 0x20)
        guard text[index + 1]?.isLetter == true else { return lexicon.tables.hemispheres[small] != nil }
        return lexicon.axisLetters.contains(small)
    }

    /// A colon or comma that belongs to the words before it: "here:48.2,16.3".
    private func isList(_ before: Unicode.Scalar, _ index: Int) -> Bool {
        (before == ":" || before == ",") && text[index - 2]?.isDigit != true
    }

    private func isMoney(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.generalCategory == .currencySymbol } ?? false
    }

    /// Where the second half begins; nil where the first one goes on in another way.
    private func separator(after first: Angle, _ decimal: Unicode.Scalar) -> Int? {
        var index = first.range.upperBound
        var marks = 0
        var blanks = 0
        while let scalar = text[index] {
            if scalar.isSpace || scalar == "\n" {
                blanks += 1
            } else if scalar == "," || scalar == ";" || scalar == "/" || scalar == "|" {
                marks += 1
            } else {
                break
            }
            index += 1
            if marks > 1 || blanks > 4 { return nil }
        }
        if marks + blanks > 0 { return index }
        let isSigned = text[index] == "+" || text[index] == "-"
        return isSigned || first.axis != nil || text[index]?.isLetter == true ? index : nil
    }

    /// No letters, digits, currency or per cent directly behind it.
    private func endsCleanly(_ angle: Angle) -> Bool {
        let end = angle.range.upperBound
        guard let next = text[end] else { return true }
        if next.isLetter || next.isDigit || next == "%" || isMoney(next) { return false }
        if next == "." || next == "," || next == "/" || next == "-" || next == ":" {
            if text[end + 1]?.isDigit == true { return false }
        }
        return !(next.isSpace && isMoney(text[end + 1]))
    }
}
