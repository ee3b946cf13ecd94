import Foundation

/// The smallest parts of an angle. Each moves the index only where it read something.
extension AngleReader {
    struct Number {
        let value: Double
        let wholeDigits: Int
        let decimals: Int
    }

    func number(at index: inout Int) -> Number? {
        var end = index
        let whole = digits(at: &end)
        guard !whole.isEmpty, whole.count <= 10 else { return nil }
        var decimals = ""
        if text[end] == decimal, text[end + 1]?.isDigit == true {
            end += 1
            decimals = digits(at: &end)
        }
        guard decimals.count <= 20, let value = Double(whole + "." + (decimals.isEmpty ? "0" : decimals)) else {
            return nil
        }
        index = end
        return Number(value: value, wholeDigits: whole.count, decimals: decimals.count)
    }

    /// At most some dozens, so that a line of digits takes no time.
    private func digits(at index: inout Int) -> String {
        var result = ""
        while result.utf8.count < 40, let digit = text[index]?.digitValue {
            result += String(digit)
            index += 1
        }
        return result
    }

    func sign(at index: inout Int) -> Double? {
        guard let scalar = text[index], text[index + 1]?.isDigit == true else { return nil }
        switch scalar {
        case "+": index += 1
        case "-", "−":
            index += 1
            return -1
        default: return nil
        }
        return 1
    }

    /// "lat", "longitude:" before the number.
    func word(at index: inout Int) -> Angle.Axis? {
        guard text[index]?.isLetter == true else { return nil }
        var end = index
        while let scalar = text[end], scalar.isLetter, end - index < 12 { end += 1 }
        let word = Folding.fold(text.string(index..<end))
        let axis: Angle.Axis
        if lexicon.tables.latitudeWords.contains(word) {
            axis = .latitude
        } else if lexicon.tables.longitudeWords.contains(word) {
            axis = .longitude
        } else {
            return nil
        }
        skipBlanks(&end)
        if text[end] == ":" || text[end] == "=" { end += 1 }
        skipBlanks(&end)
        index = end
        return axis
    }

    /// A direction before the number.
    func letter(at index: inout Int) -> Hemisphere? {
        guard let scalar = text[index], let direction = hemisphere(scalar) else { return nil }
        var end = index + 1
        if text[end] == "." { end += 1 }
        skipBlanks(&end)
        guard text[end]?.isDigit == true else { return nil }
        index = end
        return direction
    }

    /// A direction behind the number, and not the beginning of a word.
    func letterBehind(at index: inout Int) -> Hemisphere? {
        var end = index
        skipBlanks(&end)
        guard let scalar = text[end], let direction = hemisphere(scalar) else { return nil }
        if let next = text[end + 1] {
            if next.isLetter && (hemisphere(next) == nil || text[end + 2]?.isLetter == true) { return nil }
            if next.isDigit && end > index { return nil }
            if next.isApostrophe { return nil }
        }
        var behind = end + 1
        skipBlanks(&behind)
        if end > index, behind > end + 1, text[behind]?.isDigit == true, isAhead(end) { return nil }
        index = end + 1
        return direction
    }

    /// "48.2 N 16.3 E" and not "N 48.2 E 16.3": no direction stands before the number.
    private func isAhead(_ index: Int) -> Bool {
        guard let direction = text[index].flatMap(hemisphere) else { return false }
        var before = index - 1
        while before >= 0, index - before < 24, let scalar = text[before] {
            if scalar.isLetter {
                guard text[before - 1]?.isLetter != true, let other = hemisphere(scalar) else { return false }
                return other.isLatitude != direction.isLatitude
            }
            before -= 1
        }
        return false
    }

    private func hemisphere(_ scalar: Unicode.Scalar) -> Hemisphere? {
        guard scalar.isASCII else { return nil }
        return lexicon.tables.hemispheres[scalar]
            ?? lexicon.tables.hemispheres[Unicode.Scalar(UInt8(scalar.value) | 0x20)]
    }

    func degreeSign(at index: inout Int) -> Bool {
        var end = index
        skipBlanks(&end)
        guard let scalar = text[end], scalar == "°" || scalar == "º" || scalar == "˚" else { return false }
        index = end + 1
        return true
    }

    /// Length of a minute mark at an index: 0 for none.
    func isMinuteMark(_ index: Int) -> Int {
        guard let scalar = text[index], scalar == "′" || scalar.isApostrophe else { return 0 }
        return text[index + 1]?.isApostrophe == true ? 0 : 1
    }

    func isSecondMark(_ index: Int) -> Int {
        guard let scalar = text[index] else { return 0 }
        if scalar == "″" || scalar == "\"" || scalar == "”" || scalar == "“" { return 1 }
        return scalar.isApostrophe && text[index + 1]?.isApostrophe == true ? 2 : 0
    }

    func skipBlanks(_ index: inout Int) {
        let limit = index + 3
        while index < limit, text[index]?.isSpace == true { index += 1 }
    }
}
