/// What a scalar does in a line.
enum ScalarKind {
    case letter, digit, space, lineBreak, joiner, mark, symbol, punctuation
}

extension Unicode.Scalar {
    var kind: ScalarKind {
        switch value {
        case 0x61...0x7A, 0x41...0x5A: .letter
        case 0x30...0x39: .digit
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
        case 0...0x20, 0x7F: .space
        case 0x21...0x7E: .punctuation
        default: kindBeyondASCII
        }
    }

    private var kindBeyondASCII: ScalarKind {
        switch properties.generalCategory {
        case .decimalNumber: .digit
        case .nonspacingMark, .spacingMark, .enclosingMark: .mark
        case .format: isJoiner ? .joiner : .space
        case .spaceSeparator, .control, .surrogate, .unassigned, .privateUse: .space
        case .otherSymbol, .modifierSymbol, .otherNumber: .symbol
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: .letter
        default: .punctuation
        }
    }

    /// Zero-width (non-)joiner and soft hyphen: part of the word or emoji they stand in.
    private var isJoiner: Bool { value == 0x200C || value == 0x200D || value == 0xAD }

    var isApostrophe: Bool {
        switch value {
        case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x02BC, 0xFF07: true
        default: false
        }
    }

    var isSpace: Bool { kind == .space }
    var isDigit: Bool { kind == .digit }
    var isLetter: Bool { kind == .letter }

    /// 0...9 in any script's digits.
    var digitValue: Int? {
        if (0x30...0x39).contains(value) { return Int(value) - 0x30 }
        guard isDigit, let number = properties.numericValue else { return nil }
        return Int(number)
    }
}
