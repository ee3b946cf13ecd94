import Core
import Foundation

/// A round length with its words: what a scale bar of at most that many metres shows.
struct ScaleBar: Hashable, Sendable {
    let metres: Double
    /// "200 m", "1 km", "500 ft", "2 mi".
    let label: String

    private static let metresPerFoot = 0.3048
    private static let metresPerMile = 1609.344

    /// The longest of 1, 2, 5, 10, 20 ... in the person's units that is no longer than `longest` metres.
    init(longest: Double, units: Settings.Units) {
        let longest = longest.isFinite && longest > 0 ? longest : 1
        let (unit, name): (Double, String) =
            switch units {
            case .metric: longest >= 1000 ? (1000, "km") : (1, "m")
            case .imperial: longest >= Self.metresPerMile ? (Self.metresPerMile, "mi") : (Self.metresPerFoot, "ft")
            }
        let number = Self.round(longest / unit)
        metres = number * unit
        label = "\(number >= 1 ? String(Int(number)) : String(number)) \(name)"
    }

    private static func round(_ number: Double) -> Double {
        let power = pow(10, log10(number).rounded(.down))
        return [5, 2, 1].first { $0 * power <= number * 1.000_001 }.map { $0 * power } ?? power
    }
}
