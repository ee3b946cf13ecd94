import Foundation

/// What each part of a way through a phrase is worth. Only the order matters; a literal word is 1.
enum Gain {
    static let literal: Float = 1
    static let coordinate: Float = 2
    static let unsureCoordinate: Float = 1.5
    static let number: Float = 0.5
    static let label: Float = 0.5
    static let time: Float = 1.5
    static let measure: Float = 1.5
    static func places(tokens: Int) -> Float { 0.9 * Float(tokens) }
    static let word: Float = -0.3
    /// Once for each stretch of free text, however long.
    static let text: Float = -0.6
    static let passedMark: Float = -0.02
    static let passedColon: Float = -0.15

    /// A keyword with typing errors.
    static func quality(ofDistance distance: Int) -> Double { distance == 0 ? 1 : distance == 1 ? 0.88 : 0.8 }

    /// Where no new thing is welcome, it should be there, or nearly.
    static func quality(ofUnknown match: NameMatch, _ kind: SlotKind) -> Double {
        if case .thing(_, .welcome) = kind { return 0.97 }
        return match.alternatives.isEmpty ? 0.68 : 0.85
    }

    static func literal(distance: Int) -> Float { literal + loss(quality(ofDistance: distance)) }

    static func known(_ score: Double, tokens: Int) -> Float { Float(min(tokens, 3)) + loss(score) }

    static func unknown(tokens: Int) -> Float { -0.4 - 0.1 * Float(tokens) }

    static func newName(tokens: Int) -> Float { -0.3 - 0.01 * Float(tokens) }

    private static func loss(_ quality: Double) -> Float { 4 * Float(log(quality)) }
}
