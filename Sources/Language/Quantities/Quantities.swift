/// How a number was said: exactly, as one end, or as a range.
package struct SaidAmount: Hashable, Sendable, Codable {
    package enum Bound: String, Hashable, Sendable, Codable {
        case about, most, least
    }

    package var value: Double
    /// The other end of a range, which `value` begins.
    package var to: Double?
    package var bound: Bound?

    package init(_ value: Double, to: Double? = nil, bound: Bound? = nil) {
        (self.value, self.to, self.bound) = (value, to, bound)
    }

    func scaled(by factor: Double) -> SaidAmount {
        SaidAmount(Self.rounded(value * factor), to: to.map { Self.rounded($0 * factor) }, bound: bound)
    }

    /// Without what binary fractions leave: 0.30000000000000004.
    static func rounded(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }
}

/// "500 m", "half a mile", "10 minutes on foot".
package struct SaidDistance: Hashable, Sendable, Codable {
    package var metres: SaidAmount
    /// It was said as a time on foot, at `walkingSpeed`.
    var isWalk = false

    /// Metres a minute, at which people walk in a town.
    static let walkingSpeed = 80.0
}

/// "12.50 €", "20 quid".
package struct SaidMoney: Hashable, Sendable, Codable {
    package var amount: SaidAmount
    /// ISO 4217
    var currency: String
    /// The word or sign belongs to several currencies ("$"), of which the best known was taken.
    package var isAssumed = false
}

/// "4 stars", "4 out of 5", "★★★".
package struct SaidRating: Hashable, Sendable, Codable {
    package var value: Double
    /// The best there is; nil where it was not said, as it is with stars, of which there are five.
    package var best: Double?

    /// The best there is of stars.
    package static let stars = 5.0
}

/// A value of a line that measures something.
enum SaidQuantity: Hashable, Sendable {
    case distance(SaidDistance)
    case money(SaidMoney)
    case rating(SaidRating)
}
