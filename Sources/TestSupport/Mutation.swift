package import Core

extension SeededRandom {
    /// The bytes with a few of them changed, lost, doubled or cut off.
    package mutating func mutilated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...below(3) where !bytes.isEmpty {
            let place = below(bytes.count)
            switch below(6) {
            case 0: bytes[place] = UInt8(below(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: Array("9999999999999999999".utf8), at: place)
            case 3: bytes.removeSubrange(place...)
            case 4: bytes.insert(contentsOf: bytes[place...].prefix(below(40)), at: place)
            default: bytes.insert(pick(Array("\\\"{}[],:-.eE\u{0}".utf8)), at: place)
            }
        }
        return bytes
    }

    /// The text with a few of its characters changed, lost, doubled or swapped.
    package mutating func mutated(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0...below(8) where !scalars.isEmpty {
            let place = below(scalars.count)
            switch below(6) {
            case 0: scalars.remove(at: place)
            case 1: scalars.insert(scalars[place], at: place)
            case 2: scalars[place] = scalar()
            case 3: scalars.insert(pick(Self.marks), at: place)
            case 4: scalars.append(contentsOf: scalars[place...].prefix(below(60)))
            default: scalars.swapAt(place, below(scalars.count))
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Any Unicode scalar, ordinary ones more often.
    package mutating func scalar() -> Unicode.Scalar {
        let most: UInt32 = pick([0x7F, 0x7F, 0x24F, 0x2FFF, 0x1FFFF, 0x10FFFF])
        return Unicode.Scalar(UInt32(below(Int(most) + 1))) ?? "\u{FFFD}"
    }

    private static let marks = Array(
        " \n\r\t\"'.,:;#-°{[<>&/\u{200D}\u{200F}\u{202E}\u{301}\u{FE0F}\u{0}".unicodeScalars)
}
