package import Core

/// Why something written like a coordinate cannot be one.
package enum CoordinateProblem: Sendable, Hashable, Reply {
    /// Degrees, not within -90...90; the longitude as written beside it.
    case latitude(Double, longitude: Double)
    /// Degrees, not within -180...180.
    case longitude(Double)
    /// Minutes or seconds of 60 or more.
    case sixty(Double)

    package var wording: Wording {
        switch self {
        case .latitude(let degrees, let longitude) where abs(degrees) <= 180 && abs(longitude) <= 90:
            Wording(
                "coordinate.swapped",
                "The latitude {degrees} is out of range (-90 to 90). Latitude comes first: did you mean {swapped}?",
                [
                    "degrees": .text(Self.text(degrees)),
                    "swapped": .text("\(Self.text(longitude)), \(Self.text(degrees))"),
                ])
        case .latitude(let degrees, _):
            Wording(
                "coordinate.latitude", "The latitude {degrees} is out of range (-90 to 90).",
                ["degrees": .text(Self.text(degrees))])
        case .longitude(let degrees):
            Wording(
                "coordinate.longitude", "The longitude {degrees} is out of range (-180 to 180).",
                ["degrees": .text(Self.text(degrees))])
        case .sixty(let value):
            Wording(
                "coordinate.sixty", "{value} minutes or seconds are too many (0 to 59).",
                ["value": .text(Self.text(value))])
        }
    }

    /// Without a useless ".0".
    private static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}
