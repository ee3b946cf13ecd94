extension TapeScanner {
    /// RFC 8259, section 7: quotes, no bare control characters, known escapes, and UTF-8.
    mutating func text() throws(Fault) {
        position += 1
        let start = position
        var kind = JSONTape.Kind.text
        while bytes[position] != UInt8(ascii: "\"") {
            switch bytes[position] {
            case ..<0x20: throw fault("a control character")
            case UInt8(ascii: "\\"):
                kind = .escapedText
                try escape()
            case 0x80...: try multibyte()
            default: position += 1
            }
        }
        note(kind, from: start)
        position += 1
    }

    private mutating func escape() throws(Fault) {
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            position += 1
            for _ in 0..<4 {
                guard bytes[position].hexValue != nil else { throw fault("an escape of another form") }
                position += 1
            }
        default: throw fault("an unknown escape")
        }
    }

    /// One character of two to four bytes (RFC 3629, section 4).
    private mutating func multibyte() throws(Fault) {
        switch bytes[position] {
        case 0xC2...0xDF: try tail(1)
        case 0xE0: try tail(2, first: 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE, 0xEF: try tail(2)
        case 0xED: try tail(2, first: 0x80...0x9F)
        case 0xF0: try tail(3, first: 0x90...0xBF)
        case 0xF1...0xF3: try tail(3)
        case 0xF4: try tail(3, first: 0x80...0x8F)
        default: throw fault("no UTF-8")
        }
    }

    private mutating func tail(_ count: Int, first: ClosedRange<UInt8> = 0x80...0xBF) throws(Fault) {
        var allowed = first
        for _ in 0..<count {
            position += 1
            guard allowed.contains(bytes[position]) else { throw fault("no UTF-8") }
            allowed = 0x80...0xBF
        }
        position += 1
    }
}

extension TapeScanner {
    /// RFC 8259, section 6.
    mutating func number() throws(Fault) {
        let start = position
        var kind = JSONTape.Kind.integer
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if bytes[position] == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if bytes[position] == UInt8(ascii: ".") {
            kind = .fraction
            position += 1
            try digits()
        }
        if bytes[position] | 0x20 == UInt8(ascii: "e") {
            kind = .fraction
            position += 1
            if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        note(kind, from: start)
    }

    /// One or more.
    private mutating func digits() throws(Fault) {
        guard bytes[position].isDigit else { throw fault("a number of another form") }
        repeat { position += 1 } while bytes[position].isDigit
    }
}

extension UInt8 {
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// 0-15.
    var hexValue: UInt16? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
