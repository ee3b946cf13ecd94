import Core
import Foundation
import TestSupport

/// A value of every kind that a coder meets.
struct Sample: Codable, Equatable {
    enum Kind: String, Codable, CaseIterable { case plain, other = "Other one" }

    enum Deed: Codable, Equatable {
        case nothing
        case say(String)
        case move(from: Int, to: Double?)
    }

    struct Inner: Codable, Equatable {
        var fileUniqueID: String?
        var deeper: [Inner]
    }

    var flag: Bool
    var int: Int
    var small: Int8
    var bigOne: Int64
    var naturalNumber: UInt64
    var ratio: Double
    var single: Float
    var words: String
    var maybe: String?
    var perhapsFlag: Bool?
    var perhapsID: Int64?
    var perhapsRatio: Double?
    var perhapsSmall: UInt16?
    var list: [Int]
    var nested: [[String?]]
    var table: [String: Double]
    var numbered: [Int: Bool]
    var kind: Kind
    var deeds: [Deed]
    var data: Data
    var date: Date
    var url: URL
    var inner: Inner
}

extension Sample {
    static func random(_ random: inout SeededRandom) -> Sample {
        Sample(
            flag: .random(using: &random), int: integer(&random), small: integer(&random), bigOne: integer(&random),
            naturalNumber: integer(&random), ratio: double(&random), single: Float(Int16.random(in: -999...999)) / 8,
            words: text(&random), maybe: perhaps(text, &random),
            perhapsFlag: perhaps({ Bool.random(using: &$0) }, &random),
            perhapsID: perhaps(integer, &random), perhapsRatio: perhaps(double, &random),
            perhapsSmall: perhaps(integer, &random), list: many(integer, &random),
            nested: many({ many({ perhaps(text, &$0) }, &$0) }, &random),
            table: Dictionary(many({ (text(&$0), double(&$0)) }, &random)) { first, _ in first },
            numbered: Dictionary(many({ (integer(&$0), true) }, &random)) { first, _ in first },
            kind: Kind.allCases.randomElement(using: &random) ?? .plain, deeds: many(deed, &random),
            data: Data(many(integer, &random) as [UInt8]),
            date: Date(timeIntervalSinceReferenceDate: double(&random)),
            url: URL(filePath: "/a/\(UInt8.random(in: 0...99, using: &random)) b"), inner: inner(3, &random))
    }

    static func integer<Number: FixedWidthInteger>(_ random: inout SeededRandom) -> Number {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Number(Int8.random(in: 0...9, using: &random))
        case 1: [.min, .max, 0, 1].randomElement(using: &random) ?? 0
        default: Number.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<Number.bitWidth, using: &random)
        }
    }

    /// Finite: short ones, whole ones, and any pattern of bits that no reader takes for zero.
    static func double(_ random: inout SeededRandom) -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return Double(Int32.random(in: .min ... .max, using: &random)) / 1e7
        case 1: return Double(integer(&random) as Int64)
        case 2:
            return [0, -0.0, 1e15, 1e16, 1e22, 1e23, .pi, .greatestFiniteMagnitude, 0x1p53].randomElement(
                using: &random) ?? 0
        default:
            let number = Double(bitPattern: random.next())
            return number.isNormal ? number : 0
        }
    }

    static func text(_ random: inout SeededRandom) -> String {
        let scalars = "ab c_AZ09\"\\/\u{0}\u{7}\u{8}\t\n\u{C}\r\u{1F}\u{7F}éß€\u{2028}\u{FEFF}\u{FFFF}🌊👩‍👩‍👧"
        return String(
            String.UnicodeScalarView(many({ scalars.unicodeScalars.randomElement(using: &$0) ?? "a" }, &random)))
    }

    private static func deed(_ random: inout SeededRandom) -> Deed {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .nothing
        case 1: .say(text(&random))
        default: .move(from: integer(&random), to: perhaps(double, &random))
        }
    }

    private static func inner(_ depth: Int, _ random: inout SeededRandom) -> Inner {
        Inner(fileUniqueID: perhaps(text, &random), deeper: depth == 0 ? [] : many({ inner(depth - 1, &$0) }, &random))
    }

    private static func perhaps<Value>(
        _ make: (inout SeededRandom) -> Value, _ random: inout SeededRandom
    ) -> Value? {
        Bool.random(using: &random) ? make(&random) : nil
    }

    static func many<Value>(_ make: (inout SeededRandom) -> Value, _ random: inout SeededRandom) -> [Value] {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in make(&random) }
    }
}
